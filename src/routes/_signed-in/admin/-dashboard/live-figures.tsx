import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { LoadingBookings } from '@/components/admin/loading-bookings'
import { Card } from '@/components/ui/card'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { Warnings } from '@/components/ui/feedback/warnings'
import { type LiveFigure, liveFigures } from '@/domain/admin/live-figures'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { timeZone } from '@/lib/config'
import { counted, formatMoney, formatNumber } from '@/lib/text/format'
import { shortfallWords } from '@/lib/lists/shortfall'
import { useAllBookings } from '@/queries/admin-bookings'
import { useTrains } from '@/queries/trains'

const names: Record<LiveFigure['key'], string> = {
  bookings: 'Booked today',
  revenue: 'Revenue today',
  seats: 'Seats, next 7 days',
}

const Figure = ({ name, value, link }: { name: string; value: string; link: ReactNode }) => (
  <Card>
    <chakra.dt textStyle="small" color="fg.muted">
      {name}
    </chakra.dt>
    <chakra.dd textStyle="time">{value}</chakra.dd>
    <chakra.dd textStyle="small" mt="1">
      {link}
    </chakra.dd>
  </Card>
)

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  },
})

/** Figures from the real calls, each with the way to the rows behind it. */
export function LiveFigures({ today }: { today: CalendarDate }) {
  const bookings = useAllBookings()
  const trains = useTrains()
  return (
    // Three beside two: all five are as wide.
    <chakra.div display="grid" gap="3" alignItems="start" gridTemplateColumns={{ lg: '3fr 2fr' }}>
      <div>
        <Loaded load={bookings} skeleton={<LoadingBookings />}>
          {(page) => (
            <>
              <Warnings texts={[shortfallWords(page, 'booking')]} />
              <Figures>
                {liveFigures(page.items, today, timeZone).map(({ key, value, count, filter }) => (
                  <Figure
                    key={key}
                    name={names[key]}
                    value={key === 'revenue' ? formatMoney(value) : formatNumber(value)}
                    link={
                      <TextLink to="/admin/bookings" search={filter}>
                        {counted(count, 'booking')}
                      </TextLink>
                    }
                  />
                ))}
              </Figures>
            </>
          )}
        </Loaded>
      </div>
      <Loaded load={trains} skeleton={<SkeletonCard height={96} label="Loading trains…" />}>
        {({ items, total }) => {
          const resting = items.filter(({ daysOfOperation }) => daysOfOperation?.length === 0).length
          return (
            <Figures>
              <Figure
                name="Trains"
                value={formatNumber(total)}
                link={<TextLink to="/admin/trains">All trains</TextLink>}
              />
              <Figure
                name="No running day"
                value={formatNumber(resting)}
                link={
                  <TextLink to="/admin/trains" search={{ lacks: 'days' }}>
                    {counted(resting, 'train')}
                  </TextLink>
                }
              />
            </Figures>
          )
        }}
      </Loaded>
    </chakra.div>
  )
}
