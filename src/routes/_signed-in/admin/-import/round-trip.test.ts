import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { importRow, readHeader, type ImportColumn } from '@/domain/admin/import-rows'
import { rehearser, type RowReader } from '@/domain/admin/rehearsal'
import type { Station, StationRef } from '@/domain/stations/station'
import { stationIndex } from '@/domain/stations/station-index'
import { weekdays } from '@/domain/time/calendar-date'
import type { Stop, Train } from '@/domain/trains/train'
import { type CsvCell, toCsv } from '@/lib/files/csv'
import { csvTextOf } from '@/lib/files/csv-text'
import { readCsv } from '@/lib/files/read-csv'
import { stationCsvHeader, stationCsvRow } from '@/components/stations/station-csv'
import { trainCsvHeader, trainCsvRow } from '@/components/trains/train-csv'
import { stationColumns, stationReader } from './station-reader'
import { trainColumns } from './train-columns'
import { trainReader } from './train-reader'

/** What the rehearsal says of each row of a file, other than that it is the same. */
async function differences<T extends object, Input>(
  content: string,
  columns: readonly ImportColumn[],
  known: readonly T[],
  reader: RowReader<T, Input>,
) {
  const text = await csvTextOf(new Blob([content]))
  const table = await readCsv(text, (name) => columns.some((column) => column.name === name))
  const header = readHeader(table.header, columns)
  const rehearse = rehearser(known, reader)
  return table.rows.map((row) => rehearse(importRow(row, header))).filter(({ result }) => result !== 'same')
}

/** A file with its columns in another order. */
function file(header: readonly string[], rows: readonly CsvCell[][], turn = 0) {
  const order = header.map((_, index) => (index + turn) % header.length)
  const turned = <Cell>(cells: readonly Cell[]) => order.flatMap((index) => cells.slice(index, index + 1))
  return toCsv(turned(header), rows.map(turned))
}

const indexOf = (stations: readonly Station[]) => {
  const made = stationIndex(stations)
  return { made, staged: made }
}

const trainsAgain = (trains: readonly Train[], stations: readonly Station[], turn = 0) => {
  const known = indexOf(stations)
  const rows = trains.map((train) => trainCsvRow(train, known.made.codeOf))
  return differences(file(trainCsvHeader, rows, turn), trainColumns, trains, trainReader(known))
}
const stationsAgain = (stations: readonly Station[], turn = 0) =>
  differences(
    file(stationCsvHeader, stations.map(stationCsvRow), turn),
    stationColumns,
    stations,
    stationReader(),
  )

const ref = (_id: string): StationRef => ({ _id })
const sample = (): Train[] =>
  db.trains.map((train) => ({
    ...train,
    source: ref(train.source),
    destination: ref(train.destination),
    route: train.route.map((stop) => ({ ...stop, station: ref(stop.station) })),
    status: 'Active',
  }))

test('J3: the sample’s trains and stations come back without differences, their stations by code or by id', async () => {
  expect(await trainsAgain(sample(), db.stations)).toEqual([])
  expect(await stationsAgain(db.stations)).toEqual([])
  const byId = sample().map((train) => trainCsvRow(train, (station) => station?._id ?? ''))
  const reader = trainReader(indexOf(db.stations))
  expect(await differences(toCsv(trainCsvHeader, byId), trainColumns, sample(), reader)).toEqual([])
})

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.string({ unit: fc.constantFrom(...'=+-@\'",;\t\r\n ＝\u00a0aĀ1'), maxLength: 6 }),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map((all) => all.replaceAll('\0', '')),
  },
)
const number = fc.oneof(
  fc.integer({ min: -200, max: 9999 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const stationArbitrary = (_id: string): fc.Arbitrary<Station> =>
  fc.record(
    {
      _id: fc.constant(_id),
      code: fc.oneof(fc.constantFrom('PUNE', 'pune', 'KYN', ''), text),
      name: text,
      city: text,
      state: text,
      zone: text,
      latitude: fc.option(number),
      longitude: fc.option(number),
    },
    { requiredKeys: ['_id', 'code', 'name', 'city', 'state', 'latitude', 'longitude'] },
  )

const stationIds = ['s1', 's2', 's3']
const stationsArbitrary = fc.tuple(...stationIds.map(stationArbitrary))

const time = fc.oneof(
  fc.constantFrom('06:00', '23:59', '', 'noon', '2000-01-01T16:30:00.000Z', '2000-01-03T00:30:00.000Z'),
  fc
    .date({ min: new Date('1999-12-31'), max: new Date('2000-01-05'), noInvalidDate: true })
    .map((at) => at.toISOString()),
)
const refArbitrary = fc.option(fc.constantFrom(...stationIds.map(ref), ref('gone'), { code: 'XYZ' }, {}))
const stop: fc.Arbitrary<Stop> = fc.record(
  { station: refArbitrary, arrivalTime: time, departureTime: time, distance: number, day: number },
  { requiredKeys: ['station'] },
)
const trainArbitrary = (_id: string): fc.Arbitrary<Train> =>
  fc.record(
    {
      _id: fc.constant(_id),
      trainNumber: fc.oneof(
        fc.constantFrom('12951', '12952'),
        text.filter((all) => all !== ''),
      ),
      name: text,
      trainType: fc.oneof(fc.constantFrom('Express', 'Fast'), text),
      source: refArbitrary,
      destination: refArbitrary,
      departureTime: time,
      arrivalTime: time,
      totalSeats: fc.option(number),
      fare: fc.option(number),
      route: fc.array(stop, { maxLength: 4 }),
      status: fc.constant('Active'),
      daysOfOperation: fc.subarray([...weekdays]),
    },
    {
      requiredKeys: [
        '_id',
        'trainNumber',
        'name',
        'trainType',
        'source',
        'destination',
        'departureTime',
        'arrivalTime',
        'totalSeats',
        'fare',
        'route',
        'status',
      ],
    },
  )

const settings = { seed: 20_261_122, numRuns: 400 }

test('J3: any stations, exported and imported again, show no differences', async () => {
  await fc.assert(
    fc.asyncProperty(stationsArbitrary, fc.nat(6), async (stations, turn) => {
      expect(await stationsAgain(stations, turn)).toEqual([])
    }),
    settings,
  )
})

test('J3: any trains, exported and imported again, show no differences', async () => {
  const trains = fc.tuple(...['t1', 't2', 't3'].map(trainArbitrary))
  await fc.assert(
    fc.asyncProperty(trains, stationsArbitrary, fc.nat(10), async (known, stations, turn) => {
      expect(await trainsAgain(known, stations, turn)).toEqual([])
    }),
    settings,
  )
})
