import { afterEach, beforeEach, expect, test } from 'vitest'
import { setClock } from '../clock.ts'
import { db } from '../db.ts'
import { admin, ask, booking, fieldRefusal, maya, refusal, resetToFixture } from '../fixture.ts'
import { stationId, train, trainId } from '../fixture.ts'

beforeEach(resetToFixture)
afterEach(() => setClock())

const aldun = { _id: stationId(1), name: 'Aldun', code: 'ALD', city: 'Aldun City' }
const dorlo = { _id: stationId(4), name: 'Dorlo', code: 'DOR', city: 'Dorlo City' }
const dayTrain = {
  trainNumber: '90009',
  name: 'Day Mail',
  trainType: 'Shatabdi',
  source: stationId(2),
  destination: stationId(3),
  departureTime: '2026-03-03T02:00:00.000Z',
  arrivalTime: '2026-03-03T05:00:00.000Z',
  totalSeats: 60,
  fare: 120,
  daysOfOperation: ['Mon', 'Fri'],
}

test('E1: the list holds all trains by name, end points as objects, stops as ids', async () => {
  expect(await ask('GET /trains')).toMatchObject({
    status: 200,
    body: {
      success: true,
      count: 3,
      data: [
        { name: 'Night Mail', source: aldun, destination: dorlo, route: { 1: { station: stationId(2) } } },
        { name: 'Train 2' },
        { name: 'Train 3' },
      ],
    },
  })
})

test('E1: the list filters by text, end points, type and running day', async () => {
  const numbers = async (query: string) => {
    const { data } = (await ask(`GET /trains?${query}`)).body as { data: { trainNumber: string }[] }
    return data.map(({ trainNumber }) => trainNumber)
  }
  expect(await numbers('search=MAIL')).toEqual(['90001'])
  expect(await numbers('search=0003')).toEqual(['90003'])
  expect(await numbers(`source=${stationId(1)}&destination=${stationId(4)}`)).toEqual(['90001', '90002'])
  expect(await numbers('trainType=Rajdhani')).toEqual([])
  expect(await numbers('date=2026-03-04')).toEqual(['90001', '90002', '90003'])
  expect(await numbers('date=2026-03-05')).toEqual(['90002', '90003'])
  expect(await ask('GET /trains?source=x')).toEqual(refusal(500))
  expect(await ask('GET /trains?date=2026-02-30')).toEqual(refusal(500))
})

test('E1: one train has its stops as objects', async () => {
  expect(await ask(`GET /trains/${trainId(1)}`)).toMatchObject({
    status: 200,
    body: {
      success: true,
      data: { trainNumber: '90001', route: { 0: { station: aldun }, 3: { station: dorlo } } },
    },
  })
  expect(await ask(`GET /trains/${trainId(99)}`)).toEqual(refusal(404))
  expect(await ask('GET /trains/undefined')).toEqual(refusal(500))
})

test('E1: the search finds whole and part journeys with times and fare of the part', async () => {
  const search = (from: number, to: number, more = '') =>
    ask(`GET /trains/search?from=${stationId(from)}&to=${stationId(to)}${more}`)
  expect(await search(1, 4)).toMatchObject({
    status: 200,
    body: {
      count: 2,
      total: 2,
      totalPages: 1,
      currentPage: 1,
      data: [
        { trainNumber: '90002', fare: 400, isDirect: true },
        {
          trainNumber: '90001',
          fare: 240,
          isDirect: true,
          source: aldun,
          route: { 0: { station: stationId(1) } },
        },
      ],
    },
  })
  // From 00:10, after midnight, to 06:00 of the same day.
  expect(await search(2, 4)).toMatchObject({
    body: {
      data: [
        { fare: 185, departureTime: '1999-12-31T18:40:00.000Z', arrivalTime: '2000-01-01T00:30:00.000Z' },
      ],
    },
  })
  expect(await search(1, 3)).toMatchObject({
    body: {
      data: [
        { fare: 138, departureTime: '2000-01-01T16:30:00.000Z', arrivalTime: '2000-01-01T21:30:00.000Z' },
      ],
    },
  })
  expect(await search(3, 2)).toMatchObject({ body: { total: 0, totalPages: 0, data: [] } })
  expect(await search(1, 4, '&date=2026-03-05')).toMatchObject({ body: { total: 2 } })
  expect(await search(1, 4, '&sortOrder=desc&limit=1')).toMatchObject({
    body: { totalPages: 2, data: [{ trainNumber: '90001' }] },
  })
  expect(await search(1, 4, '&sortBy=fare')).toMatchObject({
    body: { data: { 0: { trainNumber: '90001' } } },
  })
  expect(await search(1, 4, '&sortBy=__proto__')).toMatchObject({ status: 200 })
})

test('E1: the search needs both stations', async () => {
  expect(await ask(`GET /trains/search?from=${stationId(1)}`)).toEqual(refusal(400))
  expect(await ask(`GET /trains/search?from=Aldun&to=${stationId(1)}`)).toEqual(refusal(500))
  expect(await ask(`GET /trains/search?from=${stationId(1)}&to=${stationId(4)}&page=0`)).toEqual(refusal(500))
})

