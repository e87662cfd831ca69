import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useSession } from '@/auth/session-store'
import { readRecentStations } from '@/components/stations/recent-stations'
import { Bdi } from '@/components/ui/bdi'
import { Card } from '@/components/ui/card'
import { focusHeading } from '@/components/ui/page/page-heading'
import { TextLink } from '@/components/ui/text-link'
import { bookingTime } from '@/domain/bookings/booking'
import { nearestStations } from '@/domain/stations/geo'
import { placesOf } from '@/domain/stations/railway-area'
import type { Station } from '@/domain/stations/station'
import { stationWithCode } from '@/domain/stations/station-search'
import { addDays } from '@/domain/time/calendar'
import { formatDate, formatDay } from '@/lib/text/format'
import { useKnownBookings } from '@/queries/bookings'

export interface PlannerStartProps {
  stations: readonly Station[]
  today: string
}

const most = 4

/** PLN-8: what is at hand before anything is asked; nothing is fetched for it. */
export function PlannerStart({ stations, today }: PlannerStartProps) {
  const userId = useSession(({ user }) => user?._id)
  const next = useKnownBookings()
    .filter((booking) => bookingTime(booking, today) === 'upcoming')
    .toSorted((a, b) => a.journeyDate.localeCompare(b.journeyDate))[0]
  const recent = userId === undefined ? [] : readRecentStations(userId)
  const [from, to] = recent.flatMap((code) => stationWithCode(stations, code) ?? [])
  const { placeOf } = placesOf(stations)
  const at = from && placeOf(from)
  const near = at
    ? nearestStations(stations, placeOf, at, most + 1).filter(({ station }) => station !== from)
    : []
  return (
    <Blocks>
      {from && to && (
        <Block title="Search again">
          {[[from, to] as const, [to, from] as const].map(([a, b]) => (
            <li key={a.code}>
              <TextLink
                to="."
                search={{ from: a.code, to: b.code, date: addDays(today, 1), passengers: 1 }}
                onClick={focusHeading}
              >
                <Bdi>{a.name}</Bdi> → <Bdi>{b.name}</Bdi>
              </TextLink>
              <small>{formatDay(addDays(today, 1))}</small>
            </li>
          ))}
        </Block>
      )}
      {next && (
        <Block title="Your next journey">
          <li>
            <TextLink to="/bookings/$bookingId" params={{ bookingId: next._id }}>
              <Bdi>{next.from?.name ?? '—'}</Bdi> → <Bdi>{next.to?.name ?? '—'}</Bdi>
            </TextLink>
            <small>
              Train starts {formatDate(next.journeyDate)} ·{' '}
              <Bdi>{next.train?.name ?? next.train?.trainNumber}</Bdi>
            </small>
          </li>
        </Block>
      )}
      {from && near.length > 0 && (
        <Block title={`Near ${from.name}`}>
          {near.slice(0, most).map(({ station, km }) => (
            <li key={station._id}>
              <TextLink to="/stations/$stationId" params={{ stationId: station._id }}>
                <Bdi>{station.name}</Bdi>
              </TextLink>
              <small>{Math.round(km)} km</small>
            </li>
          ))}
        </Block>
      )}
    </Blocks>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <chakra.h2 fontWeight="semibold" mb="2" overflowWrap="anywhere">
      {title}
    </chakra.h2>
    <List>{children}</List>
  </Card>
)

const Blocks = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  },
})

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
  },
})
