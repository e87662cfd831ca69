import { add, ask, type Check, good, judged } from '../check/check.ts'
import { type Exchange, header, isNamedIn } from '../check/client.ts'
import { downloadTicket, getBooking, getBookingByPnr, getBookingDetails } from './bookings.calls.ts'

/** One of the user's own bookings, read in every way there is. */
export async function read(check: Check, { _id, pnr }: { _id: string; pnr: string }) {
  const token = check.tokens.user
  const found = [
    await good(check, getBooking, { token, params: { id: _id } }),
    await good(check, getBookingDetails, { token, params: { id: _id } }),
    pnr ? await good(check, getBookingByPnr, { token, params: { pnr } }) : undefined,
  ]
  const ways = [getBooking, getBookingDetails, getBookingByPnr]
  ways.forEach((call, way) => {
    const booking = found[way]
    if (booking && booking._id !== _id)
      add(check, call, 'broken', '$.data._id', 'another booking than was asked for')
  })
  const ticket = await ask(check, downloadTicket, { token, params: { id: _id } })
  judged(check, downloadTicket, ticket)
  if (check.origin !== undefined) nameOfTicket(check, ticket)
}

/** A page of another origin reads the file's name only where it may; otherwise it names the file itself. */
function nameOfTicket(check: Check, ticket: Exchange) {
  if (header(ticket, 'content-disposition') === undefined) return
  if (!isNamedIn(ticket, 'access-control-expose-headers', 'content-disposition'))
    add(
      check,
      downloadTicket,
      'different',
      'headers',
      'Access-Control-Expose-Headers does not name Content-Disposition: the file is called ticket-<PNR>',
    )
}
