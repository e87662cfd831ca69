import { SpanLine } from '@/components/ui/span-line'
import type { Booking } from '@/domain/bookings/booking'
import type { StationRef } from '@/domain/stations/station'

const end = (station: StationRef | null) => ({
  time: station?.code ?? '—',
  title: station?.name ?? station?.code ?? '—',
  // The room that the code takes once the time is known.
  detail: '\u00a0',
})

/** Where a booking goes from and to. A booking says no times: where the train is known, `TripLine` shows them. */
export function BookingLine({ booking: { from, to } }: { booking: Pick<Booking, 'from' | 'to'> }) {
  return <SpanLine start={end(from)} end={end(to)} length="" labels={['From', 'To']} />
}
