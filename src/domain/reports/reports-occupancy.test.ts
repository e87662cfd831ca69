import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { addDays } from '@/domain/time/calendar'
import { type Weekday, weekdays } from '@/domain/time/calendar-date'
import { runsOn } from '@/domain/trains/running-days'
import { fullestFirst, occupancyOf, runsIn, weekdaysIn } from './reports-occupancy'

const week = { from: '2026-03-02', to: '2026-03-08' }
const seats = (key: string, passengers: number, bookings = 1) => ({ key, label: key, bookings, passengers })

test('J3: the runs of a train are the days of the range on which it runs', () => {
  fc.assert(
    fc.property(
      fc.nat(400),
      fc.nat(400),
      fc.subarray([...weekdays]),
      (start, length, daysOfOperation: Weekday[]) => {
        const range = { from: addDays('2026-01-01', start), to: addDays('2026-01-01', start + length) }
        const days = Array.from({ length: length + 1 }, (_, index) => addDays(range.from, index))
        const train = aTrain({ daysOfOperation })
        expect(runsIn(train, weekdaysIn(range))).toBe(days.filter((day) => runsOn(train, day)).length)
      },
    ),
    { seed: 20_260_303 },
  )
})

test('J3: occupancy is passengers holding seats over the seats of all runs', () => {
  const trains = [
    aTrain({ _id: 't1', trainNumber: '1', name: 'Mail', totalSeats: 50, daysOfOperation: ['Mon', 'Wed'] }),
    aTrain({ _id: 't2', trainNumber: '2', name: 'Idle', totalSeats: 100, daysOfOperation: ['Sun'] }),
  ]
  const { rows, total } = occupancyOf([seats('1', 75, 40)], trains, week)
  expect(rows).toEqual([
    { key: '1', label: '1 Mail', bookings: 40, passengers: 75, runs: 2, held: 75, offered: 100, share: 0.75 },
    { key: '2', label: '2 Idle', bookings: 0, passengers: 0, runs: 1, held: 0, offered: 100, share: 0 },
  ])
  expect(total).toEqual({ held: 75, offered: 200, share: 0.375 })
})

test('J3: where the seats are not known the share is not either, and the total leaves the train out', () => {
  const trains = [
    aTrain({ _id: 't1', trainNumber: '1', totalSeats: null, daysOfOperation: ['Mon'] }),
    aTrain({ _id: 't2', trainNumber: '2', totalSeats: 10, daysOfOperation: [] }),
    aTrain({ _id: 't3', trainNumber: '3', totalSeats: 10, daysOfOperation: ['Mon'] }),
    aTrain({ _id: 't4', trainNumber: '4', totalSeats: 10, daysOfOperation: [] }),
  ]
  // Train 2 was booked for a day on which it does not run; 9 is no train any more; t3 came as an id.
  const { rows, total } = occupancyOf(
    [seats('1', 5), seats('2', 3), seats('9', 4), seats('t3', 12)],
    trains,
    week,
  )
  expect(rows.map(({ key, runs, held, offered, share }) => [key, runs, held, offered, share])).toEqual([
    ['1', 1, 5, undefined, undefined],
    ['2', 0, 3, 0, undefined],
    ['t3', 1, 12, 10, 1.2],
    ['9', undefined, 4, undefined, undefined],
  ])
  expect(total).toEqual({ held: 15, offered: 10, share: 1.5 })
  expect(fullestFirst(rows).map(({ key }) => key)).toEqual(['t3', '1', '9', '2'])
})
