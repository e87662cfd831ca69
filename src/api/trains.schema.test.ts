import * as v from 'valibot'
import { expect, test } from 'vitest'
import { seatsSchema, trainSchema } from './trains.schema'

const quaxmoor = { _id: 's1', name: 'Quaxmoor', code: 'QXM', city: 'Quax' }
const vellby = { _id: 's2', name: 'Vellby', code: 'VBY', city: 'Vell' }
const raw = {
  _id: 't1',
  trainNumber: '90210',
  name: 'Northland Mail',
  trainType: 'Express',
  source: quaxmoor,
  destination: vellby,
  departureTime: '2000-01-01T16:30:00.000Z',
  arrivalTime: '2000-01-02T00:30:00.000Z',
  totalSeats: 50,
  fare: 400,
  route: [
    { station: 's1', departureTime: '2000-01-01T16:30:00.000Z', distance: 0, day: 0 },
    { station: vellby, arrivalTime: '2000-01-02T00:30:00.000Z', distance: 480, day: 1 },
  ],
  daysOfOperation: ['Mon', 'Wed'],
}
const normal = {
  ...raw,
  route: [{ ...raw.route[0], station: { _id: 's1' } }, raw.route[1]],
  status: 'Active',
}
const parsed = (changes: object) => v.parse(trainSchema, { ...raw, ...changes })

test('D4: a train as the back end sends it, with fields that nobody knows', () => {
  expect(v.parse(trainSchema, { ...raw, availableSeats: 50, __v: 0, isDirect: true })).toEqual(normal)
})

test.each([
  [quaxmoor, quaxmoor],
  ['s1', { _id: 's1' }],
  [null, null],
  [undefined, null],
  [{}, null],
])('D4: the source %j is read as %j, at the ends and at the stops', (given, expected) => {
  expect(parsed({ source: given, destination: given })).toMatchObject({
    source: expected,
    destination: expected,
  })
  expect(parsed({ route: [{ station: given }] }).route).toEqual([{ station: expected }])
})

test('D4: other words for name, type, number and days', () => {
  const { name: _name, trainType: _type, trainNumber: _number, daysOfOperation: _days, ...rest } = raw
  expect(
    v.parse(trainSchema, {
      ...rest,
      trainName: 'Northland Mail',
      type: 'Express',
      number: '90210',
      runningDays: ['Mon', 'Wed'],
    }),
  ).toEqual(normal)
  expect(parsed({ trainNumber: 90210 })).toEqual(normal)
  expect(parsed({ trainType: 'Vande Bharat' }).trainType).toBe('Vande Bharat')
  expect(parsed({ daysOfOperation: ['Mon'], runningDays: ['Tue'] }).daysOfOperation).toEqual(['Mon'])
})

test.each([
  [
    ['Monday', 'WEDNESDAY', ' sunday '],
    ['Sun', 'Mon', 'Wed'],
  ],
  [['mon', 'MON', 'Mon'], ['Mon']],
  [['Holiday', ''], []],
  [[], []],
  [undefined, undefined],
  [null, undefined],
])('D4: the days %j are %j; absent is every day, empty is none', (given, expected) => {
  expect(parsed({ daysOfOperation: given }).daysOfOperation).toEqual(expected)
})

test('D4: no name, no type, no route, no days, fare 0, times that are none', () => {
  expect(parsed({ name: undefined, trainType: undefined })).toMatchObject({ name: '', trainType: '' })
  expect(
    parsed({ route: undefined, fare: 0, departureTime: 'soon', arrivalTime: null, totalSeats: '50' }),
  ).toEqual({ ...normal, route: [], fare: 0, departureTime: 'soon', arrivalTime: '', totalSeats: 50 })
  expect(parsed({ fare: '42.5' }).fare).toBe(42.5)
  for (const unknown of [undefined, null, 'free', Number.NaN])
    expect(parsed({ fare: unknown }).fare).toBeNull()
  expect(parsed({ route: null }).route).toEqual([])
  expect(parsed({ route: 'none' }).route).toEqual([])
  expect(parsed({ route: [{ station: 's1', distance: '5', day: 'first', arrivalTime: 7 }] }).route).toEqual([
    { station: { _id: 's1' }, distance: 5 },
  ])
})

