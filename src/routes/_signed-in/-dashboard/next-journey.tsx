import { chakra } from '@chakra-ui/react/styled-system'
import { BookingLine } from '@/components/bookings/booking-line'
import { BookingStatus } from '@/components/bookings/booking-status'
import { Pnr } from '@/components/bookings/pnr'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { SkeletonCard } from '@/components/ui/skeleton'
import { nextJourney } from '@/domain/booking'
import { daysBetween } from '@/domain/calendar'
import { counted, formatDate } from '@/lib/format'
import { useMyBookings } from '@/queries/bookings'

const inWords = (days: number) =>
  days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${counted(days, 'day')}`

/** I2: the next real journey of the passenger, from the own bookings. */
export function NextJourney({ today }: { today: string }) {
  const { page, error, isFetching, refetch } = useMyBookings()
  return (
    <Loaded
      load={{ data: error ? undefined : page, error, isFetching, refetch }}
      skeleton={<SkeletonCard height={220} label="Looking for your next journey…" />}
    >
      {({ items }) => {
        const booking = nextJourney(items, today)
        if (!booking) {
          return (
            <EmptyState
              title="No journey ahead"
              text="Find a train, choose a date, and your next journey will be here."
              action={<LinkButton to="/plan-journey">Plan a journey</LinkButton>}
            />
          )
        }
        return (
          <Card>
            <chakra.div
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              alignItems="start"
              gap="2"
              mb="3"
            >
              <div>
                <chakra.p textStyle="section">
                  {inWords(daysBetween(today, booking.journeyDate))}, {formatDate(booking.journeyDate)}
                </chakra.p>
                <chakra.p color="fg.muted" dir="auto">
                  {[booking.train?.trainNumber, booking.train?.name].filter(Boolean).join(' ')}
                </chakra.p>
              </div>
              <BookingStatus status={booking.status} />
            </chakra.div>
            <BookingLine booking={booking} />
            <chakra.div
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              alignItems="center"
              gap="3"
              mt="3"
            >
              <span>
                PNR <Pnr pnr={booking.pnr} />
              </span>
              <LinkButton to="/bookings/$bookingId" params={{ bookingId: booking._id }}>
                Open the booking
              </LinkButton>
            </chakra.div>
          </Card>
        )
      }}
    </Loaded>
  )
}
