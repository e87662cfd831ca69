import { SpanLine } from '@/components/ui/span-line'
import type { StationRef } from '@/domain/stations/station'
import { formatMinutes } from '@/domain/time/duration'
import { arrivalDayOffset, clockTime } from '@/domain/trains/train-time'
import { type Trip, tripMinutes } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/format'

const title = (station: StationRef) => station.name ?? station.code ?? '—'

const dayNote = (days: number) => (days > 0 ? `+${counted(days, 'day')}` : undefined)

/** The journey line of a trip: departure, arrival, and what is between. */
export function TripLine({
  trip,
}: {
  trip: Pick<Trip, 'from' | 'to' | 'departureTime' | 'arrivalTime' | 'stopsBetween'>
}) {
  const { from, to, departureTime, arrivalTime, stopsBetween } = trip
  const minutes = tripMinutes(trip)
  return (
    <SpanLine
      start={{ time: clockTime(departureTime, timeZone) ?? '—', title: title(from), detail: from.code }}
      end={{
        time: clockTime(arrivalTime, timeZone) ?? '—',
        note: dayNote(arrivalDayOffset(departureTime, arrivalTime, timeZone)),
        title: title(to),
        detail: to.code,
      }}
      length={minutes === undefined ? 'N/A' : formatMinutes(minutes)}
      detail={
        stopsBetween === undefined
          ? undefined
          : stopsBetween === 0
            ? 'No stops'
            : counted(stopsBetween, 'stop')
      }
    />
  )
}
