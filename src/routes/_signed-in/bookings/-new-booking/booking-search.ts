import { mostPassengers } from '@/domain/booking'
import { isCalendarDate } from '@/domain/calendar'
import { choiceParam, present, type SearchParams, textParam, wholeNumberParam } from '@/lib/search-params'

export const bookingSteps = ['journey', 'passengers', 'review'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** What the address of a new booking says; who travels is in the draft, not in an address. */
export const parseBookingSearch = (search: SearchParams) =>
  present({
    step: choiceParam(search.step, bookingSteps),
    /** Station codes or ids; left out, the ends of the train's run. */
    from: textParam(search.from),
    to: textParam(search.to),
    /** The date the train starts on, YYYY-MM-DD. */
    date: isCalendarDate(search.date) ? search.date : undefined,
    passengers: wholeNumberParam(search.passengers, 1, mostPassengers),
  })

export type BookingSearch = ReturnType<typeof parseBookingSearch>
