import { describe, expect, test } from 'vitest'
import { along, at, date, find, runs, trainsOf } from '@/test/railway/connections'
import type { Train } from '@/domain/trains/train'
import { type ConnectionSearch, findConnections } from './connections'
import { buildTimetable } from './connections-timetable'

test('PLN-2: a connection says legs, times, changes, shortest change and total fare', () => {
  const trains = [
    runs('t1', 'a 08:00, b 09:00', { fare: 11 }),
    runs('t2', 'b 09:20, c 10:00 10:05, d 12:00', { fare: 20.5 }),
  ]
  expect(find(trains)).toEqual([
    {
      departure: 480,
      arrival: 720,
      minutes: 240,
      changes: 1,
      shortestChange: 20,
      farePerPassenger: 52,
      legs: [
        {
          train: 't1',
          from: 'a',
          to: 'b',
          fromStop: 0,
          toStop: 1,
          journeyDate: date,
          departure: 480,
          arrival: 540,
          minutes: 60,
          wait: undefined,
          farePerPassenger: 11,
        },
        {
          train: 't2',
          from: 'b',
          to: 'd',
          fromStop: 0,
          toStop: 2,
          journeyDate: date,
          departure: 560,
          arrival: 720,
          minutes: 160,
          wait: 20,
          farePerPassenger: 41,
        },
      ],
    },
  ])
})

describe('PLN-2: changes', () => {
  const trains = [
    runs('slow', 'a 07:00, d 18:00', { fare: 50 }),
    runs('t1', 'a 08:00, b 09:00'),
    runs('t2', 'b 09:20, c 10:00'),
    runs('t3', 'c 10:15, d 11:00'),
    runs('t4', 'b 09:30, d 13:00'),
  ]
  test('none allowed: direct trains only', () => {
    expect(trainsOf(find(trains, { maxChanges: 0 }))).toEqual(['slow'])
  })
  test('one', () => {
    expect(trainsOf(find(trains, { maxChanges: 1 }))).toEqual(['slow', 't1 t4'])
  })
  test('two', () => {
    expect(trainsOf(find(trains, { maxChanges: 2 }))).toEqual(['slow', 't1 t2 t3', 't1 t4'])
    expect(find(trains)[1]).toMatchObject({ changes: 2, shortestChange: 15, arrival: 660 })
  })
})

describe('PLN-2: running days', () => {
  test('a second train that runs only the next day is waited for, up to a day', () => {
    const first = runs('t1', 'a 08:00, b 09:00')
    const second = (time: string) => runs('t2', `b ${time}, d 12:00`, { daysOfOperation: ['Thu'] })
    const [option] = find([first, second('09:00')])
    expect(option).toMatchObject({ shortestChange: 1440, arrival: 1440 + 720 })
    expect(option?.legs[1]?.journeyDate).toBe('2026-03-12')
    expect(find([first, second('09:01')])).toEqual([])
  })
  test('no days means every day, an empty list none; a train out of service never runs', () => {
    const direct = (changes: Partial<Train>) => [runs('t1', 'a 08:00, d 09:00', changes)]
    expect(find(direct({}))).toHaveLength(1)
    expect(find(direct({ daysOfOperation: ['Wed'] }))).toHaveLength(1)
    expect(find(direct({ daysOfOperation: ['Thu'] }))).toEqual([])
    expect(find(direct({ daysOfOperation: [] }))).toEqual([])
    for (const status of ['Cancelled', 'Inactive']) expect(find(direct({ status }))).toEqual([])
  })
})

test('PLN-4: a change is never shorter than asked for, and asking for more adds nothing', () => {
  const trains = [
    runs('t1', 'a 08:00, b 09:00'),
    runs('tight', 'b 09:10, d 10:00'),
    runs('easy', 'b 09:15, d 11:00'),
    runs('late', 'b 10:00, d 12:00'),
  ]
  const with_ = (minChangeMinutes?: number) => trainsOf(find(trains, { minChangeMinutes }))
  expect(with_(10)).toEqual(['t1 tight'])
  expect(with_(11)).toEqual(['t1 easy'])
  expect(with_()).toEqual(['t1 easy'])
  expect(with_(16)).toEqual(['t1 late'])
  // The next morning's trains are more than a day away.
  expect(with_(61)).toEqual([])
})

describe('PLN-2: where there is nothing to find', () => {
  const trains = [runs('t1', 'a 08:00, d 09:00, a 10:00')]
  test('from a station to itself', () => expect(find(trains, { to: 'a' })).toEqual([]))
  test('unknown stations', () => {
    expect(find(trains, { from: 'nowhere' })).toEqual([])
    expect(find(trains, { to: 'constructor' })).toEqual([])
  })
  test('no date', () => expect(find(trains, { date: '2026-02-30' })).toEqual([]))
  test('no trains', () => expect(find([])).toEqual([]))
})

describe('PLN-2: a train that calls twice at a station', () => {
  test('each call can be boarded, and the last of them before the goal is the best', () => {
    const loop = runs('loop', 'a 08:00, b 09:00, a 10:00, c 11:00, d 12:00')
    expect(find([loop], { minChangeMinutes: 0 })).toMatchObject([
      { departure: 600, legs: [{ fromStop: 2, toStop: 4 }] },
    ])
  })
  test('is left where it first comes to the goal', () => {
    const loop = runs('loop', 'a 08:00, d 09:00, b 10:00, d 11:00')
    expect(find([loop])).toMatchObject([{ arrival: 540, legs: [{ toStop: 1 }] }])
  })
  test('pays for the distance of the first call, as the server counts it', () => {
    const loop = runs('loop', 'b 07:00, a 08:00, b 23:00, a 23:30, d 23:50')
    // By the last stop of a it would be 10.
    expect(find([loop])).toMatchObject([{ farePerPassenger: 30 }])
  })
})

