import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '../clock.ts'
import { db } from '../db.ts'
import { admin, ask, booking, bookingId, call, fieldRefusal, fixtureNow, maya } from '../fixture.ts'
import { ravi, refusal, resetToFixture, stationId, trainId } from '../fixture.ts'

beforeEach(resetToFixture)
afterEach(() => setClock())

const ira = { name: ' Ira Sol ', age: 34, gender: 'F', berthPreference: 'LB' }
const request = {
  train: trainId(1),
  fromStation: stationId(1),
  toStation: stationId(3),
  journeyDate: '2026-03-18',
  passengers: [ira, { name: 'Tam', age: '7', gender: 'M' }],
  clientRequestId: 'one-decision',
}
const book = (changes: object = {}) => ask('POST /bookings', { as: maya, body: { ...request, ...changes } })
const stored = () => db.bookings.at(-1)

test('G1: a booking is confirmed and answered with ids', async () => {
  expect(await book()).toEqual({
    status: 201,
    body: {
      success: true,
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        pnr: expect.stringMatching(/^[A-Z0-9]{8}$/) as string,
        user: maya,
        train: trainId(1),
        fromStation: stationId(1),
        toStation: stationId(3),
        journeyDate: '2026-03-18T00:00:00.000Z',
        bookingDate: fixtureNow,
        passengers: [
          { name: 'Ira Sol', age: 34, gender: 'F', seatNumber: null },
          { name: 'Tam', age: 7, gender: 'M', seatNumber: null },
        ],
        // 275 km at 50 per 100 km are 137.5, rounded up for each of the two.
        totalFare: 276,
        bookingStatus: 'Confirmed',
        paymentStatus: 'Pending',
        paymentMethod: 'credit_card',
      },
    },
  })
  expect(db.bookings).toHaveLength(3)
  expect(await ask(`GET /trains/${trainId(1)}/seats?date=2026-03-18`)).toMatchObject({
    body: { data: { availableSeats: 1 } },
  })
})

test('G1: a train without a route costs its fare per passenger', async () => {
  await book({ train: trainId(2), toStation: stationId(4), paymentMethod: 'upi' })
  expect(stored()).toMatchObject({ totalFare: 800, paymentMethod: 'upi' })
})

test('G1: the same seed gives the same PNRs', async () => {
  await book()
  const { pnr, _id } = stored() ?? booking(0)
  resetToFixture()
  await book()
  expect(stored()).toMatchObject({ pnr, _id })
})

test('G1: bad fields are named by their paths', async () => {
  expect(await ask('POST /bookings', { as: maya, body: {} })).toEqual(
    fieldRefusal('train', 'fromStation', 'toStation', 'journeyDate', 'passengers'),
  )
  expect(await book({ journeyDate: '2026-03-18T00:00:00.000Z', passengers: [] })).toEqual(
    fieldRefusal('journeyDate', 'passengers'),
  )
  const passengers = [ira, { name: '', age: 0, gender: 'X' }, { ...ira, age: 34.5 }, null]
  expect(await book({ passengers })).toEqual(
    fieldRefusal(
      'passengers[1].name',
      'passengers[1].age',
      'passengers[1].gender',
      'passengers[2].age',
      'passengers[3].name',
      'passengers[3].age',
      'passengers[3].gender',
    ),
  )
})

test.each([
  ['an unknown train', { train: trainId(99) }],
  ['a day on which it does not run', { journeyDate: '2026-03-19' }],
  ['more passengers than seats', { passengers: [ira, ira, ira, ira] }],
  ['stations in the wrong order', { fromStation: stationId(3), toStation: stationId(1) }],
  ['an unknown station', { toStation: stationId(99) }],
  ['a station where it does not call', { train: trainId(2) }],
])('G1: %s is refused with one general message', async (_case, changes) => {
  expect(await book(changes)).toEqual(refusal(500, 'Server error'))
  expect(db.bookings).toHaveLength(2)
})

test('G1: a date that is over and a seventh passenger are refused at their fields', async () => {
  // A Wednesday as well: the train would run.
  expect(await book({ journeyDate: '2026-02-25' })).toEqual(fieldRefusal('journeyDate'))
  expect(await book({ passengers: Array.from({ length: 7 }, () => ira) })).toEqual(fieldRefusal('passengers'))
  expect(db.bookings).toHaveLength(2)
  // In India it is the next day half past six hours before it is in London.
  setClock('2026-03-03T18:45:00.000Z')
  expect(await book({ journeyDate: '2026-03-03' })).toEqual(fieldRefusal('journeyDate'))
  expect(await book({ journeyDate: '2026-03-04' })).toMatchObject({ status: 201 })
})

