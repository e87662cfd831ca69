import { expect, test } from 'vitest'
import { dropView, readViews, saveView } from '@/components/admin/views'
import { isSamePerson } from '@/components/bookings/passengers-form.schema'
import {
  changeSaved,
  removeSaved,
  savedPassengers,
  savePassengers,
} from '@/components/bookings/saved-passengers/saved-passengers'
import { parseBookingFilter } from '@/domain/admin/admin-bookings-filter'
import { matchesBookingFilter } from '@/domain/admin/admin-bookings-filter-match'
import { changedCells } from '@/domain/admin/change-log'
import { columnNamed } from '@/domain/admin/import-rows'
import { findSent } from '@/domain/bookings/booking'
import { stationIndex } from '@/domain/stations/station-index'
import { filterTrains } from '@/domain/trains/train-search'
import { stationReader } from '@/routes/_signed-in/admin/-import/station-reader'
import { foundStations } from '@/routes/_signed-in/admin/-stations/listed-stations'
import { stationCsvHeader, stationCsvRow } from '@/components/stations/station-csv'
import { aBooking, aNewBooking, aStation, aTrain } from '@/test/railway/builders'
import { changedFields } from '@/lib/changed-fields'
import { textParam } from '@/lib/search-params'

const [one, two] = ['Zoë Đà', 'Zoë Đà'.normalize('NFD')] as const

test('G6: a booking whose answer was lost is known by a name in either composition', () => {
  const passenger = { name: one, age: 30, gender: 'F' as const }
  const listed = aBooking({
    passengers: [{ ...passenger, name: two.toUpperCase(), seatNumber: null, coach: null }],
  })
  const booking = aNewBooking({ passengers: [{ ...passenger, berthPreference: 'NA' }] })
  const sent = { booking, trainNumber: '90210', sentAt: 0, knownIds: [], knowsAll: true }
  expect(findSent([listed], sent)?._id).toBe(listed._id)
})

test('G7: a saved passenger is one person in either composition', () => {
  const person = (name: string) => ({ name, age: '30', gender: 'F', berthPreference: 'NA' })
  expect(isSamePerson(person(one), person(two))).toBe(true)
  savePassengers('u', [person(one)])
  savePassengers('u', [person(two)])
  expect(savedPassengers('u')).toHaveLength(1)
  changeSaved('u', person(one), person('Ann'))
  expect(savedPassengers('u').map(({ name }) => name)).toEqual(['Ann'])
  savePassengers('u', [person(two)])
  removeSaved('u', person(one))
  expect(savedPassengers('u').map(({ name }) => name)).toEqual(['Ann'])
})

test('J2: views of one name in either composition are one view', () => {
  saveView('u', 'trains', { name: one, search: { q: 'a' } })
  saveView('u', 'trains', { name: two, search: { q: 'b' } })
  expect(readViews('u', 'trains')).toEqual([{ name: two, search: { q: 'b' } }])
  dropView('u', 'trains', one)
  expect(readViews('u', 'trains')).toEqual([])
})

test('J2: nothing is changed where only the composition is', () => {
  expect(changedFields({ name: one, fare: 1 }, { name: two, fare: 2 })).toEqual({ fare: 2 })
  expect(changedCells({ Name: one, Fare: 1 }, { Name: two, Fare: 2 })).toEqual({
    before: { Fare: 1 },
    after: { Fare: 2 },
  })
})

test('J3: a row of a file in the other composition is the record that is there', () => {
  const station = aStation({ code: 'ÉTÉ', name: one, city: one, state: one })
  const row = stationCsvRow(station).map((cell) => String(cell ?? '').normalize('NFD'))
  const cells = Object.fromEntries(row.map((cell, index) => [stationCsvHeader[index] ?? '', cell]))
  const { keyOf, recordKey, read } = stationReader()
  expect(keyOf({ line: 2, cells })).toBe(recordKey(station))
  expect(read({ line: 2, cells }, station)).toEqual({ result: 'same' })
  expect(stationIndex([station]).idOf('été'.normalize('NFD'))).toBe(station._id)
  expect(columnNamed([{ name: 'größe' }], 'Grö\u00dfe\u00a0'.normalize('NFD'))?.name).toBe('größe')
})

test('D5: a filter of the address finds values in either composition', () => {
  const stations = [aStation({ state: one, zone: two }), aStation({ state: 'X' })]
  for (const [state, zone] of [
    [one, one],
    [two, two],
  ]) {
    expect(foundStations(stations, { state, zone, lacks: undefined, q: undefined })).toEqual([stations[0]])
    expect(filterTrains([aTrain({ trainType: one })], { type: state })).toHaveLength(1)
  }
  expect(textParam(two)).toBe(textParam(one))
  const booking = aBooking({ train: { trainNumber: two }, from: { code: two }, to: { code: one } })
  const filter = parseBookingFilter({ train: one, pair: `${one}-${two}` })
  expect(matchesBookingFilter(booking, filter, 'Asia/Kolkata')).toBe(true)
})
