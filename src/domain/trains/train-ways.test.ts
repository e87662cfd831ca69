import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import type { Train } from './train'
import { otherDays, otherTrains } from './train-ways'
import { type FoundTrain, foundTrip } from './trip'

const zone = 'Asia/Kolkata'
const [from, to] = [
  { _id: 's1', name: 'Quaxmoor', code: 'QXM' },
  { _id: 's2', name: 'Vellby', code: 'VBY' },
]
const found = (changes: Partial<Train> = {}): FoundTrain => {
  const train = aTrain({
    departureTime: '10:00',
    arrivalTime: '12:00',
    daysOfOperation: everyDay,
    ...changes,
  })
  return { train, trip: foundTrip(train, from!, to!, zone) }
}
const everyDay: NonNullable<Train['daysOfOperation']> = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** Tuesday at noon. */
const now = { today: '2026-03-03', minutes: 12 * 60 }

test('SEA-1: other days are those the train runs on, the nearest first, the later of two, none that has gone', () => {
  expect(otherDays(found(), '2026-03-05', now, zone, 3)).toEqual([
    '2026-03-06',
    '2026-03-04',
    '2026-03-07',
    '2026-03-08',
  ])
  expect(otherDays(found({ departureTime: '13:00' }), '2026-03-05', now, zone, 2)).toContain('2026-03-03')
  expect(otherDays(found({ daysOfOperation: ['Wed'] }), '2026-03-11', now, zone, 15)).toEqual([
    '2026-03-18',
    '2026-03-04',
    '2026-03-25',
  ])
  expect(otherDays(found({ status: 'Cancelled' }), '2026-03-05', now, zone)).toEqual([])
})

test('SEA-3: a train that is boarded on the day after its start runs on the days after its days of operation', () => {
  const night = found({
    daysOfOperation: ['Wed'],
    route: [
      { station: { _id: 's0' }, departureTime: '22:00', day: 0 },
      { station: from!, arrivalTime: '02:00', departureTime: '02:05', day: 1 },
      { station: to!, arrivalTime: '06:00', day: 1 },
    ],
    departureTime: '02:05',
  })
  expect(otherDays(night, '2026-03-12', now, zone, 7)).toEqual(['2026-03-19', '2026-03-05'])
})

test('SEA-1: other trains are those of that day that have not left, the nearest departure first', () => {
  const trains = [
    found(),
    found({ _id: 'late', trainNumber: '4', departureTime: '15:00', arrivalTime: '17:00' }),
    found({ _id: 'early', trainNumber: '3', departureTime: '09:00', arrivalTime: '11:00' }),
    found({ _id: 'unknown', trainNumber: '2', departureTime: 'soon' }),
    found({ _id: 'resting', daysOfOperation: ['Sun'], departureTime: '10:30' }),
    found({ _id: 'broken', status: 'Cancelled', departureTime: '10:30' }),
  ]
  const ids = (date: string) => otherTrains(found(), trains, date, now, zone).map(({ train: { _id } }) => _id)
  expect(ids('2026-03-04')).toEqual(['early', 'late', 'unknown'])
  expect(ids('2026-03-03')).toEqual(['late', 'unknown'])
})