describe('PLN-2: what is not worth a look', () => {
  test('passing the goal on the way, even where that is cheaper', () => {
    const past = along(
      [
        at('a', { departureTime: '08:00', distance: 0 }),
        at('d', { arrivalTime: '09:00', distance: 900 }),
        at('b', { arrivalTime: '10:00', distance: 10 }),
      ],
      { _id: 'past' },
    )
    const back = runs('back', 'b 10:30, d 11:00', { fare: 1 })
    expect(trainsOf(find([past, back]))).toEqual(['past'])
  })
  test('a change at the start, be it only to leave on the next day', () => {
    const round = runs('round', 'a 23:00, b 23:30, a 00:30')
    const morning = runs('morning', 'a 06:00, d 08:00', { daysOfOperation: ['Thu'] })
    expect(find([round, morning])).toEqual([])
  })
  test('a ride that ends where it began, be it only to pass the time', () => {
    const first = runs('t1', 'a 08:00, b 09:00')
    const round = runs('round', 'b 20:00, c 22:00, b 23:00')
    const late = runs('late', 'b 09:30, d 10:00', { daysOfOperation: ['Thu'] })
    expect(find([first, round, late])).toEqual([])
  })
  test('leaving earlier for the same arrival, changes and fare; but cheaper, or direct, is', () => {
    const early = runs('early', 'a 07:00, d 12:00')
    const late = runs('late', 'a 08:00, d 12:00')
    expect(trainsOf(find([early, late]))).toEqual(['late'])
    expect(trainsOf(find([{ ...early, fare: 9 }, late]))).toEqual(['early', 'late'])
    const part = [runs('p1', 'a 08:30, b 09:00', { fare: 3 }), runs('p2', 'b 09:30, d 12:00', { fare: 3 })]
    expect(trainsOf(find([early, late, ...part]))).toEqual(['late', 'p1 p2'])
  })
  test('the second of two that are equal', () => {
    expect(trainsOf(find([runs('t1', 'a 08:00, d 09:00'), runs('t2', 'a 08:00, d 09:00')]))).toEqual(['t1'])
  })
})

describe('PLN-2: fares', () => {
  test('one that is unknown makes the total unknown, which is worse than any', () => {
    const trains = [
      runs('unknown', 'a 08:00, b 09:00', { fare: null }),
      runs('t2', 'b 10:00, d 11:00'),
      runs('dear', 'a 08:00, b 09:00', { fare: 100_000 }),
    ]
    expect(find(trains.slice(0, 2))).toMatchObject([{ farePerPassenger: undefined, changes: 1 }])
    expect(find(trains)).toMatchObject([{ farePerPassenger: 100_010, changes: 1 }])
  })
  test('without distances the fare counts whole', () => {
    const route = [at('a', { departureTime: '10:00' }), at('d', { arrivalTime: '11:00', distance: 500 })]
    expect(find([along(route, { fare: 70 })])).toMatchObject([{ farePerPassenger: 70 }])
  })
})

const berlin = (trains: Train[], changes: Partial<ConnectionSearch>) =>
  findConnections(buildTimetable(trains, 'Europe/Berlin'), {
    from: 'a',
    to: 'd',
    date,
    maxChanges: 2,
    ...changes,
  })

test('E2, PLN-2: in the night in which clocks are put forward, a night train takes an hour less', () => {
  const night = [runs('t1', 'a 23:00, d 07:00')]
  const figures = { departure: 1380, arrival: 1860 }
  expect(berlin(night, { date: '2027-03-27' })).toMatchObject([
    { ...figures, minutes: 420, legs: [{ minutes: 420 }] },
  ])
  expect(berlin(night, { date: '2027-10-30' })).toMatchObject([{ ...figures, minutes: 540 }])
  expect(berlin(night, { date: '2027-03-28' })).toMatchObject([{ ...figures, minutes: 480 }])
})

test('PLN-2: a change over the skipped hour is as long as it lasts', () => {
  const trains = [runs('t1', 'a 23:00, b 01:50'), runs('t2', 'b 03:10, d 07:00')]
  const spring = { date: '2027-03-27', minChangeMinutes: 60 }
  expect(berlin(trains, spring)).toEqual([])
  expect(berlin(trains, { ...spring, date: '2027-03-26' })).toMatchObject([{ shortestChange: 80 }])
  expect(berlin(trains, { ...spring, minChangeMinutes: 20 })).toMatchObject([
    { shortestChange: 20, minutes: 420, legs: [{}, { wait: 20 }] },
  ])
  expect(berlin(trains, { ...spring, date: '2027-10-30', minChangeMinutes: 140 })).toMatchObject([
    { shortestChange: 140, minutes: 540 },
  ])
})

test('PLN-2: who arrives at a time that the clocks skip arrives at what they show then', () => {
  const trains = [
    runs('t1', 'a 23:00, b 02:30'),
    runs('t2', 'b 03:15, d 07:00'),
    runs('t3', 'b 03:50, d 07:30'),
  ]
  const [first] = berlin(trains, { date: '2027-03-27' })
  expect(trainsOf(first ? [first] : [])).toEqual(['t1 t3'])
  expect(first).toMatchObject({ legs: [{ arrival: 1440 + 210, minutes: 210 }, { wait: 20 }] })
})
