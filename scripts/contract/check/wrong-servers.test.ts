import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getResponse, http, HttpResponse } from 'msw'
import { db, findById } from '@mocks/db'
import { handlers } from '@mocks/handlers/index'
import { server as inProcess } from '@mocks/node'
import type { BookingRecord } from '@mocks/records'
import { fail, list, ok } from '@mocks/replies'
import { bookingByPnr, bookingDetails, bookingWithUser, ownBooking } from '@mocks/shapes'
import { runsOn } from '@mocks/trips'
import { daysLater } from './check'
import {
  answeredWith,
  bodyOf,
  checkWith,
  closeServer,
  foundOf,
  sentAs,
  type WrongServer,
} from './checked-server'

beforeAll(() => inProcess.close())
afterAll(() => inProcess.listen())
afterEach(closeServer)

const bookingAt = ({ id }: { id?: string | readonly string[] | undefined }) =>
  findById(db.bookings, String(id))

const isOfCheck = (booking: BookingRecord | undefined) => booking?.passengers[0]?.name === 'Contract Check'
const anyTicket = () => new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } })

const seen = new Set<unknown>()
const refuseTwice = async (request: Request) => {
  const { clientRequestId } = await bodyOf(request)
  if (!request.headers.has('Authorization')) return undefined
  if (seen.has(clientRequestId)) return fail(409, 'This request was sent before')
  seen.add(clientRequestId)
  return undefined
}

const post = (answer: (request: Request) => Promise<Response | undefined>) =>
  http.post('*/api/bookings', ({ request }) => answer(request))

