import type { Booking } from '@/domain/bookings/booking'
import { add, type Check, good, refused } from '../check/check.ts'
import type { Resource } from '../resource.ts'
import { book } from './bookings.book.ts'
import {
  calls,
  downloadTicket,
  getBooking,
  getBookingByPnr,
  getBookingDetails,
  listAllBookings,
  listBookings,
} from './bookings.calls.ts'
import { read } from './bookings.read.ts'
import { records } from './bookings.records.ts'

async function signedIn(check: Check) {
  await ownBookings(check)
  await allBookings(check)
}

async function ownBookings(check: Check) {
  const { trip } = check
  const token = check.tokens.user
  const list = await good(check, listBookings, { token })
  await refused(check, listBookings, [401], 'without a token')
  await refused(check, getBookingByPnr, [404], 'of a PNR that there is not', {
    token,
    params: { pnr: 'ZZZZZZZZ' },
  })
  const times = (list?.items ?? []).flatMap(({ bookedAt }) => (bookedAt ? [Date.parse(bookedAt)] : []))
  if (times.some((time, at) => time > (times[at - 1] ?? Infinity)))
    add(check, listBookings, 'different', '$.data', 'not the newest first')
  if (!check.readOnly && trip) return book(check, trip)
  const some = list?.items.find(({ status }) => status !== 'Cancelled')
  if (some) await read(check, some)
}

async function allBookings(check: Check) {
  const { user, admin: token } = check.tokens
  if (token === undefined) return
  await refused(check, listAllBookings, [403], 'by a passenger', {
    token: user,
    query: { page: 1, limit: 10 },
  })
  const all = await good(check, listAllBookings, { token, query: { page: 1, limit: 500 } })
  if (!all) return
  check.notes.push(`${all.total} bookings, pages of 500: ${all.totalPages}.`)
  await strangers(check, all.items)
}

/** A passenger asks for what belongs to another one: only read, as it is a real booking. */
async function strangers(check: Check, all: readonly Booking[]) {
  const token = check.tokens.user
  const foreign = all.find(({ user }) => user !== undefined && user._id !== check.userId)
  if (!foreign) {
    check.notes.push('Nobody else has a booking: whether strangers are shown one was not looked at.')
    return
  }
  const { _id: id, pnr } = foreign
  for (const call of [getBooking, getBookingDetails, downloadTicket])
    await refused(check, call, [404], 'of somebody else', { token, params: { id } })
  if (pnr) await refused(check, getBookingByPnr, [404], 'of somebody else', { token, params: { pnr } })
  const own = await good(check, listBookings, { token })
  if (own?.items.some(({ _id }) => _id === id))
    add(check, listBookings, 'broken', '$.data', 'the booking of somebody else is in it')
}

export const bookings: Resource = {
  order: 4,
  tag: 'Bookings',
  about: 'Book, look up, cancel; tickets.',
  records,
  calls,
  signedIn,
}
