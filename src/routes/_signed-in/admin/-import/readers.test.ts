import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { aStation, aTrain } from '@/test/railway/builders'
import type { ImportRow } from '@/domain/admin/import-rows'
import type { RowProblem, Verdict } from '@/domain/admin/rehearsal'
import { stationIndex } from '@/domain/stations/station-index'
import { trainInput, trainWith } from '@/domain/trains/train-input'
import { clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { stationCsvHeader, stationCsvRow } from '@/components/stations/station-csv'
import { trainCsvHeader, trainCsvRow } from '@/components/trains/train-csv'
import { areaKnown, stationReader } from './station-reader'
import { trainReader } from './train-reader'

const stations = [
  aStation(),
  aStation({ _id: 's2', code: 'VBY', name: 'Vellby' }),
  aStation({ _id: 's3', code: 'MID', name: 'Midway' }),
]
const made = stationIndex(stations)
const staged = stationIndex([...stations, aStation({ _id: 'staged-1', code: 'NEW' })])
const trains = trainReader({ made, staged })

const at = (time: string, day = 1) => new Date(`2000-01-0${day}T${time}:00+05:30`).toISOString()
/** From Quaxmoor at 22:00 over Midway to Vellby at 06:00 on the next day. */
const express = aTrain({
  departureTime: at('22:00'),
  arrivalTime: at('06:00', 2),
  route: [
    { station: { _id: 's1' }, departureTime: at('22:00'), distance: 0, day: 0 },
    {
      station: { _id: 's3' },
      arrivalTime: at('02:00', 2),
      departureTime: at('02:10', 2),
      distance: 90,
      day: 1,
    },
    { station: { _id: 's2' }, arrivalTime: at('06:00', 2), distance: 200, day: 1 },
  ],
})
const short = aTrain({ departureTime: at('22:00'), arrivalTime: at('06:00', 2) })

const rowOf = (cells: Readonly<Record<string, string>>): ImportRow => ({ line: 2, cells })
const exportOf = (train: typeof express) =>
  Object.fromEntries(
    trainCsvRow(train, made.codeOf).map((cell, index) => [trainCsvHeader[index] ?? '', String(cell ?? '')]),
  )
const read = (own: typeof express | undefined, cells: Readonly<Record<string, string>>) =>
  trains.read(rowOf(cells), own)
const words = <T, Input>(verdict: Verdict<T, Input>) =>
  verdict.result === 'error'
    ? verdict.problems.map(({ column, words: said }: RowProblem) => `${column}: ${said}`)
    : verdict.result
const changesOf = <T, Input>(verdict: Verdict<T, Input>) =>
  verdict.result === 'changed'
    ? verdict.differences.map(({ field, before, after }) => `${field}: ${before} → ${after}`)
    : words(verdict)

const newTrain = {
  trainNumber: '90999',
  name: "'=Sum Mail",
  trainType: 'express',
  source: 'qxm',
  destination: 's2',
  departure: '6:30',
  arrival: '02:15',
  days: 'monday, Wed',
  totalSeats: '120',
  fare: '99,50',
  stops: '',
}

test('J3: only the fields that the file says otherwise are changed, with their words before and after', () => {
  const verdict = read(express, { ...exportOf(express), name: 'Southland Mail', fare: '450' })
  expect(changesOf(verdict)).toEqual(['Name: Northland Mail → Southland Mail', 'Fare: 400 → 450'])
  expect(verdict).toMatchObject({ fields: { name: 'Southland Mail', fare: 450 } })
  expect(Object.keys(verdict.result === 'changed' ? verdict.fields : {})).toEqual(['name', 'fare'])
})

test('J3: what the record has and the form would trim or refuse is not changed by the way', () => {
  const odd = { ...express, name: ' Northland Mail ', totalSeats: 50 }
  const verdict = read(odd, { trainNumber: '90210', totalSeats: '60' })
  expect(verdict).toMatchObject({ result: 'changed', fields: { totalSeats: 60 } })
  expect(Object.keys(verdict.result === 'changed' ? verdict.fields : {})).toEqual(['totalSeats'])
  expect(
    words(read({ ...express, daysOfOperation: [], fare: null }, { trainNumber: '90210', days: '' })),
  ).toBe('same')
})

test('J3: a stop that changes is shown by itself; other stations, all at once', () => {
  const { stops = '' } = exportOf(express)
  expect(stops).toBe('QXM -22:00 +0 0km; MID 02:00-02:10 +1 90km; VBY 06:00- +1 200km')
  const later = read(express, { ...exportOf(express), stops: stops.replace('02:10', '02:20') })
  expect(changesOf(later)).toEqual(['Stop 2: MID 02:00-02:10 +1 90km → MID 02:00-02:20 +1 90km'])
  expect(later).toMatchObject({
    fields: { route: [{ station: 's1' }, { station: 's3', distance: 90 }, { day: 1 }] },
  })
  const without = 'QXM -22:00 +0 0km; VBY 06:00- +1 200km'
  expect(changesOf(read(express, { ...exportOf(express), stops: without }))).toEqual([
    `Stops: ${stops} → ${without}`,
  ])
})

test('J3: the ends stand twice: who changes them in one place means both, and who changes both must agree', () => {
  const cells = exportOf(express)
  const { stops = '' } = cells
  const inEnds = read(express, { ...cells, departure: '21:30' })
  const inStops = read(express, { ...cells, stops: stops.replace('22:00', '21:30') })
  expect(changesOf(inEnds)).toEqual([
    'Departs: 22:00 → 21:30',
    'Stop 1: QXM -22:00 +0 0km → QXM -21:30 +0 0km',
  ])
  expect(changesOf(inStops)).toEqual(changesOf(inEnds))
  const both = { ...cells, stops: stops.replace('22:00', '21:30') }
  expect(changesOf(read(express, { ...both, departure: '21:30' }))).toEqual(changesOf(inEnds))
  expect(words(read(express, { ...both, departure: '21:00', source: 'MID' }))).toEqual([
    'source: The stops say QXM',
    'departure: The stops say 21:30',
  ])
  expect(words(read(express, { ...both, arrival: '06:00 +2' }))).toEqual(['arrival: The stops say 06:00 +1'])
})

test('J3: an arrival at an earlier hour is one on the next day, unless the cell says which', () => {
  const cells = { ...exportOf(short), stops: '' }
  expect(changesOf(read(short, { ...cells, arrival: '05:00' }))).toEqual(['Arrives: 06:00 +1 → 05:00 +1'])
  expect(changesOf(read(short, { ...cells, departure: '01:00' }))).toEqual([
    'Departs: 22:00 → 01:00',
    'Arrives: 06:00 +1 → 06:00',
  ])
  expect(changesOf(read(short, { ...cells, arrival: '06:00 +2' }))).toEqual(['Arrives: 06:00 +1 → 06:00 +2'])
})

test('J3: a new train is read from its ends alone, in the words of a spreadsheet', () => {
  const verdict = read(undefined, newTrain)
  expect(words(verdict)).toBe('new')
  const input = verdict.result === 'new' ? verdict.input : undefined
  expect(input).toMatchObject({
    trainNumber: '90999',
    name: '=Sum Mail',
    trainType: 'Express',
    source: 's1',
    destination: 's2',
    daysOfOperation: ['Mon', 'Wed'],
    totalSeats: 120,
    fare: 99.5,
  })
  expect(input).not.toHaveProperty('route')
  expect([
    clockTime(input?.departureTime ?? '', timeZone),
    clockTime(input?.arrivalTime ?? '', timeZone),
  ]).toEqual(['06:30', '02:15'])
  expect(verdict).toMatchObject({
    after: { From: 'Quaxmoor (QXM)', To: 'Vellby (VBY)', Arrives: '02:15 +1' },
  })
})

test.each([
  ["'02634", '02634'],
  ['="02634"', '02634'],
  ['2634.0', '2634'],
  ['2.634E+03', '2634'],
  ['1.2951E+04', '12951'],
  ['1.30E+04', '1.30E+04'],
  ['26.5', '26.5'],
])('J3: the number %s of a file is %s', (trainNumber, number) => {
  expect(trains.keyOf(rowOf({ trainNumber }))).toBe(number)
  const isNumber = /^\d+$/.test(number)
  const verdict = read(undefined, { ...newTrain, trainNumber })
  if (isNumber) expect(verdict).toMatchObject({ result: 'new', input: { trainNumber: number } })
  else expect(words(verdict)).toEqual(['trainNumber: Digits only, such as 12951'])
})

test('J3: a station code of digits is found without its zeros, unless two differ in them alone', () => {
  const end = (codes: string[], destination: string) => {
    const coded = codes.map((code, index) => aStation({ _id: `d${index}`, code }))
    const index = stationIndex([...stations, ...coded])
    const reader = trainReader({ made: index, staged: index })
    const verdict = reader.read(rowOf({ ...newTrain, destination }), undefined)
    return verdict.result === 'new' ? verdict.input.destination : words(verdict)
  }
  expect(end(['007'], '7')).toBe('d0')
  expect(end(['007', '7'], '007')).toBe('d0')
  expect(end(['007', '7'], '7')).toEqual([
    'destination: Station 7 may be 007 or 7, as spreadsheets drop zeros in front: write its id',
  ])
})

test('J3: a new train must be complete, by the rules of the form, each error at its column', () => {
  expect(words(read(undefined, { trainNumber: '90-1' }))).toEqual([
    'trainNumber: Digits only, such as 12951',
    'name: Enter the name',
    'trainType: Choose the type',
    'totalSeats: Enter the seats',
    'fare: Enter the fare',
    'days: Choose at least one day',
    'source: Choose the station',
    'departure: Enter the departure',
    'destination: Choose the station',
    'arrival: Enter the arrival',
  ])
})

test('J3: words that nobody knows are errors at their place', () => {
  const wrong = { ...newTrain, trainType: 'Fast', days: 'Mon Foo', source: 'NOPE', destination: 'new' }
  expect(words(read(undefined, { ...wrong, name: 'Mumba\ufffd', fare: 'free', totalSeats: '0' }))).toEqual([
    'name: Letters were lost where this was saved: \ufffd',
    'trainType: No such type: one of Rajdhani, Shatabdi, Duronto, Express, Passenger, Other',
    'days: “Foo” is no day of the week: write days as Mon Wed or Mon-Fri',
    'source: There is no station NOPE',
    'destination: Station new is not sent yet',
    'totalSeats: At least 1',
    'fare: Rupees, such as 450 or 99.50',
  ])
})

test.each([
  ['Mon-Fri', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']],
  ['Mon–Sat', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
  ['Mon|Wed', ['Mon', 'Wed']],
  ['Mon.Wed.Fri', ['Mon', 'Wed', 'Fri']],
])('J3: the days %s are all of them, not the first', (days, daysOfOperation) => {
  expect(read(undefined, { ...newTrain, days })).toMatchObject({ result: 'new', input: { daysOfOperation } })
})

test.each(['MonWedFri', 'Monsoon', 'Fritz', '1,3,5'])(
  'J3: the days %s are an error that names them',
  (days) => {
    const verdict = read(undefined, { ...newTrain, days })
    expect(words(verdict)).toEqual([expect.stringContaining(`“${days.replaceAll(',', ' ')}”`)])
  },
)

test('J3: days that nobody can read are exported as they are, and no other change sends fewer', () => {
  const odd: typeof express = { ...express, daysOfOperation: ['Mon'], unreadDays: 'Monsoon' }
  expect(exportOf(odd).days).toBe('Mon Monsoon')
  const verdict = read(odd, { ...exportOf(odd), name: 'Southland Mail' })
  expect(verdict).toMatchObject({ result: 'changed', fields: { name: 'Southland Mail' } })
  expect(trainInput(odd)).not.toHaveProperty('daysOfOperation')
  expect(trainWith(odd, { daysOfOperation: ['Tue'] }, made.refOf)).not.toHaveProperty('unreadDays')
})

test('J3: a cell that is filled in is not asked for, but told what is wrong with it', () => {
  expect(words(read(undefined, { ...newTrain, departure: '25:10', arrival: '10.5' }))).toEqual([
    'departure: 25:10 is not a time of day: use 00:00 to 23:59',
    'arrival: 10.5 is not a time of day: use 00:00 to 23:59',
  ])
  expect(words(readStation(station, { code: 'QXM', latitude: '18 N', longitude: '73.8' }))).toEqual([
    'latitude: 18 N is not a latitude in degrees: write it like 18.5286',
  ])
})

test('J3: rows that two quotation marks made one cell are told; line breaks of the record are its own', () => {
  const name = 'Mail,Express\n90998,Other Mail'
  expect(words(read(undefined, { ...newTrain, name }))).toEqual([
    'name: It goes over 2 lines: is a quotation mark missing, or one too many?',
  ])
  expect(words(read({ ...express, name }, exportOf({ ...express, name })))).toBe('same')
  expect(words(readStation(station, { code: 'QXM', city: 'Quax\nB,b' }))).toEqual([
    'city: It goes over 2 lines: is a quotation mark missing, or one too many?',
  ])
})

test('J3: what is wrong with the stops is said stop by stop', () => {
  const stopsOf = (stops: string) => words(read(express, { trainNumber: '90210', stops }))
  expect(stopsOf('QXM -22:00 +0 0km; NOPE 23:00-23:05 +0 20km; VBY')).toEqual([
    'stops: Stop 2: There is no station NOPE',
    'stops: Stop 3 cannot be read: write it as PUNE 10:05-10:10 +0 192km',
  ])
  expect(stopsOf('QXM -22:00 +0 50km; MID 21:00-21:10 +0 20km; QXM 06:00- +1 200km')).toEqual([
    'stops: Stop 2, arrival: Earlier than the time before',
    'stops: Stop 2, departure: Earlier than the time before',
    'stops: Stop 2, kilometres: Less than at the stop before',
    'stops: Stop 3, station: A train ends elsewhere than it starts',
  ])
  expect(stopsOf('QXM -22:00 +0')).toEqual(['stops: A train has at least two stops'])
})

test('J3: two stops without kilometres take the place of a route: there is none then', () => {
  expect(read(express, { trainNumber: '90210', stops: 'QXM -22:00 +0; VBY 06:00- +1' })).toMatchObject({
    result: 'changed',
    fields: { route: [] },
  })
})

test('J3: an end that does not fit the stops between is said where it is seen', () => {
  const cells = exportOf(express)
  expect(words(read(express, { ...cells, arrival: '01:00' }))).toEqual([
    'arrival: Earlier than the time before',
  ])
  const [first, , last] = express.route
  const evening = { station: { _id: 's3' }, arrivalTime: at('22:30'), departureTime: at('22:40'), day: 0 }
  const train = { ...express, route: [first, evening, last].flatMap((stop) => stop ?? []) }
  expect(words(read(train, { ...exportOf(train), departure: '22:45' }))).toEqual([
    'stops: Stop 2, arrival: Earlier than the time before',
    'stops: Stop 2, departure: Earlier than the time before',
  ])
})

const station = aStation({ zone: 'NZ' })
const readStation = (own: typeof station | undefined, cells: Readonly<Record<string, string>>) =>
  stationReader().read(rowOf(cells), own)

test('J3: stations are read by the rules of their form; what the file does not say stays', () => {
  expect(changesOf(readStation(station, { code: 'qxm', name: 'Quax', latitude: '12,75' }))).toEqual([
    'Name: Quaxmoor → Quax',
    'Latitude: 12.5 → 12.75',
  ])
  expect(words(readStation(station, { code: 'QXM', latitude: '12.50', zone: 'NZ' }))).toBe('same')
  expect(words(readStation(station, { code: 'QXM', city: '', zone: '', longitude: '190' }))).toEqual([
    'city: Enter the city',
    'zone: A zone can be replaced, but not emptied',
    'longitude: Between -180 and 180 degrees',
  ])
  expect(words(readStation(undefined, { code: 'TOO-LONG', name: 'A' }))).toEqual([
    'code: Up to five letters and digits',
    'city: Enter the city',
    'state: Enter the state',
    'latitude: Enter the latitude',
    'longitude: Enter the longitude',
  ])
})

test('J3: what the form would trim of a station is not changed by the way', () => {
  const verdict = readStation(aStation({ name: ' Quaxmoor ' }), { code: 'QXM', city: 'Elsewhere' })
  expect(verdict).toMatchObject({ result: 'changed' })
  expect(verdict.result === 'changed' && verdict.fields).toEqual({ city: 'Elsewhere' })
})

test('J3: a code of an odd form is the record’s own, and its other fields can still be changed', () => {
  const odd = aStation({ code: 'ODD-CODE' })
  expect(changesOf(readStation(odd, { code: 'ODD-CODE', city: 'Elsewhere' }))).toEqual([
    'City: Quax → Elsewhere',
  ])
})

test('J3: a new station is what its row says', () => {
  const cells = Object.fromEntries(
    stationCsvRow(aStation({ zone: '', name: "'Quoted'" })).map((cell, index) => [
      stationCsvHeader[index] ?? '',
      String(cell ?? ''),
    ]),
  )
  const verdict = readStation(undefined, { ...cells, code: 'abc' })
  expect(verdict).toMatchObject({ result: 'new', input: { code: 'ABC', name: "'Quoted'", latitude: 12.5 } })
  expect(verdict.result === 'new' && verdict.input).not.toHaveProperty('zone')
})

test('F3: a position that cannot be is an error, one far from all others is told; what is not changed is left', () => {
  const india = db.stations
  const reader = stationReader(areaKnown(india, []))
  const cells = { code: 'NEW', name: 'New', city: 'Newtown', state: 'Delhi' }
  const said = (latitude: string, longitude: string, own?: typeof station) =>
    reader.read(rowOf({ ...cells, latitude, longitude }), own)
  expect(words(said('0', '0'))).toEqual([
    'latitude: Latitude 0 and longitude 0 lie in the sea: look up where the station lies',
  ])
  expect(words(said('77.22', '28.64'))).toEqual([
    'latitude: Latitude and longitude seem to be swapped: other stations lie around 28.64, 77.22',
  ])
  expect(said('51.5', '-0.12')).toMatchObject({
    result: 'new',
    after: { Note: 'Far from every other station: check both numbers' },
  })
  expect(said('28.64', '77.22')).not.toHaveProperty('after.Note')
  const swapped = { ...station, code: 'NEW', latitude: 77.22, longitude: 28.64 }
  expect(changesOf(reader.read(rowOf({ code: 'NEW', name: 'Newer' }), swapped))).toEqual([
    'Name: Quaxmoor → Newer',
  ])
  expect(changesOf(said('51.5', '-0.12', swapped))).toContain(
    'Note: null → Far from every other station: check both numbers',
  )
})

test('F3: where few stations are known, the file says where the railway lies', () => {
  const rows = db.stations.map(({ latitude, longitude }) =>
    rowOf({ latitude: String(latitude), longitude: String(longitude) }),
  )
  const area = areaKnown([], [...rows, rowOf({ latitude: '0', longitude: '0' }), rowOf({ latitude: 'x' })])
  expect(area).toEqual(areaKnown(db.stations, []))
})
