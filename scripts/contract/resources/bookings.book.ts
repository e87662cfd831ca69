import type { Booking } from '@/domain/bookings/booking'
import { farePerPassenger } from '@/domain/trains/fare'
import { add, type Check, daysLater, good, isSuccess, refused, type Trip, unknownId } from '../check/check.ts'
import { bodyJson, type Exchange } from '../check/client.ts'
import { cancelBooking, createBooking, downloadTicket, listBookings } from './bookings.calls.ts'
import { read } from './bookings.read.ts'
import { runsOn } from './trains.ts'
import { getSeats } from './trains.calls.ts'

const freeSeats = async (check: Check, { train, date }: Trip) =>
  (await good(check, getSeats, { params: { id: train._id }, query: { date } }))?.availableSeats

const passenger = { name: 'Contract Check', age: 40, gender: 'F', berthPreference: 'LB' }
const party = 2

/** Books for two, looks at it in every way, and takes it back. */
export async function book(check: Check, trip: Trip) {
  const token = check.tokens.user
  const clientRequestId = crypto.randomUUID()
  const before = await freeSeats(check, trip)
  const body = {
    train: trip.train._id,
    fromStation: trip.from,
    toStation: trip.to,
    journeyDate: trip.date,
    passengers: [passenger, { ...passenger, age: 41, gender: 'M' }],
    paymentMethod: 'credit_card',
    clientRequestId,
  }
  await refused(check, createBooking, [401], 'without a token', { body })
  await refuseAll(check, body, trip)
  const booked = await good(check, createBooking, { token, body })
  if (!booked) return
  await inOwnList(check, booked, clientRequestId)
  judgeFare(check, booked, trip)
  const after = await freeSeats(check, trip)
  if (before !== undefined && after !== undefined && after !== before - party)
    add(
      check,
      getSeats,
      'different',
      '$.data.availableSeats',
      `${before} before a booking of two, and ${after} after it`,
    )
  await read(check, booked)
  const twice = await sendAgain(check, booked, body)
  if (twice) await cancel(check, twice, undefined, trip)
  if (!(await othersMayCancel(check, booked))) await cancel(check, booked, before, trip)
}

/** Bookings that nobody may make. One that is made all the same is taken back. */
async function refuseAll(check: Check, body: object, { train, date }: Trip) {
  const token = check.tokens.user
  const days = Array.from({ length: 7 }, (_, day) => daysLater(date, day))
  const dayOff = days.find((one) => !runsOn(train, one))
  const wrong: [why: string, statuses: number[], changes: object][] = [
    ['with an age of 0', [400, 422], { passengers: [{ ...passenger, age: 0 }] }],
    ['with seven passengers', [400, 409, 422], { passengers: Array.from({ length: 7 }, () => passenger) }],
    // Four weeks earlier is the same day of the week.
    ['for a date that is over', [400, 409, 422], { journeyDate: daysLater(date, -28) }],
  ]
  // A general 500 is all that the original back end says.
  if (dayOff !== undefined)
    wrong.push([
      'for a day on which the train does not run',
      [400, 404, 409, 422, 500],
      { journeyDate: dayOff },
    ])
  for (const [why, statuses, changes] of wrong) {
    const exchange = await refused(check, createBooking, statuses, why, {
      token,
      body: { ...body, clientRequestId: crypto.randomUUID(), ...changes },
    })
    const id = bookingIn(exchange)?._id
    if (id === undefined) continue
    const undone = await check.client.ask(cancelBooking, { token, params: { id } })
    if (!isSuccess(undone)) check.leftBehind.push(`booking ${id}`)
  }
}

/** What the contract says of the fare: by kilometres where the route has them, for each passenger. */
function judgeFare(check: Check, { totalFare }: Booking, { train, from, to }: Trip) {
  const fare = farePerPassenger(train, from, to)
  if (fare === undefined || totalFare === fare * party) return
  add(
    check,
    createBooking,
    'different',
    '$.data.totalFare',
    `${totalFare} for two, where one is ${fare}: the page shows both sums`,
  )
}