const wrong: WrongServer[] = [
  [
    'asks one fare for two passengers',
    post((request) =>
      answeredWith(request, (booking) => ({ ...booking, totalFare: Number(booking.totalFare) / 2 })),
    ),
    'createBooking',
    'different',
    /^\d+ for two, where one is \d+/,
  ],
  [
    'shows anybody a booking',
    http.get('*/api/bookings/:id', ({ params }) => {
      const booking = bookingAt(params)
      return booking && ok(bookingWithUser(booking))
    }),
    'getBooking',
    'broken',
    /of somebody else: answered 200 instead of 404/,
  ],
  [
    'shows anybody the details of a booking',
    http.get('*/api/bookings/:id/details', ({ params }) => {
      const booking = bookingAt(params)
      return booking && ok(bookingDetails(booking))
    }),
    'getBookingDetails',
    'broken',
    /of somebody else: answered 200/,
  ],
  [
    'shows anybody what a PNR stands for',
    http.get('*/api/bookings/pnr/:pnr', ({ params }) => {
      const booking = db.bookings.find(({ pnr }) => pnr === params.pnr)
      return booking && ok(bookingByPnr(booking))
    }),
    'getBookingByPnr',
    'broken',
    /of somebody else: answered 200/,
  ],
  [
    'gives anybody a ticket',
    http.get('*/api/bookings/:id/ticket', ({ params }) =>
      isOfCheck(bookingAt(params)) ? undefined : anyTicket(),
    ),
    'downloadTicket',
    'broken',
    /of somebody else: answered 200/,
  ],
  [
    'lists the bookings of all as the own ones',
    http.get('*/api/bookings', ({ request }) =>
      request.headers.has('Authorization')
        ? list(db.bookings.toSorted((a, b) => (a.bookingDate < b.bookingDate ? 1 : -1)).map(ownBooking))
        : undefined,
    ),
    'listBookings',
    'broken',
    /the booking of somebody else is in it/,
  ],
  [
    'lets administrators cancel for others',
    http.put('*/api/bookings/:id/cancel', ({ params }) => {
      const booking = bookingAt(params)
      return booking && ok(Object.assign(booking, { bookingStatus: 'Cancelled' }))
    }),
    'cancelBooking',
    'broken',
    /of somebody else: answered 200/,
  ],
  [
    'books for seven',
    post(async (request) => {
      const { passengers, ...body } = await bodyOf(request)
      if (!Array.isArray(passengers) || passengers.length < 7) return undefined
      return sentAs(request, { ...body, passengers: passengers.slice(0, 1) })
    }),
    'createBooking',
    'broken',
    /with seven passengers: answered 201/,
  ],
  [
    'books for a date that is over',
    post(async (request) => {
      const body = await bodyOf(request)
      const date = String(body.journeyDate)
      if (Date.parse(date) > Date.now()) return undefined
      return sentAs(request, { ...body, journeyDate: daysLater(date, 28) })
    }),
    'createBooking',
    'broken',
    /for a date that is over: answered 201/,
  ],
  [
    'books for a day on which the train does not run',
    post(async (request) => {
      const body = await bodyOf(request)
      const train = findById(db.trains, String(body.train))
      const date = String(body.journeyDate)
      if (!train || runsOn(train, date)) return undefined
      const week = Array.from({ length: 7 }, (_, day) => daysLater(date, day))
      return sentAs(request, { ...body, journeyDate: week.find((day) => runsOn(train, day)) })
    }),
    'createBooking',
    'broken',
    /for a day on which the train does not run: answered 201/,
  ],
  [
    'says of a booking that it is somebody else’s',
    http.get('*/api/bookings/:id', async ({ request, params }) => {
      const answer = await getResponse(handlers, request.clone())
      return answer?.status === 404 && bookingAt(params) ? fail(403, 'Not yours') : answer
    }),
    'getBooking',
    'different',
    /of somebody else: answered 403 instead of 404/,
  ],
  [
    'leaves the payment of a cancelled booking pending',
    http.put('*/api/bookings/:id/cancel', ({ request }) =>
      answeredWith(request, (booking) => ({ ...booking, paymentStatus: 'Pending' })),
    ),
    'cancelBooking',
    'different',
    /^"Pending" instead of "Refunded"/,
  ],
  [
    'gives a cancelled booking a ticket',
    http.get('*/api/bookings/:id/ticket', ({ params }) => {
      const booking = bookingAt(params)
      return isOfCheck(booking) && booking?.bookingStatus === 'Cancelled' ? anyTicket() : undefined
    }),
    'downloadTicket',
    'broken',
    /of a cancelled booking: answered 200/,
  ],
  [
    'books twice what is sent twice',
    post(async (request) => {
      const { clientRequestId: _id, ...body } = await bodyOf(request)
      return sentAs(request, body)
    }),
    'createBooking',
    'different',
    /sent twice makes a second booking/,
  ],
  [
    'refuses what is sent twice',
    post(refuseTwice),
    'createBooking',
    'different',
    /sent twice is answered 409 instead of the booking already made/,
  ],
  [
    'gives tickets names that no page of another origin may read',
    http.get('*/api/bookings/:id/ticket', async ({ request }) => {
      const ticket = await getResponse(handlers, request.clone())
      ticket?.headers.delete('Access-Control-Expose-Headers')
      return ticket
    }),
    'downloadTicket',
    'different',
    /^Access-Control-Expose-Headers does not name Content-Disposition/,
  ],
]

test.each(wrong)(
  'M2: a server that %s is found, and nothing else',
  async (_what, answer, call, severity, words) => {
    expect(await foundOf(answer)).toEqual({
      found: [expect.objectContaining({ call, severity, words: expect.stringMatching(words) })],
      leftBehind: [],
    })
  },
)

test('M2: a ticket’s name that the page may read among others is no difference', async () => {
  const report = await checkWith([
    http.get('*/api/bookings/:id/ticket', async ({ request }) => {
      const ticket = await getResponse(handlers, request.clone())
      ticket?.headers.set('Access-Control-Expose-Headers', 'Content-Length, content-disposition')
      return ticket
    }),
  ])
  expect(report.rows.filter(({ verdict }) => verdict !== 'kept')).toEqual([])
})

test('M2: where nobody else has a booking, the report says what was not looked at', async () => {
  const report = await checkWith([
    http.get('*/api/admin/bookings', ({ request }) =>
      answeredWith(request, (booking) => ({ ...booking, user: null })),
    ),
  ])
  expect(report.notes).toContainEqual(expect.stringMatching(/^Nobody else has a booking/))
})
