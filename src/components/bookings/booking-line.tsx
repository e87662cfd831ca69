import { SpanLine } from '@/components/ui/span-line'
import type { Booking } from '@/domain/booking'
import { duration } from '@/domain/duration'
import type { StationRef } from '@/domain/station'
import { arrivalDayOffset, clockTime } from '@/domain/train-time'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/format'

const title = (station: StationRef | null) => station?.name ?? station?.code ?? '—'

/** The journey line of a booking. Lists leave the times out: then the line shows where, and the page says when. */
export function BookingLine({
  booking: { train, from, to },
}: {
  booking: Pick<Booking, 'train' | 'from' | 'to'>
}) {
  const departure = train?.departureTime ?? ''
  const arrival = train?.arrivalTime ?? ''
  const later = arrivalDayOffset(departure, arrival, timeZone)
  const timesKnown = departure !== '' && arrival !== ''
  return (
    <SpanLine
      start={{
        time: clockTime(departure, timeZone) ?? from?.code ?? '—',
        title: title(from),
        ...(timesKnown && from?.code ? { detail: from.code } : {}),
      }}
      end={{
        time: clockTime(arrival, timeZone) ?? to?.code ?? '—',
        note: later > 0 ? `+${counted(later, 'day')}` : undefined,
        title: title(to),
        ...(timesKnown && to?.code ? { detail: to.code } : {}),
      }}
      length={timesKnown ? duration(departure, arrival) : ''}
      labels={['From', 'To']}
    />
  )
}