const onTrain2 = { train: trainId(2), toStation: stationId(4) }
const freeSeats = async () => (await ask(`GET /trains/${trainId(1)}/seats?date=2026-03-18`)).body

test('G6: the same request once more is answered with the booking already made, which holds its seats once', async () => {
  const first = await book()
  const free = await freeSeats()
  expect(await book()).toEqual(first)
  expect(await freeSeats()).toEqual(free)
  expect(db.bookings).toHaveLength(3)
  // Somebody else's may have the same words, and a new decision has others.
  const others = await ask('POST /bookings', { as: ravi, body: { ...request, passengers: [ira] } })
  expect(others).toMatchObject({ status: 201, body: { data: { user: ravi } } })
  expect(await book({ ...onTrain2, clientRequestId: 'another' })).toMatchObject({ status: 201 })
  expect(db.bookings).toHaveLength(5)
})

test('G6: a booking that took the last seats is still found by its request, as is one cancelled since', async () => {
  const passengers = [ira, ira, ira]
  const first = await book({ passengers })
  expect(await freeSeats()).toMatchObject({ data: { availableSeats: 0 } })
  expect(await book({ passengers })).toEqual(first)
  const made = stored()!
  await ask(`PUT /bookings/${made._id}/cancel`, { as: maya })
  expect(await book({ passengers })).toMatchObject({ body: { data: { bookingStatus: 'Cancelled' } } })
  expect(db.bookings).toHaveLength(3)
})

test('G6: a request that was refused may be sent again, and one without an id is always new', async () => {
  expect(await book({ journeyDate: '2026-03-19' })).toEqual(refusal(500, 'Server error'))
  expect(await book()).toMatchObject({ status: 201 })
  for (const clientRequestId of [undefined, '', null]) await book({ ...onTrain2, clientRequestId })
  expect(db.bookings).toHaveLength(6)
  expect(await book({ clientRequestId: 7 })).toEqual(fieldRefusal('clientRequestId'))
})

test('G2: own bookings come newest first, reshaped and without the ids of train and stations', async () => {
  db.bookings.push(booking(3))
  expect(await ask('GET /bookings', { as: maya })).toMatchObject({
    status: 200,
    body: { success: true, count: 2, data: [{ _id: bookingId(3) }, { _id: bookingId(1) }] },
  })
  expect(await ask('GET /bookings', { as: ravi })).toEqual({
    status: 200,
    body: {
      success: true,
      count: 1,
      data: [
        {
          _id: bookingId(2),
          pnr: 'PNR00002',
          train: { number: '90002', name: 'Train 2' },
          from: { name: 'Aldun', code: 'ALD' },
          to: { name: 'Dorlo', code: 'DOR' },
          journeyDate: '2026-03-11T00:00:00.000Z',
          bookingDate: '2026-03-01T08:00:02.000Z',
          passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', seatNumber: null }],
          totalFare: 240,
          bookingStatus: 'Waiting',
          paymentStatus: 'Pending',
        },
      ],
    },
  })
})

test('G1: a PNR finds the own booking in any letter case', async () => {
  expect(await ask('GET /bookings/pnr/pnr00001', { as: maya })).toMatchObject({
    status: 200,
    body: {
      data: {
        _id: bookingId(1),
        user: maya,
        train: { _id: trainId(1), trainNumber: '90001', name: 'Night Mail' },
        fromStation: { _id: stationId(1), name: 'Aldun', code: 'ALD' },
        toStation: { _id: stationId(4) },
      },
    },
  })
  expect(await ask('GET /bookings/pnr/PNR00002', { as: maya })).toEqual(refusal(404))
  expect(await ask('GET /bookings/pnr/PNR00002', { as: admin })).toEqual(refusal(404))
})

test('G4: one booking and its details, for its owner and admins', async () => {
  const account = { _id: maya, username: 'Maya Lobo', email: 'maya@mail.test' }
  for (const as of [maya, admin]) {
    expect(await ask(`GET /bookings/${bookingId(1)}`, { as })).toMatchObject({
      status: 200,
      body: { data: { train: { _id: trainId(1), trainNumber: '90001', name: 'Night Mail' }, user: account } },
    })
    expect(await ask(`GET /bookings/${bookingId(1)}/details`, { as })).toMatchObject({
      status: 200,
      body: {
        data: {
          train: { departureTime: '2000-01-01T16:30:00.000Z', arrivalTime: '2000-01-02T00:30:00.000Z' },
          fromStation: { name: 'Aldun' },
        },
      },
    })
  }
  for (const path of ['', '/details', '/ticket']) {
    expect(await ask(`GET /bookings/${bookingId(1)}${path}`, { as: ravi })).toEqual(refusal(404))
    expect(await ask(`GET /bookings/${bookingId(99)}${path}`, { as: maya })).toEqual(refusal(404))
    expect(await ask(`GET /bookings/undefined${path}`, { as: maya })).toEqual(refusal(500))
  }
})

