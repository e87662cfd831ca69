import { expect, test } from 'vitest'
import { aBooking, aTrain } from '@/test/railway/builders'
import { zonedInstant } from '@/domain/time/zoned-instant'
import { boardingDate, bookedTimes, bookedTrip, wayBack } from './booking-journey'

const zone = 'Asia/Kolkata'
const at = (time: string) => new Date(`2000-01-01T${time}:00+05:30`).toISOString()

/** Aldun 22:00, Bexor 23:50 to 00:10, Dorlo 06:00: a listed train, whose stops have ids alone. */
const night = aTrain({
  source: { _id: 's1', name: 'Aldun', code: 'ALD' },
  destination: { _id: 's4', name: 'Dorlo', code: 'DOR' },
  departureTime: '2000-01-01T16:30:00.000Z',
  arrivalTime: '2000-01-02T00:30:00.000Z',
  route: [
    { station: { _id: 's1' }, departureTime: at('22:00'), day: 0 },
    { station: { _id: 's2' }, arrivalTime: at('23:50'), departureTime: at('00:10'), day: 0 },
    { station: { _id: 's4' }, arrivalTime: at('06:00'), day: 1 },
  ],
})
const byCode = (from: string, to: string) =>
  aBooking({ from: { code: from, name: `${from} by the booking` }, to: { code: to } })
const idOf = (code: string) => ({ BEX: 's2' })[code]

test('CNF-3: the whole run is found by the codes of its ends, under the booking’s names', () => {
  const trip = bookedTrip(night, byCode('ALD', 'DOR'), zone)
  expect(trip).toMatchObject({ from: { _id: 's1', name: 'ALD by the booking' }, to: { name: 'Dorlo' } })
  expect(bookedTimes('2026-03-11', trip, zone)).toEqual({
    departure: { date: '2026-03-11', time: '22:00' },
    arrival: { date: '2026-03-12', time: '06:00' },
  })
})

test('CNF-3: a part of the run is found by ids, and by codes whose ids are known', () => {
  const boarded = {
    departure: { date: '2026-03-12', time: '00:10' },
    arrival: { date: '2026-03-12', time: '06:00' },
  }
  const ids = aBooking({ from: { _id: 's2' }, to: { _id: 's4' } })
  expect(bookedTimes('2026-03-11', bookedTrip(night, ids, zone), zone)).toEqual(boarded)
  expect(bookedTrip(night, byCode('BEX', 'DOR'), zone)).toBeUndefined()
  const known = bookedTrip(night, byCode('BEX', 'DOR'), zone, (code) => idOf(code) ?? { DOR: 's4' }[code])
  expect(bookedTimes('2026-03-11', known, zone)).toEqual(boarded)
  expect(boardingDate('2026-03-11', known)).toBe('2026-03-12')
})

test('CNF-3: what is not known, or not so, is no trip', () => {
  expect(bookedTrip(night, byCode('DOR', 'ALD'), zone)).toBeUndefined()
  expect(bookedTrip(night, aBooking({ from: null }), zone)).toBeUndefined()
  expect(bookedTrip(night, aBooking({ to: { name: 'Somewhere' } }), zone)).toBeUndefined()
})

test('CNF-3: times that are none, and dates that are none, are not made up', () => {
  const trip = bookedTrip({ ...night, route: [], departureTime: 'soon' }, byCode('ALD', 'DOR'), zone)
  expect(trip).toBeDefined()
  expect(bookedTimes('2026-03-11', trip, zone)).toBeUndefined()
  const late = bookedTrip({ ...night, route: [], arrivalTime: 'late' }, byCode('ALD', 'DOR'), zone)
  expect(bookedTimes('2026-03-11', late, zone)).toEqual({
    departure: { date: '2026-03-11', time: '22:00' },
    arrival: undefined,
  })
  expect(bookedTimes('', late, zone)).toBeUndefined()
  expect(bookedTimes('2026-03-11', undefined, zone)).toBeUndefined()
  expect(boardingDate('', late)).toBe('')
})

test('CNF-3: the page’s times are those of the calendar file, also where the clocks skip them', () => {
  const trip = bookedTrip(
    { ...night, route: [], departureTime: '22:00', arrivalTime: '02:30' },
    byCode('ALD', 'DOR'),
    'Europe/Berlin',
  )
  const times = bookedTimes('2027-03-27', trip, 'Europe/Berlin')
  expect(times?.arrival).toEqual({ date: '2027-03-28', time: '03:30' })
  const instants = ['02:30', '03:30'].map((time) => zonedInstant('2027-03-28', time, 'Europe/Berlin'))
  expect(new Set(instants).size).toBe(1)
})

test('N5: the way back has the ends swapped, and is on the day after arrival, or today where that has passed', () => {
  const booking = { ...byCode('ALD', 'DOR'), journeyDate: '2026-03-11' }
  const trip = bookedTrip(night, booking, zone)
  expect(wayBack(booking, trip, zone, '2026-03-03')).toEqual({ from: 'DOR', to: 'ALD', date: '2026-03-13' })
  expect(wayBack(booking, trip, zone, '2026-03-20')).toMatchObject({ date: '2026-03-20' })
  // Without its times it is a journey of one day.
  expect(wayBack(booking, undefined, zone, '2026-03-03')).toMatchObject({ from: 'DOR', date: '2026-03-12' })
  expect(wayBack({ ...booking, journeyDate: '' }, undefined, zone, '2026-03-03')).toMatchObject({
    date: '2026-03-03',
  })
  expect(wayBack({ ...booking, to: null }, undefined, zone, '2026-03-03')).toBeUndefined()
})
