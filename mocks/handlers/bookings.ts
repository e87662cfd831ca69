import { http, HttpResponse } from 'msw'
import { now, today } from '../clock.ts'
import { db, findById, newId, newPnr, state } from '../db.ts'
import { fail, list, ok, paged, pagingOf, serverError } from '../replies.ts'
import { requireAdmin, requireUser } from '../sessions.ts'
import { bookingByPnr, bookingDetails, bookingWithUser, ownBooking, ticketOf } from '../shapes.ts'
import { ticketPdf } from '../ticket-pdf.ts'
import { freeSeats, isCalendarDate, midnight, partOf, runsOn } from '../trips.ts'
import { isRecord } from '../is-record.ts'
import { endpoint } from './endpoint.ts'
import { idOf, isFilled, isId, isIntegerIn, isOneOf, numberOf, optional, problemsIn } from './fields.ts'
import { refuseIfAny, textOf } from './fields.ts'
import { genders, type BookingRecord, type UserRecord } from '../records.ts'
import type { FieldProblem } from '../replies.ts'
import type { Fields } from '../is-record.ts'
import type { Call } from './endpoint.ts'
import type { Rules } from './fields.ts'

/** Before 00:00 UTC of the journey date, not before the departure. */
const latestCancelling = 4 * 60 * 60_000

const isText = optional((value) => typeof value === 'string')
const mostPassengers = 6

const isFromTodayOn = (value: unknown) => isCalendarDate(value) && value >= today()

const rules: Rules = {
  train: [isId, 'Train is required'],
  fromStation: [isId, 'From station is required'],
  toStation: [isId, 'To station is required'],
  journeyDate: [isFromTodayOn, 'Journey date must be a date in the form YYYY-MM-DD, from today on'],
  passengers: [
    (value) => Array.isArray(value) && value.length > 0 && value.length <= mostPassengers,
    `1 to ${mostPassengers} passengers are needed`,
  ],
  paymentMethod: [isText, 'Payment method must be a text'],
  clientRequestId: [isText, 'Client request id must be a text'],
}

const isGender = isOneOf(genders)

const passengerRules: Rules = {
  name: [isFilled, 'Passenger name is required'],
  age: [isIntegerIn(1, 120), 'Age must be a whole number from 1 to 120'],
  gender: [isGender, 'Gender must be M, F or O'],
}

const passengersOf = (body: Fields): Fields[] =>
  Array.isArray(body.passengers)
    ? body.passengers.map((passenger: unknown) => (isRecord(passenger) ? passenger : {}))
    : []

const bookingProblems = (body: Fields): FieldProblem[] => [
  ...problemsIn(body, rules),
  ...passengersOf(body).flatMap((passenger, index) =>
    problemsIn(passenger, passengerRules, `passengers[${index}].`),
  ),
]

const newestFirst = (a: BookingRecord, b: BookingRecord) =>
  Number(b.bookingDate > a.bookingDate) - Number(b.bookingDate < a.bookingDate)

/** Newest first; of those booked in one instant the last one comes first. */
const inOrder = (bookings: BookingRecord[]) => bookings.toReversed().sort(newestFirst)

const notFound = () => fail(404, 'Booking not found')

const createBooking = endpoint(({ request, body }) => {
  const user = requireUser(request)
  refuseIfAny(bookingProblems(body))
  const sent = textOf(body.clientRequestId) && `${user._id} ${textOf(body.clientRequestId)}`
  const made = findById(db.bookings, state.requests[sent] ?? '')
  // Before the seats are counted, of which it holds some.
  if (made) return ok(made, 201)
  const [train, from, to] = [body.train, body.fromStation, body.toStation].map((id) => idOf(textOf(id)))
  const journeyDate = textOf(body.journeyDate)
  const passengers = passengersOf(body)
  const record = findById(db.trains, train ?? '')
  const part = record && partOf(record, from ?? '', to ?? '')
  // One general answer for whatever speaks against the booking: that is all this back end says.
  if (
    !record ||
    !part ||
    !runsOn(record, journeyDate) ||
    freeSeats(record, journeyDate) < passengers.length
  ) {
    throw serverError()
  }
  const booking: BookingRecord = {
    _id: newId(),
    pnr: newPnr(),
    user: user._id,
    train: record._id,
    fromStation: from ?? '',
    toStation: to ?? '',
    journeyDate: midnight(journeyDate),
    bookingDate: now().toISOString(),
    passengers: passengers.map(({ name, age, gender }) => ({
      name: textOf(name),
      age: numberOf(age),
      gender: isGender(gender) ? gender : 'O',
      seatNumber: null,
    })),
    totalFare: part.fare * passengers.length,
    bookingStatus: 'Confirmed',
    paymentStatus: 'Pending',
    paymentMethod: textOf(body.paymentMethod) || 'credit_card',
  }
  db.bookings.push(booking)
  if (sent) state.requests[sent] = booking._id
  return ok(booking, 201)
})

