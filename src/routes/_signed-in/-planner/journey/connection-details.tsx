import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from '@tanstack/react-router'
import { bookingOf } from '@/domain/journeys/journey-booked'
import type { ChangeOption } from '@/domain/journeys/journey-option'
import { formatMinutes } from '@/domain/time/duration'
import { counted, formatDay } from '@/lib/text/format'
import { useMyBookings } from '@/queries/bookings'
import { ConnectionLeg } from './connection-leg'
import type { PlannerSearch } from '../planner-search'
import type { Railway } from '../railway'
import { ShareButton } from './share-button'

export interface ConnectionDetailsProps {
  option: ChangeOption
  railway: Railway
  /** The question whose answer this is, with this journey open. */
  search: PlannerSearch
}

/** The trains of a journey in order, the changes between, and which of them are booked. Each is booked on its own. */
export function ConnectionDetails({ option, railway, search }: ConnectionDetailsProps) {
  const { connection, date } = option
  const { legs } = connection
  const address = useLocation({ select: ({ href }) => href })
  const own = useMyBookings().page?.items ?? []
  const bookings = legs.map((leg) =>
    bookingOf(own, {
      train: { _id: leg.train, trainNumber: railway.trainOf(leg.train)?.trainNumber ?? '' },
      journeyDate: leg.journeyDate,
      from: railway.stationOf(leg.from) ?? { _id: leg.from },
      to: railway.stationOf(leg.to) ?? { _id: leg.to },
    }),
  )
  const booked = bookings.filter(Boolean).length
  const next = bookings.indexOf(undefined)
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        mb="3"
      >
        <chakra.p role="status" color="fg.muted" flex="1 1 14rem">
          {booked === legs.length
            ? 'All trains of this journey are booked.'
            : booked > 0
              ? `${booked} of ${counted(legs.length, 'train')} booked. Book the others before you rely on the journey.`
              : legs.length > 1 &&
                'Each train is booked on its own. Book all of them before you rely on the journey.'}
        </chakra.p>
        <ShareButton
          label="Share journey"
          title={`${railway.stationOf(legs[0]?.from)?.name} to ${railway.stationOf(legs.at(-1)?.to)?.name}, ${formatDay(date)}`}
          address={() => address}
        />
      </chakra.div>
      <chakra.ol display="grid" gap="3" listStyle="none">
        {legs.map((leg, index) => {
          const at = railway.stationOf(leg.from)
          return (
            <li key={`${leg.train} ${leg.departure}`}>
              {leg.wait !== undefined && (
                <Change>
                  Change at {at?.name ?? '—'}
                  {at && ` (${at.code})`}, {waitWords(leg.wait)}
                </Change>
              )}
              <ConnectionLeg
                {...{ leg, date, railway }}
                passengers={search.passengers ?? 1}
                wayBack={legs.length - booked > 1 ? search : undefined}
                booking={bookings[index]}
                isNext={index === next && booked > 0}
              />
            </li>
          )
        })}
      </chakra.ol>
    </>
  )
}

const waitWords = (minutes: number) => (minutes < 60 ? counted(minutes, 'minute') : formatMinutes(minutes))

/** Stands on the way from one train to the next. */
const Change = chakra('p', {
  base: {
    mb: '3',
    ms: '1',
    ps: '4',
    py: '1.5',
    color: 'fg.muted',
    borderInlineStart: '2px dashed',
    borderColor: 'border.emphasized',
  },
})
