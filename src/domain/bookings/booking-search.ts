import { searchText } from '@/domain/search/fold'
import { fits, queryOf } from '@/domain/search/query'
import { perObject } from '@/lib/memo'
import { trimmed } from '@/lib/text/text'
import { type Booking, normalPnr } from './booking'
import { pnrIn } from './pnr-in-text'

/** All of a booking that words are looked for in: train, stations, PNR and the passengers' names. */
export const bookingText = ({ pnr, train, from, to, passengers }: Booking) =>
  searchText(
    [normalPnr(pnr), train?.trainNumber, train?.name]
      .concat([from, to].flatMap((station) => [station?.name, station?.code, station?.city]))
      .concat(passengers.map(({ name }) => name)),
  )

const textOf = perObject(bookingText)

/** Says of a booking's text whether it holds the typed words, or the PNR in what was pasted. */
export function bookingTextFits(typed: string): (text: string) => boolean {
  const query = queryOf(typed)
  const pnr = pnrIn(typed)?.toLowerCase()
  return (text) => fits(query, text) || (pnr !== undefined && text.startsWith(` ${pnr}`))
}

/** Makes what the first search would have to wait for. */
export const prepareBookingSearch = (booking: Booking) => void textOf(booking)

/** The bookings that the typed words fit, in their order. */
export function searchBookings(bookings: readonly Booking[], typed: string): Booking[] {
  if (trimmed(typed) === '') return [...bookings]
  const fitsText = bookingTextFits(typed)
  return bookings.filter((booking) => fitsText(textOf(booking)))
}
