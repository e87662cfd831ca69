import * as fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { ApiError } from '@/lib/api-error'
import { endpoints } from '@/test/endpoints'
import { hostileAnswers } from '@/test/hostile-answers'
import { freshBrowser } from '@/test/signed-in'
import { bookingSchema, ownBookingsSchema } from './bookings.schema'
import { reviewSchema, trainReviewsSchema, votesSchema } from './reviews.schema'
import { list, single } from './schema'
import { stationSchema } from './stations.schema'
import { seatsSchema, trainSchema } from './trains.schema'

beforeEach(freshBrowser)
afterEach(() => vi.unstubAllGlobals())

/** No place in what the screens are given may hold what they would show as `NaN` or `undefined`. */
function unshowable(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  if (typeof value !== 'object' || value === null || value instanceof Blob) return []
  return Object.values(value).flatMap((inner) => (inner === undefined ? ['undefined'] : unshowable(inner)))
}

test('there are at least 40 hostile answers', () => {
  expect(hostileAnswers.length).toBeGreaterThanOrEqual(40)
})

test('there are 35 endpoints', () => {
  expect(endpoints).toHaveLength(35)
})

test.each(endpoints)(
  'D4, G20: of every hostile answer $name makes a value or an ApiError',
  async ({ method, path, send }) => {
    let asked = 0
    // What is asked besides is refused, so that the second address of a booking is reached too.
    const elsewhere = http.all('*/api/*', () => HttpResponse.json({}, { status: 404 }))
    for (const [kind, answer] of hostileAnswers) {
      const hostile = () => {
        asked += 1
        return answer()
      }
      server.use(http[method](`*/api${path}`, hostile), elsewhere)
      const outcome = await send().catch((error: unknown) => ({ error }))
      const error = typeof outcome === 'object' && outcome && 'error' in outcome ? outcome.error : undefined
      if (error === undefined) {
        expect(unshowable(outcome), kind).toEqual([])
      } else {
        expect(error, kind).toBeInstanceOf(ApiError)
        expect(error, kind).toMatchObject({
          message: expect.stringMatching(/\S/) as string,
          headline: expect.stringMatching(/\S/) as string,
        })
        expect(unshowable((error as ApiError).fieldErrors), kind).toEqual([])
      }
      server.resetHandlers()
    }
    expect(asked).toBeGreaterThanOrEqual(hostileAnswers.length)
    expect({}).not.toHaveProperty('polluted')
  },
)

const schemas: [string, v.GenericSchema][] = [
  ['train', single(trainSchema)],
  ['trains', list(trainSchema)],
  ['seats', single(seatsSchema)],
  ['station', single(stationSchema)],
  ['stations', list(stationSchema)],
  ['booking', single(bookingSchema)],
  ['own bookings', ownBookingsSchema],
  ['review', single(reviewSchema('u1'))],
  ['reviews', trainReviewsSchema('u1')],
  ['votes', single(votesSchema('u1'))],
]

/** The fields that the schemas look for, so that more than the first check is reached. */
const keys = [
  '_id',
  'data',
  'success',
  'trainNumber',
  'rating',
  'route',
  'station',
  'source',
  'likes',
  'dislikes',
  'availableSeats',
  'passengers',
  'train',
  'user',
  'total',
  'location',
  'coordinates',
  '__proto__',
]
const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 4, -1, 'x', '', '5', '2026-03-04'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 8, noNullPrototype: true }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
})).value

test.each(schemas)(
  'D4, G21: whatever JSON a %s is made of, the schema answers and never throws',
  (_name, schema) => {
    fc.assert(
      fc.property(anyJson, (body) => {
        // As it comes over the wire: `__proto__` is an ordinary key there.
        const received: unknown = JSON.parse(JSON.stringify(body))
        const result = v.safeParse(schema, received)
        expect(result.success ? unshowable(result.output) : []).toEqual([])
      }),
      { seed: 23, numRuns: 2000 },
    )
    expect({}).not.toHaveProperty('polluted')
  },
)
