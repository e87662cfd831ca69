import { expect, test } from 'vitest'
import { arrivalText, impliedDay, readArrival, readClock, readStops, stopsText } from './train-stop-text'

const zone = 'Asia/Kolkata'

test('J3: stops stand in a cell by code, and are read back from it', () => {
  const cell = 'PUNE -22:10 +0 0km; KYN 23:55-00:05 +0 139km; CSMT 01:00- +1'
  const stops = readStops(cell)
  expect(stops).toEqual([
    { station: 'PUNE', arrival: '', departure: '22:10', distance: '0', day: '0' },
    { station: 'KYN', arrival: '23:55', departure: '00:05', distance: '139', day: '0' },
    { station: 'CSMT', arrival: '01:00', departure: '', distance: '', day: '1' },
  ])
  expect(
    stopsText(
      stops.flatMap((stop) => stop ?? []),
      (code) => code,
    ),
  ).toBe(cell)
  expect(stopsText([{ station: '', arrival: '', departure: '', distance: '', day: '0' }], () => '')).toBe(
    '? - +0',
  )
})

test('J3: stops written by hand are read as far as they can be', () => {
  expect(readStops(' PUNE 6:05 – 6:10:00 +1 12 KM ;; KYN 7:00-7:05;')).toEqual([
    { station: 'PUNE', arrival: '06:05', departure: '06:10', distance: '12', day: '1' },
    // The day stays that of the stop before.
    { station: 'KYN', arrival: '07:00', departure: '07:05', distance: '', day: '1' },
  ])
  expect(readStops('PUNE; KYN 10:00; CSMT at 10:00-; BVI 10:00-10:05 +0 2.5km')).toEqual(
    Array.from({ length: 4 }),
  )
  expect(readStops('')).toEqual([])
})

test('J3: an arrival names its day where that does not go without saying', () => {
  const at = (instant: string) => new Date(instant).toISOString()
  const leaves = at('2000-01-01T22:00:00+05:30')
  expect(arrivalText(leaves, at('2000-01-02T06:00:00+05:30'), zone)).toBe('06:00')
  expect(arrivalText(leaves, at('2000-01-03T06:00:00+05:30'), zone)).toBe('06:00 +2')
  expect(arrivalText(leaves, at('2000-01-02T23:00:00+05:30'), zone)).toBe('23:00 +1')
  expect(arrivalText('22:00', 'soon', zone)).toBe('')
  expect(readArrival('06:00')).toEqual({ arrival: '06:00', day: undefined })
  expect(readArrival('6:00 +2')).toEqual({ arrival: '06:00', day: 2 })
  expect([impliedDay('22:00', '06:00'), impliedDay('06:00', '22:00'), impliedDay('06:00', '06:00')]).toEqual([
    1, 0, 0,
  ])
})

test('J3: clock times are read as spreadsheets save them, and nothing else is made of them', () => {
  expect(['6:05', '06:05:00', '06:05:30', '25:00', 'noon'].map(readClock)).toEqual([
    '06:05',
    '06:05',
    '06:05:30',
    '25:00',
    'noon',
  ])
})
