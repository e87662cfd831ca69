import type { Booking } from '@/domain/bookings/booking'
import { add, type Check, good, refused, unknownId } from './check'
import { bodyJson } from './client'
import type { Trip } from './timetable'

const freeSeats = async (check: Check, { train, date }: Trip) =>
  (await good(check, 'getSeats', { params: { id: train._id }, query: { date } }))?.availableSeats

/** One of the user's own bookings, read in every way there is. */
async function read(check: Check, { _id, pnr }: { _id: string; pnr: string }, isCancelled: boolean) {
  const token = check.tokens.user
  const found = [
    await good(check, 'getBooking', { token, params: { id: _id } }),
    await good(check, 'getBookingDetails', { token, params: { id: _id } }),
    pnr ? await good(check, 'getBookingByPnr', { token, params: { pnr } }) : undefined,
  ]
  const ways = ['getBooking', 'getBookingDetails', 'getBookingByPnr']
  found.forEach((booking, way) => {
    if (booking && booking._id !== _id)
      add(check, ways[way] ?? '', 'broken', '$.data._id', 'another booking than was asked for')
  })
  if (!isCancelled) await good(check, 'downloadTicket', { token, params: { id: _id } })
}

export async function bookings(check: Check, trip: Trip | undefined) {
  const token = check.tokens.user
  const list = await good(check, 'listBookings', { token })
  await refused(check, 'listBookings', [401], 'without a token')
  await refused(check, 'getBookingByPnr', [404], 'of a PNR that there is not', {
    token,
    params: { pnr: 'ZZZZZZZZ' },
  })
  const times = (list?.items ?? []).flatMap(({ bookedAt }) => (bookedAt ? [Date.parse(bookedAt)] : []))
  if (times.some((time, at) => time > (times[at - 1] ?? Infinity)))
    add(check, 'listBookings', 'different', '$.data', 'not the newest first')
  if (!check.readOnly && trip) return book(check, trip)
  const some = list?.items.find(({ status }) => status !== 'Cancelled')
  if (some) await read(check, some, false)
}

async function book(check: Check, trip: Trip) {
  const token = check.tokens.user
  const clientRequestId = crypto.randomUUID()
  const before = await freeSeats(check, trip)
  const body = {
    train: trip.train._id,
    fromStation: trip.from,
    toStation: trip.to,
    journeyDate: trip.date,
    passengers: [{ name: 'Contract Check', age: 40, gender: 'F', berthPreference: 'LB' }],
    paymentMethod: 'credit_card',
    clientRequestId,
  }
  await refused(check, 'createBooking', [401], 'without a token', { body })
  await refused(check, 'createBooking', [400, 422], 'with an age of 0', {
    token,
    body: { ...body, passengers: [{ ...body.passengers[0], age: 0 }] },
  })
  const booked = await good(check, 'createBooking', { token, body })
  if (!booked) return
  await inOwnList(check, booked, clientRequestId)
  const after = await freeSeats(check, trip)
  if (before !== undefined && after !== undefined && after !== before - 1)
    add(
      check,
      'getSeats',
      'different',
      '$.data.availableSeats',
      `${before} before a booking of one, and ${after} after it`,
    )
  await read(check, booked, false)
  const twice = await sendAgain(check, booked, body)
  await cancel(check, booked, before, trip)
  if (twice) await cancel(check, twice, undefined, trip)
}

/** A booking whose answer was lost is looked for in the list, by its request and else by what was booked. */
async function inOwnList(check: Check, { _id }: Booking, clientRequestId: string) {
  const exchange = await check.client.ask('listBookings', { token: check.tokens.user })
  const body = bodyJson(exchange) as { data?: { _id?: string; clientRequestId?: string }[] } | undefined
  const listed = body?.data ?? []
  if (!listed.some((booking) => booking._id === _id)) {
    add(
      check,
      'listBookings',
      'broken',
      '$.data',
      'a new booking is not in it: one whose answer is lost cannot be found',
    )
    return
  }
  if (listed[0]?._id !== _id)
    add(check, 'listBookings', 'different', '$.data[0]', 'a new booking does not come first')
  const echoed = listed.find((booking) => booking._id === _id)?.clientRequestId === clientRequestId
  check.notes.push(
    echoed
      ? 'clientRequestId comes back: a booking whose answer was lost is found for certain.'
      : 'clientRequestId does not come back: a booking whose answer was lost is found by train, date and passengers.',
  )
}

/** What a proxy or a browser does that repeats a request by itself. */
async function sendAgain(check: Check, booked: Booking, body: unknown): Promise<Booking | undefined> {
  const { answer, ...exchange } = await check.client.ask('createBooking', { token: check.tokens.user, body })
  const again = bodyJson({ ...exchange, ...(answer && { answer }) }) as { data?: Booking } | undefined
  const id = again?.data?._id
  if (!answer || answer.status > 299 || id === undefined || id === booked._id) {
    check.notes.push('The same clientRequestId sent twice makes one booking.')
    return undefined
  }
  check.notes.push('The same clientRequestId sent twice makes two bookings: a repeated request books twice.')
  return again?.data
}

async function cancel(check: Check, { _id }: Booking, before: number | undefined, trip: Trip) {
  const token = check.tokens.user
  const cancelled = await good(check, 'cancelBooking', { token, params: { id: _id } })
  if (!cancelled) {
    check.leftBehind.push(`booking ${_id}`)
    return
  }
  if (cancelled.status !== 'Cancelled')
    add(
      check,
      'cancelBooking',
      'different',
      '$.data.bookingStatus',
      `"${cancelled.status}" instead of "Cancelled"`,
    )
  if (before === undefined) return
  await refused(check, 'cancelBooking', [400, 409, 422], 'a second time', { token, params: { id: _id } })
  await refused(check, 'cancelBooking', [404, 400, 403], 'of an id that there is not', {
    token,
    params: { id: unknownId },
  })
  const free = await freeSeats(check, trip)
  if (free !== undefined && free < before - 1)
    add(check, 'getSeats', 'different', '$.data.availableSeats', `still ${free} after cancelling`)
  check.notes.push('One booking was made and cancelled; cancelled bookings stay in the list.')
}
