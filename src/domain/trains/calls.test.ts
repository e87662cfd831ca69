import { describe, expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { along, at, date, find, runs } from '@/test/railway/connections'
import type { Stop } from '@/domain/trains/train'

describe('PLN-2: over midnight', () => {
  test('a night train is left on the day after, and a change there is on its clock', () => {
    const trains = [
      runs('night', 'a 22:00, b 02:00 02:10, c 06:00'),
      runs('morning', 'c 06:30, d 08:00'),
      runs('evening', 'c 23:00, d 23:50'),
    ]
    const [option, ...others] = find(trains)
    expect(others).toEqual([])
    expect(option).toMatchObject({ departure: 1320, arrival: 1440 + 480, shortestChange: 30 })
    expect(option?.legs.map(({ journeyDate }) => journeyDate)).toEqual([date, '2026-03-12'])
  })

  test('who boards a night train after midnight rides the run that started the day before', () => {
    const night = runs('night', 'x 22:00, a 00:10, d 06:00', { daysOfOperation: ['Tue'] })
    expect(find([night])).toMatchObject([
      { departure: 10, arrival: 360, legs: [{ journeyDate: '2026-03-10' }] },
    ])
    expect(find([night], { date: '2026-03-10' })).toEqual([])
  })

  test('a stop reached before midnight and left after it is boarded on the later date', () => {
    const night = runs('night', 'x 22:00, a 23:50 00:10, d 06:00', { daysOfOperation: ['Tue'] })
    expect(find([night])).toMatchObject([{ departure: 10, legs: [{ journeyDate: '2026-03-10' }] }])
    expect(find([night], { date: '2026-03-10' })).toEqual([])
  })

  test('a stop without a day comes as soon as the clocks show its time; one with a day on that day', () => {
    const route = (day?: number) => [
      at('a', { departureTime: '10:00' }),
      at('d', { arrivalTime: '11:00', ...(day !== undefined && { day }) }),
    ]
    expect(find([along(route())])[0]?.minutes).toBe(60)
    expect(find([along(route(2))])[0]?.minutes).toBe(2 * 1440 + 60)
  })

  test('a day that would put a stop before the one before it is not believed', () => {
    const route = [
      at('a', { departureTime: '22:00', day: 0 }),
      at('b', { arrivalTime: '01:00', day: 1 }),
      at('d', { arrivalTime: '03:00', day: 0 }),
    ]
    expect(find([along(route)])[0]?.minutes).toBe(300)
  })

  test('days that count from 1 mean the same', () => {
    const route = [at('a', { departureTime: '22:00', day: 1 }), at('d', { arrivalTime: '01:00', day: 2 })]
    expect(find([along(route)])[0]?.minutes).toBe(180)
  })
})

describe('PLN-2: records with holes', () => {
  const ends = { source: { _id: 'a' }, destination: { _id: 'd' } }
  test('a train without route goes from source to destination', () => {
    const train = aTrain({ ...ends, route: [], departureTime: '22:00', arrivalTime: '06:00', fare: 9 })
    expect(find([train])).toMatchObject([
      { minutes: 480, farePerPassenger: 9, legs: [{ fromStop: -1, toStop: 0 }] },
    ])
  })
  test('instants count by the clocks of the railway, and by their difference', () => {
    const times = { departureTime: '2000-01-01T16:30:00.000Z', arrivalTime: '2000-01-03T00:30:00.000Z' }
    expect(find([aTrain({ ...ends, ...times, route: [], daysOfOperation: ['Wed'] })])).toMatchObject([
      { departure: 22 * 60, minutes: 32 * 60 },
    ])
  })
  test('a train whose times cannot be read is left out', () => {
    for (const times of [{ departureTime: '' }, { arrivalTime: 'noon' }]) {
      expect(
        find([aTrain({ ...ends, departureTime: '08:00', arrivalTime: '09:00', ...times, route: [] })]),
      ).toEqual([])
    }
  })
  test('a stop with one time is a call at that time, one without times or station is none', () => {
    const route: Stop[] = [
      at('x', {}),
      at('b', {}),
      at('a', { arrivalTime: '10:00' }),
      { station: null, arrivalTime: '12:00', departureTime: '12:05' },
      at('d', {}),
    ]
    const train = aTrain({
      source: { _id: 'x' },
      destination: { _id: 'd' },
      departureTime: '08:00',
      arrivalTime: '11:00',
      daysOfOperation: ['Wed', 'Tue'],
      route,
    })
    // The train's own arrival would be before the nameless stop: it is the next 11:00.
    expect(find([train])).toMatchObject([
      { departure: 600, arrival: 1440 + 660, legs: [{ fromStop: 2, toStop: 4 }] },
    ])
    expect(find([train], { to: 'b' })).toEqual([])
  })
  test('ends that the route does not hold are calls too', () => {
    const train = aTrain({
      ...ends,
      departureTime: '08:00',
      arrivalTime: '12:00',
      route: [at('b', { arrivalTime: '09:00', departureTime: '09:05', distance: 40 })],
    })
    expect(find([train])).toMatchObject([
      { departure: 480, arrival: 720, legs: [{ fromStop: -1, toStop: 1 }] },
    ])
    expect(find([train], { to: 'b' })).toMatchObject([{ arrival: 540 }])
  })
  test('a run ends where a stop is over a week away', () => {
    const route = [
      at('a', { departureTime: '10:00' }),
      at('b', { arrivalTime: '10:00', day: 6 }),
      at('d', { arrivalTime: '10:00', day: 7_000_000 }),
    ]
    expect(find([along(route)])).toEqual([])
    expect(find([along(route)], { to: 'b' })).toHaveLength(1)
  })
})