test('G1: cancelling answers with ids and gives the seats back', async () => {
  expect(await ask(`PUT /bookings/${bookingId(1)}/cancel`, { as: maya })).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: 'The booking has been cancelled',
      data: {
        train: trainId(1),
        fromStation: stationId(1),
        bookingStatus: 'Cancelled',
        paymentStatus: 'Refunded',
      },
    },
  })
  expect(await ask(`PUT /bookings/${bookingId(1)}/cancel`, { as: maya })).toEqual(refusal(400))
  expect(await ask(`GET /trains/${trainId(1)}/seats?date=2026-03-11`)).toMatchObject({
    body: { data: { availableSeats: 3 } },
  })
})

test('G1: only the own booking can be cancelled, up to four hours before its day begins in UTC', async () => {
  const cancel = (as: string, id = bookingId(1)) => ask(`PUT /bookings/${id}/cancel`, { as })
  expect(await cancel(ravi)).toEqual(refusal(404))
  expect(await cancel(admin)).toEqual(refusal(404))
  expect(await cancel(maya, 'x')).toEqual(refusal(500))
  setClock('2026-03-10T20:00:00.001Z')
  expect(await cancel(maya)).toEqual(refusal(400))
  setClock('2026-03-10T20:00:00.000Z')
  expect(await cancel(maya)).toMatchObject({ status: 200 })
})

test('G5: the ticket is a PDF named after the PNR; a cancelled booking has none', async () => {
  const response = await call(`GET /bookings/${bookingId(1)}/ticket`, { as: maya })
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': 'attachment; filename="ticket-PNR00001.pdf"',
  })
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
  db.stations = []
  expect((await call(`GET /bookings/${bookingId(1)}/ticket`, { as: maya })).status).toBe(200)
  await call(`PUT /bookings/${bookingId(1)}/cancel`, { as: maya })
  expect(await ask(`GET /bookings/${bookingId(1)}/ticket`, { as: maya })).toEqual(refusal(400))
})

test('J1: an admin lists all bookings, newest first, with account, train and stations', async () => {
  expect(await ask('GET /admin/bookings?limit=1', { as: admin })).toMatchObject({
    status: 200,
    body: {
      success: true,
      count: 1,
      total: 2,
      totalPages: 2,
      currentPage: 1,
      data: [
        {
          _id: bookingId(2),
          user: { username: 'Ravi Nair', email: 'ravi@mail.test' },
          train: { trainNumber: '90002' },
          fromStation: { code: 'ALD' },
        },
      ],
    },
  })
  expect(await ask('GET /admin/bookings', { as: maya })).toEqual(refusal(403))
  expect(await ask('GET /admin/bookings')).toEqual(refusal(401))
})

test('J2: the list of all bookings filters by status, dates, train and text', async () => {
  db.bookings.push(booking(3, { journeyDate: '2026-03-18T00:00:00.000Z', bookingStatus: 'RAC' }))
  const ids = async (query: string) => {
    const { data } = (await ask(`GET /admin/bookings?${query}`, { as: admin })).body as {
      data: { pnr: string }[]
    }
    return data.map(({ pnr }) => pnr.at(-1)).join('')
  }
  expect(await ids('status=Confirmed')).toBe('1')
  expect(await ids('status=confirmed')).toBe('')
  expect(await ids('fromDate=2026-03-11&toDate=2026-03-11')).toBe('21')
  expect(await ids('fromDate=2026-03-12')).toBe('3')
  expect(await ids(`train=${trainId(2)}`)).toBe('2')
  expect(await ids('search=pnr00003')).toBe('3')
  expect(await ids('search=ira%20sol')).toBe('321')
  expect(await ids('search=night')).toBe('31')
  expect(await ids('search=RAVI@')).toBe('2')
  expect(await ids('search=(')).toBe('')
  expect(await ask('GET /admin/bookings?fromDate=soon', { as: admin })).toEqual(refusal(500))
  expect(await ask('GET /admin/bookings?page=0', { as: admin })).toEqual(refusal(500))
})

test.each([
  'GET /bookings',
  'POST /bookings',
  'GET /bookings/pnr/PNR00001',
  ...['', '/details', '/ticket'].map((path) => `GET /bookings/${bookingId(1)}${path}`),
  `PUT /bookings/${bookingId(1)}/cancel`,
])('G1: %s needs a session', async (target) => {
  expect(await ask(target)).toEqual(refusal(401))
})
