import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getResponse, http, HttpResponse } from 'msw'
import { db, findById } from '@mocks/db'
import { handlers } from '@mocks/handlers/index'
import { server as inProcess } from '@mocks/node'
import { list } from '@mocks/replies'
import { trainInList } from '@mocks/shapes'
import { answeredWith, type Body, checkWith, closeServer, foundOf, type WrongServer } from './checked-server'

beforeAll(() => inProcess.close())
afterAll(() => inProcess.listen())
afterEach(closeServer)

/** The mock's list, changed as a whole. */
const listedAs = async (request: Request, change: (body: Body & { data: Body[] }) => Body) => {
  const response = await getResponse(handlers, request.clone())
  if (!response?.ok) return response
  return HttpResponse.json(change((await response.json()) as Body & { data: Body[] }))
}

const withAverage = (averageOf: (average: number) => number) =>
  http.get('*/api/reviews/train/:trainId', ({ request }) =>
    listedAs(request, (body) => ({ ...body, averageRating: averageOf(Number(body.averageRating)) })),
  )

const hourBefore = (instant: unknown) => new Date(Date.parse(String(instant)) - 3_600_000).toISOString()

const wrong: WrongServer[] = [
  [
    'asks in a search what 100 km cost',
    http.get('*/api/trains/search', ({ request }) =>
      answeredWith(request, (train) => ({ ...train, fare: findById(db.trains, String(train._id))?.fare })),
    ),
    'searchTrains',
    'different',
    /for one passenger, where kilometres and the train’s fare make/,
  ],
  [
    'finds trains that arrive before they leave',
    http.get('*/api/trains/search', ({ request }) =>
      answeredWith(request, (train) => ({ ...train, arrivalTime: hourBefore(train.departureTime) })),
    ),
    'searchTrains',
    'different',
    /^before the departure/,
  ],
  [
    'lists the stations nearby from the farthest on',
    http.get('*/api/stations/nearby', ({ request }) =>
      listedAs(request, (body) => ({ ...body, data: body.data.toReversed() })),
    ),
    'listNearbyStations',
    'different',
    /^not the nearest first, seen from /,
  ],
  [
    'has an average of 0 for every train',
    withAverage(() => 0),
    'listTrainReviews',
    'different',
    /^0 is not the mean of the reviews$/,
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

test('M2: an average in whole stars is no difference', async () => {
  const { rows } = await checkWith([withAverage(Math.round)])
  expect(rows.filter(({ verdict }) => verdict !== 'kept')).toEqual([])
})

test('M2: the train that is booked can show the most mistakes, wherever it stands in the list', async () => {
  const at = (hours: number) => new Date(Date.UTC(2020, 0, 1, hours)).toISOString()
  const plain = () => ({ departureTime: at(6), arrivalTime: at(9), route: [] })
  const daily = () => db.trains.filter(({ daysOfOperation }) => daysOfOperation.length === 7)
  const telling = () =>
    db.trains.findLast(
      ({ daysOfOperation, route, departureTime, arrivalTime }) =>
        daysOfOperation.length < 7 &&
        (route.at(-1)?.distance ?? 0) > 100 &&
        Date.parse(arrivalTime) - Date.parse(departureTime) > 86_400_000,
    )
  const { check } = await checkWith([
    http.get('*/api/trains', () => {
      const last = telling()
      const first = daily().map((train) => ({ ...train, ...plain() }))
      return list([...first, ...(last ? [last] : [])].map(trainInList))
    }),
  ])
  expect(check.trip?.train._id).toBe(telling()?._id)
})
