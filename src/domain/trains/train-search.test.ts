import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { filterTrains, findTrains, sortTrains } from './train-search'

const place = (name: string, code: string) => ({ _id: code, name, code })
const [pune, delhi, agra] = [place('Pune', 'PUNE'), place('New Delhi', 'NDLS'), place('Agra Cantt', 'AGC')]
const train = (trainNumber: string, name: string, changes = {}) =>
  aTrain({ _id: trainNumber, trainNumber, name, source: agra, destination: agra, ...changes })

const trains = [
  train('12951', 'Tejas Rajdhani'),
  train('22951', 'Dehli Mail'),
  train('12345', 'Saraighat Express', { source: pune, destination: delhi }),
  train('12346', 'Delhi Queen'),
  train('1234', 'Short Number'),
  train('20001', 'Álamo Express', { destination: pune }),
]
const found = (typed: string, most = 10) => findTrains(trains, typed, most).map(({ _id }) => _id)

test.each([
  // That number, then those that begin with it.
  ['1234', ['1234', '12345', '12346']],
  ['12951', ['12951']],
  // In the middle of a number too, after the beginnings.
  ['2951', ['12951', '22951']],
  // A name that begins so, before a station of that name.
  ['delhi', ['12346', '12345']],
  ['alamo', ['20001']],
  ['ÁLAMO  ex', ['20001']],
  // Words in any order, of number, name, stations and codes.
  ['express pune', ['12345', '20001']],
  ['ndls 123', ['12345']],
  ['nowhere', []],
  ['', []],
  ['   ', []],
])('TRN-1: %j finds %j, the best first', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test('TRN-1: at most as many as asked for', () => {
  expect(found('1', 2)).toEqual(found('1').slice(0, 2))
})

test('TRN-1: it finds the trains that the list of trains finds for the same words', () => {
  for (const typed of ['1', 'e', 'pune', 'agra cantt', 'express', '12 ra', 'mail 9']) {
    const listed = filterTrains(trains, { q: typed }).map(({ _id }) => _id)
    expect(found(typed).toSorted()).toEqual(listed.toSorted())
  }
})

const clock = (hours: number) => `2000-01-01T${String(hours).padStart(2, '0')}:00:00.000Z`
const hourOf = (time: string) => new Date(time).getUTCHours()

test('G28: sorting reads each departure once, however many trains there are', () => {
  const many = Array.from({ length: 500 }, (_, n) =>
    train(String(n), `Train ${n}`, { departureTime: clock((n * 7) % 24) }),
  )
  let read = 0
  const sorted = sortTrains(many, 'departure', (time) => {
    read += 1
    return hourOf(time)
  })
  expect(read).toBe(500)
  const hours = sorted.map(({ departureTime }) => hourOf(departureTime))
  expect(hours).toEqual(hours.toSorted((a, b) => a - b))
})

test('TRN-3: what is not known is sorted to the end, those alike by their number', () => {
  const some = [
    train('3', 'No time', { departureTime: 'never', arrivalTime: '', fare: null }),
    train('2', 'Late', { departureTime: clock(20), arrivalTime: clock(23), fare: 90 }),
    train('1', 'Neither', { departureTime: 'never', arrivalTime: '', fare: null }),
    train('4', 'Early', { departureTime: clock(4), arrivalTime: clock(9), fare: 20 }),
  ]
  const order = (sort: Parameters<typeof sortTrains>[1]) =>
    sortTrains(some, sort, hourOf).map(({ _id }) => _id)
  expect(order('departure')).toEqual(['4', '2', '1', '3'])
  expect(order('shortest')).toEqual(['2', '4', '1', '3'])
  expect(order('cheapest')).toEqual(['4', '2', '1', '3'])
  expect(order('name')).toEqual(['4', '2', '1', '3'])
  expect(order('number')).toEqual(['1', '2', '3', '4'])
})
