import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { admin, maya, resetToFixture, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { callOf } from '@mocks/studio/calls'
import { normalPnr } from '@/domain/bookings/booking'
import { noop } from '@/lib/noop'
import { recordCalls } from '@/test/calls'
import { type Endpoint, endpointFor, endpoints } from '@/test/endpoints'
import { hostileIds, strangeIds } from '@/test/hostile/hostile-ids'
import { aNewBooking, aTrainInput } from '@/test/railway/builders'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { byRow } from '@/test/size'
import * as bookings from './bookings'
import * as reviews from './reviews'
import * as stations from './stations'
import { downloadTicket } from './ticket'
import * as trains from './trains'

beforeEach(() => {
  freshBrowser()
  resetToFixture()
  signInAs(maya)
})
afterEach(() => {
  setClock()
  vi.unstubAllGlobals()
})

const trainInput = aTrainInput()
const stationInput = {
  code: ' new ',
  name: 'Newton',
  city: 'Newton City',
  state: 'Northland',
  latitude: 12,
  longitude: 77,
}
const newBooking = aNewBooking({
  train: trainId(2),
  fromStation: stationId(1),
  toStation: stationId(4),
  journeyDate: '2026-03-12',
  passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', berthPreference: 'LB' }],
})
const newReview = {
  train: trainId(2),
  rating: 4,
  title: 'On time',
  comment: 'Quiet coach',
  journeyDate: '2026-02-20',
}
const body = (value: unknown) => ({ body: value })

type Made = [title: string, call: () => Promise<unknown>, target: string, sent?: { body: unknown }]

const asPassenger: Made[] = [
  [
    'E1: trains by filter',
    () =>
      trains.listTrains({
        source: stationId(1),
        destination: stationId(4),
        trainType: 'Express',
        date: '2026-03-04',
      }),
    `GET /api/trains?source=${stationId(1)}&destination=${stationId(4)}&trainType=Express&date=2026-03-04`,
  ],
  [
    'E1: train search',
    () => trains.searchTrains({ from: stationId(1), to: stationId(4), date: '2026-03-04' }),
    `GET /api/trains/search?from=${stationId(1)}&to=${stationId(4)}&date=2026-03-04&sortBy=departureTime&sortOrder=asc&page=1&limit=500`,
  ],
  [
    'E1, goal G30: seats, by calendar date',
    () => trains.getSeats(trainId(1), '2026-03-11'),
    `GET /api/trains/${trainId(1)}/seats?date=2026-03-11`,
  ],
  ['F1: stations', () => stations.listStations(), 'GET /api/stations?limit=500&page=1'],
  [
    'F1: stations nearby',
    () => stations.listNearbyStations({ latitude: 0, longitude: 77.5, maxDistance: 50_000 }),
    'GET /api/stations/nearby?latitude=0&longitude=77.5&maxDistance=50000',
  ],
  ['G1: a booking by PNR', () => bookings.getBookingByPnr(' pnr-0000 1 '), 'GET /api/bookings/pnr/PNR00001'],
  [
    'G1: a new booking, with its request id in the body',
    () => bookings.createBooking(newBooking),
    'POST /api/bookings',
    body(newBooking),
  ],
  [
    'H1: reviews of a train',
    () => reviews.listTrainReviews(trainId(1), { page: 1, limit: 5, sortBy: 'rating', sortOrder: 'asc' }),
    `GET /api/reviews/train/${trainId(1)}?page=1&limit=5&sortBy=rating&sortOrder=asc`,
  ],
  [
    'H1: review search',
    () => reviews.searchReviews('quiet & on time', { page: 1 }),
    'GET /api/reviews/search?keyword=quiet & on time&page=1',
  ],
  ['H1: a new review', () => reviews.createReview(newReview), 'POST /api/reviews', body(newReview)],
]

test.each(asPassenger)('%s', async (_title, call, target, sent) => {
  const calls = recordCalls()
  await call()
  expect(calls.map(({ method, path, ...rest }) => [`${method} ${path}`, rest])).toEqual([
    [target, sent ?? {}],
  ])
})

const asAdmin: Made[] = [
  ['E1: a new train', () => trains.createTrain(trainInput), 'POST /api/trains', body(trainInput)],
  [
    'E1: a changed train',
    () => trains.updateTrain(trainId(2), trainInput),
    `PUT /api/trains/${trainId(2)}`,
    body(trainInput),
  ],
  [
    'F1: a new station, its code in capitals',
    () => stations.createStation(stationInput),
    'POST /api/stations',
    body({ ...stationInput, code: 'NEW' }),
  ],
  [
    'F1: a changed station',
    () => stations.updateStation(stationId(1), { ...stationInput, code: 'ald' }),
    `PUT /api/stations/${stationId(1)}`,
    body({ ...stationInput, code: 'ALD' }),
  ],
  [
    'G1: all bookings, by filter',
    () =>
      bookings.listAllBookings({
        page: 1,
        limit: 25,
        status: 'Confirmed',
        fromDate: '2026-03-01',
        toDate: '2026-03-31',
        train: trainId(1),
        search: 'ira',
      }),
    `GET /api/admin/bookings?page=1&limit=25&status=Confirmed&fromDate=2026-03-01&toDate=2026-03-31&train=${trainId(1)}&search=ira`,
  ],
]

test.each(asAdmin)('%s', async (_title, call, target, sent) => {
  signInAs(admin)
  const calls = recordCalls()
  await call()
  expect(calls.map(({ method, path, ...rest }) => [`${method} ${path}`, rest])).toEqual([
    [target, sent ?? {}],
  ])
})

test('H1: a changed review, of which only what changed is sent', async () => {
  const { _id } = await reviews.createReview(newReview)
  const calls = recordCalls()
  await reviews.updateReview(_id, { rating: 2 })
  expect(calls).toEqual([{ method: 'PUT', path: `/api/reviews/${_id}`, body: { rating: 2 } }])
})

/** One booking has a second address, which is asked by the same call (G4). */
const second = 'bookings.details'
const pathsOf = ({ call, path }: Endpoint, id: string) => {
  const paths = call === 'bookings.get' ? [path, endpointFor(second).path] : [path]
  return paths.map((one) => `/api${one.replace(/:\w+/, () => encodeURIComponent(id))}`)
}
const others = endpoints.filter(({ call }) => call !== second)

/** What an address does not say is above. */
const plain = others
  .filter(
    ({ call }) =>
      !/\.(search|seats|nearby|byPnr|create|update|ofTrain)$|^auth\.(?!me$)|^stations\.list$/.test(call),
  )
  .map((endpoint) => {
    const [method, [path = '']] = [endpoint.method.toUpperCase(), pathsOf(endpoint, 'x')]
    const about = callOf({ method, url: `http://api.test${path}` }).call?.requirement
    return { ...endpoint, about, asked: pathsOf(endpoint, 'x').map((one) => ({ method, path: one })) }
  })

test.each(plain)('$about: $call asks for its address alone', async ({ send, asked }) => {
  signInAs(admin)
  const calls = recordCalls()
  await send('x').catch(noop)
  expect(calls).toEqual(asked)
})

/** Every call that puts an id into its path. */
const idCalls = others.filter(({ path }) => path.includes(':'))

test('goal G10: fifty-five ids are none, and every call that takes an id is asked with them', () => {
  expect(hostileIds).toHaveLength(55)
  expect(idCalls.length).toBeGreaterThan(17)
})

/** The addresses that are asked for from now on, at whatever host; none has an answer. */
const withTargets = () => {
  const targets: string[] = []
  server.use(
    http.all('*', ({ request }) => {
      targets.push(request.url)
      return new HttpResponse(null, { status: 404 })
    }),
  )
  return targets
}

test.each(byRow(idCalls, hostileIds))(
  'goal G10: $call makes no call with an id that is none',
  async ({ path, send }, ids) => {
    const targets = withTargets()
    for (const id of ids) {
      targets.length = 0
      // A line break in a typed PNR is a blank, and blanks are left out before it becomes a path (CNF-4).
      const isCleaned = path.includes('pnr') && /^a\s+b$/.test(id)
      const failure = isCleaned ? { kind: 'http', status: 404 } : { kind: 'shape' }
      await expect(send(id), JSON.stringify(id)).rejects.toMatchObject({
        name: 'ApiError',
        ...failure,
      })
      expect(targets, JSON.stringify(id)).toEqual(isCleaned ? ['http://api.test/api/bookings/pnr/AB'] : [])
    }
  },
)

test.each(byRow(idCalls, strangeIds))(
  'goal G10: $call keeps a strange id in its place',
  async (endpoint, ids) => {
    const targets = withTargets()
    for (const id of ids) {
      targets.length = 0
      await expect(endpoint.send(id), JSON.stringify(id)).rejects.toMatchObject({
        name: 'ApiError',
        status: 404,
      })
      const sent = endpoint.path.includes('pnr') ? normalPnr(id) : id
      const paths = targets.map((url) => new URL(url)).filter(({ host }) => host === 'api.test')
      expect(paths, JSON.stringify(id)).toHaveLength(targets.length)
      expect(paths.map(({ pathname }) => pathname)).toEqual(pathsOf(endpoint, sent))
    }
  },
)

test('B7: a word that names another call where an id stands makes no call', async () => {
  const targets = withTargets()
  const asked = [
    ...['search', 'Search', 'search/'].flatMap((word) => [
      trains.getTrain(word),
      trains.getTrainForBooking(word),
      trains.getSeats(word, '2026-03-11'),
      trains.deleteTrain(word),
    ]),
    ...['nearby', 'nearby/x'].flatMap((word) => [stations.getStation(word), stations.deleteStation(word)]),
    ...['pnr', 'pnr/PNR00001', 'all'].flatMap((word) => [
      bookings.getBooking(word),
      bookings.cancelBooking(word),
      downloadTicket(word, 'PNR00001'),
    ]),
    ...['search', 'train', 'train/x'].flatMap((word) => [
      reviews.updateReview(word, { rating: 2 }),
      reviews.deleteReview(word),
      reviews.likeReview(word),
    ]),
  ]
  for (const call of asked) await expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'shape' })
  expect(targets).toEqual([])
})