test.each([
  [undefined, 'Active'],
  ['', 'Active'],
  ['inactive', 'Inactive'],
  ['CANCELLED', 'Cancelled'],
  [5, 'Active'],
])('the status %j is %s', (given, expected) => {
  expect(parsed({ status: given }).status).toBe(expected)
})

test('D4: a train needs an id and a number', () => {
  for (const changes of [
    { _id: undefined },
    { _id: '' },
    { _id: 5 },
    { trainNumber: undefined },
    { trainNumber: '' },
  ]) {
    expect(v.safeParse(trainSchema, { ...raw, ...changes }).success).toBe(false)
  }
})

test('E5: free seats are a number, and never fewer than none', () => {
  expect(v.parse(seatsSchema, { availableSeats: 2, totalSeats: 3, seats: [] })).toEqual({
    availableSeats: 2,
    totalSeats: 3,
  })
  expect(v.parse(seatsSchema, { availableSeats: -4 })).toEqual({ availableSeats: 0, totalSeats: null })
  for (const body of [
    {},
    { availableSeats: null },
    { availableSeats: 'many' },
    { availableSeats: Number.NaN },
    5,
  ]) {
    expect(v.safeParse(seatsSchema, body).success).toBe(false)
  }
})

test('D4: what is not known of a stop is not there, and what is no stop makes the route none', () => {
  const stops = [
    { station: 's1' },
    { station: 's2', arrivalTime: '10:00', departureTime: 7, distance: '12', day: null },
  ]
  const { route } = v.parse(trainSchema, { _id: 't1', trainNumber: '1', route: stops })
  expect(route).toStrictEqual([
    { station: { _id: 's1' } },
    { station: { _id: 's2' }, arrivalTime: '10:00', distance: 12 },
  ])
  for (const none of [null, 's1', 7]) {
    expect(v.parse(trainSchema, { _id: 't1', trainNumber: '1', route: [none] }).route).toEqual([])
  }
})

test.each([
  [undefined, undefined],
  [null, undefined],
  [[], []],
  ['Mon,Wed', ['Mon', 'Wed']],
  ['Monday Friday', ['Mon', 'Fri']],
  [['Mon', null], ['Mon']],
  ['Mon-Fri', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
  [
    ['Mon–Tue', 'Sat'],
    ['Mon', 'Tue', 'Sat'],
  ],
  ['Mon|Wed', ['Mon', 'Wed']],
])('D4: the days %j are read as %j', (given, days) => {
  expect(parsed({ daysOfOperation: given }).daysOfOperation).toEqual(days)
  expect(parsed({ runningDays: given, daysOfOperation: null }).unreadDays).toBeUndefined()
})

test.each([
  [['Mon', 7], ['Mon'], '7'],
  [[1, 3], [], '1 3'],
  [{ Mon: true }, [], '(object)'],
  ['Mon, Monsoon, Fritz', ['Mon'], 'Monsoon Fritz'],
  [['MonWedFri'], [], 'MonWedFri'],
  ['1'.repeat(61), [], '1'.repeat(60)],
])(
  'D4: of the days %j only %j are promised, and %j is not forgotten',
  (given, daysOfOperation, unreadDays) => {
    expect(parsed({ daysOfOperation: given })).toMatchObject({ daysOfOperation, unreadDays })
  },
)

test('D4: a field that is null is one that is left out', () => {
  expect(parsed({ number: null, runningDays: null }).trainNumber).toBe('90210')
  expect(parsed({ trainNumber: null, number: 7 }).trainNumber).toBe('7')
  expect(parsed({ trainNumber: ' ', number: '7' }).trainNumber).toBe('7')
})

test('D4: a stop that cannot be read does not take the others with it', () => {
  expect(parsed({ route: [null, 's1', raw.route[1]] }).route).toEqual([
    { station: null },
    { station: null },
    raw.route[1],
  ])
})

test.each([
  [-50, -4],
  [' ', '\t'],
  ['free', 2.5],
])('TRN-3: a fare of %j and %j seats are not known', (fare, totalSeats) => {
  expect(parsed({ fare, totalSeats })).toMatchObject({ fare: null, totalSeats: null })
})

test.each([0.5, 1e308, '3'])('E5: %j free seats are no answer', (availableSeats) => {
  expect(v.safeParse(seatsSchema, { availableSeats }).success).toBe(false)
})
