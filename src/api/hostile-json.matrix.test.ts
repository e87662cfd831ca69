import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { runs } from '@/test/size'
import { unshowable } from '@/test/hostile/hostile-answers'
import { meSchema, profileSchema, sessionSchema } from './auth.schema'
import { bookingSchema, ownBookingsSchema } from './bookings.schema'
import { reviewSchema, trainReviewsSchema, votesSchema } from './reviews.schema'
import { list, messageSchema, single, unpaged } from './schema'
import { stationSchema } from './stations.schema'
import { seatsSchema, trainSchema } from './trains.schema'

/** What all objects have. Frozen it would stay so for the tests of other files. */
const prototype = () => Object.getOwnPropertyDescriptors(Object.prototype)
const before = prototype()
afterEach(() => {
  if (!isDeepStrictEqual(prototype(), before)) throw new Error('What all objects have was changed')
})

const given = (answer: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined))

const schemas: [string, v.GenericSchema][] = [
  ['sign-in', sessionSchema],
  ['user', meSchema],
  // What it leaves out stays as it was: the call drops it.
  [
    'changed profile',
    v.pipe(
      profileSchema,
      v.transform((answer) => given(answer)),
    ),
  ],
  ['message', messageSchema],
  ['train', single(trainSchema)],
  ['list of trains', list(trainSchema)],
  ['count of seats', single(seatsSchema)],
  ['station', single(stationSchema)],
  ['list of stations', list(stationSchema)],
  ['list of stations nearby', unpaged(stationSchema)],
  ['booking', single(bookingSchema)],
  ['list of own bookings', ownBookingsSchema],
  ['list of all bookings', list(bookingSchema)],
  ['review', single(reviewSchema('u1'))],
  ['list of reviews', trainReviewsSchema('u1')],
  ['count of votes', single(votesSchema('u1'))],
]

/** The fields that the schemas look for, so that more than the first check is reached. */
const keys = [
  '_id',
  'data',
  'success',
  'message',
  'token',
  'user',
  'role',
  'roles',
  'name',
  'trainNumber',
  'rating',
  'route',
  'station',
  'source',
  'likes',
  'dislikes',
  'availableSeats',
  'passengers',
  'journeyDate',
  'daysOfOperation',
  'train',
  'total',
  'totalPages',
  'currentPage',
  'averageRating',
  'location',
  'coordinates',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
]
const objectOf = (fields: readonly (readonly [string, string])[]) =>
  `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`

/** As text, as it comes over the wire: `__proto__` is an ordinary key there. */
const anyJson = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('null', 'true', '0', '4', '-1', '1e999', '"x"', '""', '"5"', '"2026-03-04"'),
    fc.oneof(fc.string(), fc.double({ noNaN: true })).map((value) => JSON.stringify(value)),
    fc.array(tie('value'), { maxLength: 3 }).map((values) => `[${values.join(',')}]`),
    fc.array(fc.tuple(fc.constantFrom(...keys), tie('value')), { maxLength: 8 }).map(objectOf),
  ),
})).value

const fields = fc.array(fc.tuple(fc.constantFrom(...keys), anyJson), { maxLength: 8 })
const asked = Object.entries({
  _id: '"x"',
  trainNumber: '"90001"',
  rating: '4',
  availableSeats: '5',
  likes: '1',
  dislikes: '[]',
})

/** Documents that have what the schemas ask for first, and the rest as it comes. */
const nearly = fc.tuple(fields, fields, fc.nat({ max: 3 })).map(([outer, inner, rows]) => {
  const record = objectOf([...asked, ...inner])
  const data = rows === 0 ? record : `[${Array.from({ length: rows }, () => record).join(',')}]`
  return objectOf([['success', 'true'], ['token', '"x"'], ['user', record], ...outer, ['data', data]])
})

const documents = runs(10_000)
const ownKeys = JSON.stringify(Reflect.ownKeys(Object.prototype).map(String))

test.each(schemas)(
  'D4, goal G21: whatever JSON a %s is made of, the schema answers, never throws and touches no prototype',
  { timeout: 300_000 },
  (_name, schema) => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof(anyJson, nearly), (text) => {
        const result = v.safeParse(schema, JSON.parse(text))
        if (!result.success) return
        accepted += 1
        expect(unshowable(result.output)).toEqual([])
      }),
      { seed: 23, numRuns: documents },
    )
    // Neither side of the schema goes untested.
    expect(accepted).toBeGreaterThan(documents / 100)
    expect(JSON.stringify(Reflect.ownKeys(Object.prototype).map(String))).toBe(ownKeys)
    expect({}).not.toHaveProperty('polluted')
  },
)

test('D4 goal G21: every schema is among them', () => {
  expect(schemas.length).toBeGreaterThanOrEqual(12)
})
