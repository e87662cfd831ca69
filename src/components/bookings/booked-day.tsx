import type { Booking } from '@/domain/bookings/booking'
import { today } from '@/domain/time/calendar'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { timeZone } from '@/lib/config'
import { formatDate } from '@/lib/text/format'

/**
 * The day somebody travels. A booking's own date is the day its train starts: who boards past a midnight on the way
 * travels later, so where only that date is known it is named as what it is.
 */
export function BookedDay({
  booking: { journeyDate },
  date,
}: {
  booking: Pick<Booking, 'journeyDate'>
  /** Of boarding, once it is known from the train's times. */
  date: string | undefined
}) {
  if (date !== undefined || !isCalendarDate(journeyDate)) return <>{formatDate(date ?? journeyDate)}</>
  return <>{`Train ${journeyDate < today(timeZone) ? 'started' : 'starts'} ${formatDate(journeyDate)}`}</>
}