const listBookings = endpoint(({ request }) => {
  const user = requireUser(request)
  return list(inOrder(db.bookings.filter((booking) => booking.user === user._id)).map(ownBooking))
})

const getByPnr = endpoint(({ request, params }) => {
  const user = requireUser(request)
  const pnr = params.pnr?.toUpperCase()
  const booking = db.bookings.find((candidate) => candidate.pnr === pnr && candidate.user === user._id)
  if (!booking) throw notFound()
  return ok(bookingByPnr(booking))
})

const cancelBooking = endpoint(({ request, params }) => {
  const user = requireUser(request)
  const booking = findById(db.bookings, idOf(params.id))
  if (booking?.user !== user._id) throw notFound()
  if (booking.bookingStatus === 'Cancelled') throw fail(400, 'This booking is already cancelled')
  if (Date.parse(booking.journeyDate) - now().getTime() < latestCancelling) {
    throw fail(400, 'A booking can be cancelled up to 4 hours before the day of the journey')
  }
  booking.bookingStatus = 'Cancelled'
  booking.paymentStatus = 'Refunded'
  return HttpResponse.json({ success: true, message: 'The booking has been cancelled', data: booking })
})

/** A booking for its owner or an admin; for anybody else there is none. */
function readable({ request, params }: Call): BookingRecord {
  const user: UserRecord = requireUser(request)
  const booking = findById(db.bookings, idOf(params.id))
  if (!booking || (booking.user !== user._id && user.role !== 'admin')) throw notFound()
  return booking
}

const getBooking = endpoint((call) => ok(bookingWithUser(readable(call))))

const getDetails = endpoint((call) => ok(bookingDetails(readable(call))))

const getTicket = endpoint((call) => {
  const booking = readable(call)
  if (booking.bookingStatus === 'Cancelled') throw fail(400, 'A cancelled booking has no ticket')
  const file = ticketPdf(ticketOf(booking))
  return new HttpResponse(file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.byteLength),
      'Content-Disposition': `attachment; filename="ticket-${booking.pnr}.pdf"`,
      'Access-Control-Expose-Headers': 'Content-Disposition',
    },
  })
})

function mentions(booking: BookingRecord, text: string): boolean {
  const train = findById(db.trains, booking.train)
  const email = findById(db.users, booking.user)?.email
  const names = booking.passengers.map(({ name }) => name)
  return [booking.pnr, train?.trainNumber, train?.name, email, ...names].some((word) =>
    word?.toLowerCase().includes(text),
  )
}

function dateLimit(value: string | null): string | undefined {
  if (!value) return undefined
  if (!isCalendarDate(value)) throw serverError()
  return value
}

const listAllBookings = endpoint(({ request, query }) => {
  requireAdmin(request)
  const paging = pagingOf(query)
  const status = query.get('status')
  const train = query.get('train') && idOf(query.get('train'))
  const [fromDate, toDate] = [dateLimit(query.get('fromDate')), dateLimit(query.get('toDate'))]
  const search = query.get('search')?.trim().toLowerCase()
  const bookings = db.bookings.filter(
    (booking) =>
      (!status || booking.bookingStatus === status) &&
      (!train || booking.train === train) &&
      (!fromDate || booking.journeyDate.slice(0, 10) >= fromDate) &&
      (!toDate || booking.journeyDate.slice(0, 10) <= toDate) &&
      (!search || mentions(booking, search)),
  )
  return paged(inOrder(bookings), paging, bookingWithUser)
})

export const bookingHandlers = [
  http.get('*/api/bookings', listBookings),
  http.post('*/api/bookings', createBooking),
  http.get('*/api/bookings/pnr/:pnr', getByPnr),
  http.get('*/api/bookings/:id', getBooking),
  http.get('*/api/bookings/:id/details', getDetails),
  http.get('*/api/bookings/:id/ticket', getTicket),
  http.put('*/api/bookings/:id/cancel', cancelBooking),
  http.get('*/api/admin/bookings', listAllBookings),
]