test('E5: seats are what passengers of Confirmed and RAC bookings leave over on that date', async () => {
  const two = [1, 2].map((n) => ({
    name: `P${n}`,
    age: 30,
    gender: 'M' as const,
    seatNumber: n === 1 ? 'A1' : null,
  }))
  db.bookings.push(
    booking(3, { bookingStatus: 'RAC', passengers: two }),
    booking(4, { bookingStatus: 'Waiting' }),
    booking(5, { bookingStatus: 'Cancelled' }),
    booking(6, { journeyDate: '2026-03-18T00:00:00.000Z' }),
  )
  expect(await ask(`GET /trains/${trainId(1)}/seats?date=2026-03-11`)).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        train: trainId(1),
        trainNumber: '90001',
        trainName: 'Night Mail',
        journeyDate: '2026-03-11',
        totalSeats: 3,
        availableSeats: 0,
        seats: [{ seatNumber: 'A1', coach: 'A', status: 'booked' }],
      },
    },
  })
  expect(await ask(`GET /trains/${trainId(1)}/seats?date=2026-03-18`)).toMatchObject({
    body: { data: { availableSeats: 2 } },
  })
  expect(await ask(`GET /trains/${trainId(1)}/seats`)).toEqual(refusal(400))
  expect(await ask(`GET /trains/${trainId(1)}/seats?date=2026-03-11T00:00:00.000Z`)).toEqual(refusal(500))
  expect(await ask(`GET /trains/${trainId(99)}/seats?date=2026-03-11`)).toEqual(refusal(404))
})

test('E1: an admin creates a train; the answer holds ids', async () => {
  const route = [{ station: stationId(2), departureTime: '2026-03-03T02:00:00.000Z' }]
  expect(await ask('POST /trains', { as: admin, body: { ...dayTrain, fare: '120', route } })).toMatchObject({
    status: 201,
    body: {
      data: { ...dayTrain, availableSeats: 60, route: [{ station: stationId(2), distance: 0, day: 0 }] },
    },
  })
  expect(await ask('POST /trains', { as: admin, body: dayTrain })).toEqual(refusal(400))
  const elsewhere = { ...dayTrain, trainNumber: '90010', source: stationId(99) }
  expect(await ask('POST /trains', { as: admin, body: elsewhere })).toEqual(refusal(400))
})

test('E1: bad fields of a train are named by their paths', async () => {
  const body = {
    ...dayTrain,
    trainType: 'Vande Bharat',
    totalSeats: 1.5,
    fare: -1,
    daysOfOperation: ['Monday', 'Tue'],
    route: [{ station: 'x', day: -1 }, null],
  }
  expect(await ask('POST /trains', { as: admin, body })).toEqual(
    fieldRefusal(
      'trainType',
      'totalSeats',
      'fare',
      'daysOfOperation[0]',
      'route[0].station',
      'route[0].day',
      'route[1].station',
    ),
  )
  expect(await ask('POST /trains', { as: admin, body: { ...dayTrain, daysOfOperation: [] } })).toEqual(
    fieldRefusal('daysOfOperation'),
  )
})

test('E1: an update keeps route and fare that are not given; 0 counts as not given', async () => {
  const update = (changes: object) =>
    ask(`PUT /trains/${trainId(1)}`, { as: admin, body: { ...dayTrain, ...changes } })
  const { route } = db.trains.find(({ _id }) => _id === trainId(1)) ?? train(1)
  expect(await update({ fare: 0 })).toMatchObject({
    status: 200,
    body: {
      data: { _id: trainId(1), name: 'Day Mail', source: stationId(2), fare: 50, availableSeats: 60, route },
    },
  })
  expect(await update({ route: [] })).toMatchObject({ body: { data: { fare: 120, route: [] } } })
  expect(await update({ trainNumber: '90002' })).toEqual(refusal(400))
  expect(await update({ name: '' })).toEqual(fieldRefusal('name'))
  expect(await ask(`PUT /trains/${trainId(99)}`, { as: admin, body: dayTrain })).toEqual(refusal(404))
})

test('E1: a train without bookings can be deleted', async () => {
  expect(await ask(`DELETE /trains/${trainId(3)}`, { as: admin })).toEqual({
    status: 200,
    body: { success: true, data: {} },
  })
  expect(await ask(`DELETE /trains/${trainId(3)}`, { as: admin })).toEqual(refusal(404))
  expect(await ask(`DELETE /trains/${trainId(1)}`, { as: admin })).toEqual(refusal(400))
})

test.each(['POST /trains', `PUT /trains/${trainId(3)}`, `DELETE /trains/${trainId(3)}`])(
  'J1: only an admin may %s',
  async (target) => {
    expect(await ask(target, { body: dayTrain })).toEqual(refusal(401))
    expect(await ask(target, { as: maya, body: dayTrain })).toEqual(refusal(403))
    expect(db.trains).toHaveLength(3)
  },
)
