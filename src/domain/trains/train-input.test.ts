import { expect, test } from 'vitest'
import { aTrain } from '@/test/railway/builders'
import { changedFields } from '@/lib/changed-fields'
import { weekdays } from '@/domain/time/calendar-date'
import type { TrainInput } from './train'
import { trainInput, trainOfInput, trainWith, withStationNames } from './train-input'

const named = (id: string) => (id === 's3' ? { _id: 's3', name: 'Cimra', code: 'CIM' } : { _id: id })

test('E1: PUT gets the whole train, stations by their ids; every day where no days are named', () => {
  const { daysOfOperation: _days, ...daily } = aTrain({ route: [{ station: { _id: 's1' }, distance: 0 }] })
  expect(trainInput(daily)).toEqual({
    trainNumber: '90210',
    name: 'Northland Mail',
    trainType: 'Express',
    source: 's1',
    destination: 's2',
    departureTime: daily.departureTime,
    arrivalTime: daily.arrivalTime,
    totalSeats: 50,
    fare: 400,
    daysOfOperation: [...weekdays],
    route: [{ station: 's1', distance: 0 }],
  })
})

test('E1: what is not known of a train is left out, and a route with a hole as a whole', () => {
  const train = aTrain({
    source: null,
    destination: { name: 'Vellby' },
    totalSeats: null,
    fare: null,
    route: [{ station: { _id: 's1' } }, { station: null }],
  })
  expect(Object.keys(trainInput(train)).toSorted()).toEqual(
    ['trainNumber', 'name', 'trainType', 'departureTime', 'arrivalTime', 'daysOfOperation'].toSorted(),
  )
  expect(trainInput(aTrain({ fare: 0 }))).toMatchObject({ fare: 0 })
  expect(trainInput(aTrain({ daysOfOperation: [] }))).toMatchObject({ daysOfOperation: [] })
})

test('E3: a train with changed fields: names where the stations are loaded, all else as it was', () => {
  const train = aTrain()
  expect(trainWith(train, { source: 's3', destination: 's9', fare: 5 }, named)).toEqual({
    ...train,
    source: { _id: 's3', name: 'Cimra', code: 'CIM' },
    destination: { _id: 's9' },
    fare: 5,
  })
  expect(trainWith(train, { route: [{ station: 's3', day: 1 }] }, named).route).toEqual([
    { station: { _id: 's3', name: 'Cimra', code: 'CIM' }, day: 1 },
  ])
  expect(trainWith(train, {}, named)).toEqual(train)
})

test('E3: what comes out of an input goes back into the same', () => {
  const input = { ...trainInput(aTrain({ route: [{ station: { _id: 's3' } }] })) } as TrainInput
  expect(trainInput(trainOfInput('new', input, named))).toEqual(input)
})

test('E3: an answer that holds ids alone gets the names of the loaded stations; told names stay', () => {
  const answer = aTrain({
    source: { _id: 's3' },
    destination: { _id: 's3', name: 'Told' },
    route: [{ station: null }],
  })
  expect(withStationNames(answer, named)).toMatchObject({
    source: { _id: 's3', name: 'Cimra', code: 'CIM' },
    destination: { _id: 's3', name: 'Told' },
    route: [{ station: null }],
  })
})

test('J2: only what a form has changed counts as changed', () => {
  const before = { name: 'A', days: ['Mon'], fare: 1 }
  expect(changedFields(before, { name: 'A', days: ['Mon'], fare: 1 })).toEqual({})
  expect(changedFields(before, { name: 'B', days: ['Mon', 'Tue'], fare: 1 })).toEqual({
    name: 'B',
    days: ['Mon', 'Tue'],
  })
  expect(changedFields<{ name: string; zone?: string }>({ name: 'A' }, { name: 'A', zone: 'N' })).toEqual({
    zone: 'N',
  })
})
