import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { aTrain } from '@/test/railway/builders'
import { durationMinutes } from '@/domain/time/duration'
import { type StopFields, stopProblems, stopsOf, timetableOf } from './train-stops'
import { clockTime } from './train-time'

const zone = 'Asia/Kolkata'
const stop = (station: string, arrival: string, departure: string, changes: Partial<StopFields> = {}) => ({
  station,
  arrival,
  departure,
  distance: '',
  day: '0',
  ...changes,
})
const messages = (stops: StopFields[]) =>
  stopProblems(stops).map(({ index, field, message }) => `${index} ${field}: ${message}`)

test('J1: the stops of every train of the sample come out of the form as they went in', () => {
  const ref = (_id: string) => ({ _id })
  for (const record of db.trains) {
    const route = record.route.map(({ station, ...times }) => ({ ...times, station: ref(station) }))
    const train = aTrain({
      source: ref(record.source),
      destination: ref(record.destination),
      departureTime: record.departureTime,
      arrivalTime: record.arrivalTime,
      route,
    })
    const stops = stopsOf(train, zone)
    expect(stopProblems(stops), record.trainNumber).toEqual([])
    const back = timetableOf(stops, zone)
    expect([back.source, back.destination]).toEqual([record.source, record.destination])
    expect(durationMinutes(back.departureTime, back.arrivalTime), record.trainNumber).toBe(
      durationMinutes(record.departureTime, record.arrivalTime),
    )
    const told = (times: {
      arrivalTime?: string
      departureTime?: string
      distance?: number
      day?: number
    }) => [
      times.arrivalTime && clockTime(times.arrivalTime, zone),
      times.departureTime && clockTime(times.departureTime, zone),
      times.distance,
      times.day,
    ]
    expect((back.route ?? []).map(told), record.trainNumber).toEqual(route.map(told))
  }
})

test('J1: a train without a route keeps its ends, and arrives on the next day where it must', () => {
  const stops = stopsOf(
    aTrain({ departureTime: '2000-01-01T16:30:00.000Z', arrivalTime: '2000-01-02T00:30:00.000Z' }),
    zone,
  )
  expect(stops).toEqual([stop('s1', '', '22:00'), stop('s2', '06:00', '', { day: '1' })])
  const back = timetableOf(stops, zone)
  expect(back).not.toHaveProperty('route')
  expect(durationMinutes(back.departureTime, back.arrivalTime)).toBe(480)
})

test('J1: a stop past midnight leaves on the day after its arrival', () => {
  const stops = [stop('a', '', '22:00'), stop('b', '23:55', '00:10'), stop('c', '02:00', '', { day: '1' })]
  expect(messages(stops)).toEqual([])
  const [, between] = timetableOf(stops, zone).route ?? []
  expect(durationMinutes(between?.arrivalTime ?? '', between?.departureTime ?? '')).toBe(15)
})

test('J1: what is wrong with a list of stops is said at its place', () => {
  expect(messages([stop('', '', ''), stop('', '', '')])).toEqual([
    '0 station: Choose the station',
    '0 departure: Enter the departure',
    '1 station: Choose the station',
    '1 arrival: Enter the arrival',
  ])
  expect(
    messages([
      stop('a', '', '10:00', { distance: '0' }),
      stop('a', '09:00', '11:00', { distance: '50' }),
      stop('b', '12:00', '12:05', { distance: '20', day: 'x' }),
      stop('a', '13:00', '', { distance: '1e3' }),
    ]),
  ).toEqual([
    '1 station: The stop before is the same',
    '1 arrival: Earlier than the time before',
    '2 day: A whole number from 0',
    '2 distance: Less than at the stop before',
    '3 distance: Whole kilometres from 0',
    '3 station: A train ends elsewhere than it starts',
  ])
})

test('J1: a time that is entered and is none is said, and which times there are', () => {
  expect(messages([stop('a', '', '25:10'), stop('b', '', 'noon'), stop('c', '24:00', '')])).toEqual([
    '0 departure: 25:10 is not a time of day: use 00:00 to 23:59',
    '1 arrival: Enter the arrival',
    '1 departure: noon is not a time of day: use 00:00 to 23:59',
    '2 arrival: 24:00 is not a time of day: use 00:00 to 23:59',
  ])
})

test('J1: a route that leaves out ends and days comes into the form with both', () => {
  const halt = (station: string, arrivalTime: string, departureTime: string) => ({
    station: { _id: station },
    arrivalTime,
    departureTime,
  })
  const train = aTrain({
    departureTime: '2000-01-01T16:30:00.000Z',
    arrivalTime: '2000-01-02T00:30:00.000Z',
    route: [
      halt('s3', '2000-01-01T17:00:00.000Z', '2000-01-01T17:05:00.000Z'),
      halt('s4', '2000-01-01T21:30:00.000Z', '2000-01-01T21:35:00.000Z'),
    ],
  })
  const stops = stopsOf(train, zone)
  expect(stops).toEqual([
    stop('s1', '', '22:00'),
    stop('s3', '22:30', '22:35'),
    stop('s4', '03:00', '03:05', { day: '1' }),
    stop('s2', '06:00', '', { day: '1' }),
  ])
  expect(stopProblems(stops)).toEqual([])
  expect(timetableOf(stops, zone)).toMatchObject({
    source: 's1',
    destination: 's2',
    route: [{ station: 's1' }, { station: 's3' }, { station: 's4' }, { station: 's2' }],
  })
})
