import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { TimesMissing } from '@/components/bookings/times-missing'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import type { Booking } from '@/domain/bookings/booking'
import { boardingDate, type RailwayTime } from '@/domain/bookings/booking-journey'
import { mayLieAhead, nextInLine, nextJourney } from '@/domain/bookings/next-journey'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/text/format'
import { useMyBookings } from '@/queries/bookings'
import { useTripsAhead } from '@/queries/trips/listed-trips'
import { NextJourneyCard } from './next-journey-card'

const skeleton = <SkeletonCard height={224} label="Looking for your next journey…" />

/** I2: the next real journey of the passenger, from the own bookings. */
export function NextJourney({ now }: { now: RailwayTime }) {
  const { loaded, error, isFetching, refetch } = useMyBookings()
  return (
    <Loaded load={{ data: loaded, error, isFetching, refetch }} skeleton={skeleton}>
      {({ items }) => <FirstAhead bookings={mayLieAhead(items, now.date)} now={now} />}
    </Loaded>
  )
}

/**
 * Looks a day further where the journeys of one turn out to be over; and up to the day of boarding where a train is
 * boarded days after its start, for others may start and leave before it.
 */
function FirstAhead({ bookings, now }: { bookings: Booking[]; now: RailwayTime }) {
  const [until, lookUntil] = useState<string>()
  // What is next as far as is known, until more is.
  const [knownId, know] = useState<string>()
  const inLine = nextInLine(bookings, now.date, until)
  const { tripOf, isPending, times, unasked } = useTripsAhead(inLine)
  const found = nextJourney(inLine, tripOf, now, timeZone)
  const booking = (isPending && inLine.find(({ _id }) => _id === knownId)) || found
  const further = bookings[inLine.length]?.journeyDate
  const boarding = found && boardingDate(found.journeyDate, tripOf(found))
  const isFurtherNext = !isPending && further !== undefined && (!boarding || further <= boarding)
  if (isFurtherNext) lookUntil(boarding ?? further)
  if (!isPending && found && found._id !== knownId) know(found._id)
  return (
    <>
      <TimesMissing times={times} headline="The times of your trains could not be loaded" />
      {booking ? (
        <>
          <NextJourneyCard key={booking._id} booking={booking} trip={tripOf(booking)} today={now.date} />
          {!isPending && unasked > 0 && (
            <chakra.p mt="2" color="fg.muted">
              {`The times of ${counted(unasked, 'other journey')} around that day are not known: one of them may leave earlier.`}{' '}
              <TextLink to="/bookings">See all my bookings</TextLink>
            </chakra.p>
          )}
        </>
      ) : isPending || isFurtherNext ? (
        skeleton
      ) : (
        // One whose times are missing may lie ahead.
        !times.error && (
          <EmptyState
            title="No journey ahead"
            text="Find a train, choose a date, and your next journey will be here."
            action={<LinkButton to="/plan-journey">Plan a journey</LinkButton>}
          />
        )
      )}
    </>
  )
}
