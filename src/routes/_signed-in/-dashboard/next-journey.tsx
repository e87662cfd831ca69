import { TimesMissing } from '@/components/bookings/times-missing'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { SkeletonCard } from '@/components/ui/skeleton'
import type { Booking } from '@/domain/bookings/booking'
import { boardingDate, type RailwayTime } from '@/domain/bookings/booking-journey'
import { mayLieAhead, nextInLine, nextJourney } from '@/domain/bookings/next-journey'
import { timeZone } from '@/lib/config'
import { useMyBookings } from '@/queries/bookings'
import { bothLoads, type TimesLoad, useTripsOf } from '@/queries/bookings-trip'
import { NextJourneyCard } from './next-journey-card'

const skeleton = <SkeletonCard height={224} label="Looking for your next journey…" />

/** I2: the next real journey of the passenger, from the own bookings. */
export function NextJourney({ now }: { now: RailwayTime }) {
  const { page, error, isFetching, refetch } = useMyBookings()
  return (
    <Loaded load={{ data: error ? undefined : page, error, isFetching, refetch }} skeleton={skeleton}>
      {({ items }) => <FirstAhead bookings={mayLieAhead(items, now.date)} now={now} />}
    </Loaded>
  )
}

/**
 * Looks a day further where the journeys of one turn out to be over; and up to the day of boarding where a train is
 * boarded days after its start, for others may start and leave before it.
 */
function FirstAhead({
  bookings,
  now,
  until,
  meanwhile,
  earlier,
}: {
  bookings: Booking[]
  now: RailwayTime
  until?: string
  /** What is next as far as is known, until more is. */
  meanwhile?: Booking
  /** Of trains that started before these: one whose times are missing may lie ahead. */
  earlier?: TimesLoad | undefined
}) {
  const inLine = nextInLine(bookings, now.date, until)
  const { tripOf, isPending, times: own } = useTripsOf(inLine)
  const times = earlier ? bothLoads(earlier, own) : own
  const missing = <TimesMissing times={times} headline="The times of your trains could not be loaded" />
  const booking = (isPending && meanwhile) || nextJourney(inLine, tripOf, now, timeZone)
  const further = bookings[inLine.length]
  if (booking) {
    const trip = tripOf(booking)
    const boarding = boardingDate(booking.journeyDate, trip)
    if (further && further.journeyDate <= boarding) {
      return (
        <FirstAhead bookings={bookings} now={now} until={boarding} meanwhile={booking} earlier={earlier} />
      )
    }
    return (
      <>
        {missing}
        <NextJourneyCard key={booking._id} booking={booking} trip={trip} today={now.date} />
      </>
    )
  }
  if (isPending) return skeleton
  if (further) {
    return <FirstAhead bookings={bookings.slice(inLine.length)} now={now} earlier={times} />
  }
  if (times.error) return missing
  return (
    <EmptyState
      title="No journey ahead"
      text="Find a train, choose a date, and your next journey will be here."
      action={<LinkButton to="/plan-journey">Plan a journey</LinkButton>}
    />
  )
}
