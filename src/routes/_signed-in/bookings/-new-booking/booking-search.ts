import { mostPassengers } from '@/domain/bookings/party'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { choiceParam, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

export const bookingSteps = ['journey', 'passengers', 'review'] as const
export type BookingStep = (typeof bookingSteps)[number]

export const stepNames: Record<BookingStep, string> = {
  journey: 'Journey',
  passengers: 'Passengers',
  review: 'Review',
}

/** What the address of a new booking says; who travels is in the draft, not in an address. */
export interface BookingSearch {
  step?: BookingStep | undefined
  /** Station codes or ids; left out, the ends of the train's run. */
  from?: string | undefined
  to?: string | undefined
  /** The date the train starts on, YYYY-MM-DD. */
  date?: string | undefined
  passengers?: number | undefined
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parseBookingSearch = (search: SearchParams): BookingSearch => ({
  step: choiceParam(search.step, bookingSteps),
  from: textParam(search.from),
  to: textParam(search.to),
  date: isCalendarDate(search.date) ? search.date : undefined,
  passengers: wholeNumberParam(search.passengers, 1, mostPassengers),
})
