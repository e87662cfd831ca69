import type { Booking } from './booking'
import { normalPnr } from './booking-pnr'
import { fold } from './station-search'

/** Shorter ones would be found in the middle of many a PNR. */
const shortestPnrPart = 3

const folded = new WeakMap<Booking, string>()

const foldedText = ({ pnr, train, from, to, passengers }: Booking) =>
  fold(
    [pnr, train?.trainNumber, train?.name]
      .concat([from, to].flatMap((station) => [station?.name, station?.code, station?.city]))
      .concat(passengers.map(({ name }) => name))
      .filter(Boolean)
      .join(' '),
  )

function textOf(booking: Booking): string {
  const known = folded.get(booking)
  if (known !== undefined) return known
  const text = foldedText(booking)
  folded.set(booking, text)
  return text
}

/** The bookings in which each typed word stands somewhere: train, stations, PNR or a passenger's name. */
export function searchBookings(bookings: readonly Booking[], typed: string): Booking[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const part = normalPnr(typed)
  return bookings.filter((booking) => {
    const text = textOf(booking)
    return (
      words.every((word) => text.includes(word)) ||
      (part.length >= shortestPnrPart && normalPnr(booking.pnr).includes(part))
    )
  })
}
