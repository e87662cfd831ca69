import { fold } from '@/domain/stations/station-search'
import type { Booking } from './booking'
import { normalPnr, pnrIn } from './booking-pnr'

/** Shorter ones would be found in the middle of many a PNR. */
const shortestPnrPart = 3

/** What was typed, as it is looked for. */
interface Words {
  words: readonly string[]
  /** Of a PNR, where it is long enough for one. */
  pnrPart: string | undefined
}

export function wordsOf(typed: string): Words {
  const part = pnrIn(typed) ?? normalPnr(typed)
  return {
    words: fold(typed).split(/\s+/).filter(Boolean),
    pnrPart: part.length >= shortestPnrPart ? part : undefined,
  }
}

/** All of a booking that words are looked for in: train, stations, PNR and the passengers' names. */
export const bookingText = ({ pnr, train, from, to, passengers }: Booking) =>
  fold(
    [pnr, train?.trainNumber, train?.name]
      .concat([from, to].flatMap((station) => [station?.name, station?.code, station?.city]))
      .concat(passengers.map(({ name }) => name))
      .filter(Boolean)
      .join(' '),
  )

/** Whether each word stands somewhere in the text, or a part of the PNR was typed, in whatever way. */
export const fitsText = ({ words, pnrPart }: Words, text: string, { pnr }: Pick<Booking, 'pnr'>) =>
  words.every((word) => text.includes(word)) || (pnrPart !== undefined && normalPnr(pnr).includes(pnrPart))

const texts = new WeakMap<Booking, string>()

function textOf(booking: Booking): string {
  const known = texts.get(booking) ?? bookingText(booking)
  texts.set(booking, known)
  return known
}

/** The bookings that the typed words fit, in their order. */
export function searchBookings(bookings: readonly Booking[], typed: string): Booking[] {
  const words = wordsOf(typed)
  return bookings.filter((booking) => fitsText(words, textOf(booking), booking))
}