/** Cancelling is for the owner alone. Whether it is cancelled now. */
async function othersMayCancel(check: Check, { _id }: Booking): Promise<boolean> {
  if (check.tokens.admin === undefined) return false
  const exchange = await refused(check, cancelBooking, [404], 'of somebody else', {
    token: check.tokens.admin,
    params: { id: _id },
  })
  return isSuccess(exchange)
}

/** A booking whose answer was lost is looked for in the list, by its request and else by what was booked. */
async function inOwnList(check: Check, { _id }: Booking, clientRequestId: string) {
  const exchange = await check.client.ask(listBookings, { token: check.tokens.user })
  const body = bodyJson(exchange) as { data?: { _id?: string; clientRequestId?: string }[] } | undefined
  const listed = body?.data ?? []
  if (!listed.some((booking) => booking._id === _id)) {
    add(
      check,
      listBookings,
      'broken',
      '$.data',
      'a new booking is not in it: one whose answer is lost cannot be found',
    )
    return
  }
  if (listed[0]?._id !== _id)
    add(check, listBookings, 'different', '$.data[0]', 'a new booking does not come first')
  const echoed = listed.find((booking) => booking._id === _id)?.clientRequestId === clientRequestId
  check.notes.push(
    echoed
      ? 'clientRequestId comes back: a booking whose answer was lost is found for certain.'
      : 'clientRequestId does not come back: a booking whose answer was lost is found by train, date and passengers.',
  )
}

const bookingIn = (exchange: Exchange) =>
  isSuccess(exchange) ? (bodyJson(exchange) as { data?: Booking } | undefined)?.data : undefined

/** What a proxy or a browser does that repeats a request by itself. The second booking, where one is made. */
async function sendAgain(check: Check, booked: Booking, body: unknown): Promise<Booking | undefined> {
  const exchange = await check.client.ask(createBooking, { token: check.tokens.user, body })
  const again = bookingIn(exchange)
  if (again?._id === booked._id) return undefined
  const words = again
    ? 'makes a second booking: a repeated request books twice'
    : `is answered ${exchange.answer?.status ?? exchange.failure} instead of the booking already made`
  add(check, createBooking, 'different', '$.data._id', `the same clientRequestId sent twice ${words}`)
  return again
}

async function cancel(check: Check, { _id }: Booking, before: number | undefined, trip: Trip) {
  const token = check.tokens.user
  const cancelled = await good(check, cancelBooking, { token, params: { id: _id } })
  if (!cancelled) {
    check.leftBehind.push(`booking ${_id}`)
    return
  }
  if (cancelled.status !== 'Cancelled')
    add(
      check,
      cancelBooking,
      'different',
      '$.data.bookingStatus',
      `"${cancelled.status}" instead of "Cancelled"`,
    )
  const { paymentStatus } = cancelled
  // It may be left out: then the page says nothing of a payment.
  if (paymentStatus !== '' && paymentStatus !== 'Refunded')
    add(
      check,
      cancelBooking,
      'different',
      '$.data.paymentStatus',
      `"${paymentStatus}" instead of "Refunded": the page shows it beside the cancelled booking`,
    )
  if (before === undefined) return
  await refused(check, cancelBooking, [400, 409, 422], 'a second time', { token, params: { id: _id } })
  await refused(check, cancelBooking, [404], 'of an id that there is not', {
    token,
    params: { id: unknownId },
  })
  await refused(check, downloadTicket, [400, 404, 409, 422], 'of a cancelled booking', {
    token,
    params: { id: _id },
  })
  const free = await freeSeats(check, trip)
  if (free !== undefined && free < before)
    add(check, getSeats, 'different', '$.data.availableSeats', `still ${free} after cancelling`)
  check.notes.push('One booking was made and cancelled; cancelled bookings stay in the list.')
}
