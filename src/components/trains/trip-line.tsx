import { SpanLine } from '@/components/ui/span-line'
import type { StationRef } from '@/domain/stations/station'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { clockOf, dayOf } from '@/domain/time/clock'
import { formatMinutes } from '@/domain/time/duration'
import { clockTime } from '@/domain/trains/train-time'
import type { Trip } from '@/domain/trains/trip'
import { tripTimes } from '@/domain/trains/trip-times'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/text/format'

const title = (station: StationRef) => station.name ?? station.code ?? '—'

const dayNote = (days: number) => (days > 0 ? `+${counted(days, 'day')}` : undefined)

/** The journey line of a trip: departure, arrival, and what is between. */
export function TripLine({
  trip,
  date,
}: {
  trip: Pick<Trip, 'from' | 'to' | 'departureTime' | 'arrivalTime' | 'stopsBetween'>
  /** The day of boarding; left out where it is any. */
  date?: CalendarDate | undefined
}) {
  const { from, to, arrivalTime, stopsBetween } = trip
  const { departure, arrival, minutes } = tripTimes(trip, timeZone, date)
  const arrives = arrival === undefined ? clockTime(arrivalTime, timeZone) : clockOf(arrival)
  return (
    <SpanLine
      start={{
        time: departure === undefined ? '—' : clockOf(departure),
        title: title(from),
        detail: from.code,
      }}
      end={{
        time: arrives ?? '—',
        note: dayNote(dayOf(arrival ?? 0)),
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
