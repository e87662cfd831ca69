import { choiceParam, type SearchParams, textParam } from '@/lib/search-params'

export const bookingTabs = ['all', 'upcoming', 'past', 'cancelled'] as const
export type BookingTab = (typeof bookingTabs)[number]

/** What the address of the own bookings says (D5). Without a status it is all of them. */
export interface BookingsSearch {
  q?: string | undefined
  status?: Exclude<BookingTab, 'all'> | undefined
}

/** Every key is named, also where its value does not fit: what is left out, the router takes from the raw address. */
export const parseBookingsSearch = (search: SearchParams): BookingsSearch => ({
  q: textParam(search.q)?.slice(0, 100),
  status: choiceParam(search.status, ['upcoming', 'past', 'cancelled']),
})
