import * as v from 'valibot'
import { expect, test } from 'vitest'
import { stationRefSchema, stationSchema } from './stations.schema'

const raw = {
  _id: '66b0a1',
  code: 'QXM',
  name: 'Quaxmoor',
  city: 'Quax',
  state: 'Northland',
  zone: 'NZ',
  latitude: 12.5,
  longitude: 77.25,
}

test('D4: a station as the back end sends it, with fields that nobody knows', () => {
  expect(v.parse(stationSchema, { ...raw, __v: 0, createdAt: 'x', keywords: [], platforms: 4 })).toEqual(raw)
})

test('D4: numeric texts, a GeoJSON point, a text for a location', () => {
  expect(v.parse(stationSchema, { ...raw, latitude: '12.5', longitude: '77.25' })).toEqual(raw)
  const { latitude: _latitude, longitude: _longitude, ...placeless } = raw
  const location = { type: 'Point', coordinates: [77.25, 12.5] }
  expect(v.parse(stationSchema, { ...placeless, location })).toEqual(raw)
  expect(v.parse(stationSchema, { ...raw, location: { type: 'Point', coordinates: [1, 2] } })).toEqual(raw)
  expect(v.parse(stationSchema, { ...placeless, location: { coordinates: [77.25, 12.5, 600] } })).toEqual(raw)
  for (const unusable of ['Quax', null, {}, { coordinates: [] }, { coordinates: ['77', '12'] }]) {
    expect(v.parse(stationSchema, { ...placeless, location: unusable })).toEqual({
      ...raw,
      latitude: null,
      longitude: null,
    })
  }
})

test('D4: a place that is none on earth is unknown; 0 is a place', () => {
  expect(v.parse(stationSchema, { ...raw, latitude: 91, longitude: -180 })).toMatchObject({
    latitude: null,
    longitude: -180,
  })
  expect(v.parse(stationSchema, { ...raw, latitude: 0, longitude: 0 })).toMatchObject({
    latitude: 0,
    longitude: 0,
  })
})

test('D4: of a station only the id is needed; one that has no name is called by its code', () => {
  expect(v.parse(stationSchema, { _id: '1', code: 'QXM' })).toEqual({
    _id: '1',
    code: 'QXM',
    name: 'QXM',
    city: '',
    state: '',
    latitude: null,
    longitude: null,
  })
  for (const body of [{}, { ...raw, _id: '' }, { ...raw, _id: 5 }, null, 'QXM', []]) {
    expect(v.safeParse(stationSchema, body).success).toBe(false)
  }
})

test.each([
  [
    { _id: '1', name: 'Quaxmoor', code: 'QXM', city: 'Quax', __v: 0 },
    { _id: '1', name: 'Quaxmoor', code: 'QXM', city: 'Quax' },
  ],
  [
    { name: 'Quaxmoor', code: 'QXM' },
    { name: 'Quaxmoor', code: 'QXM' },
  ],
  [{ _id: '1', name: '', code: 5 }, { _id: '1' }],
  ['66b0a1', { _id: '66b0a1' }],
  ['', null],
  [{}, null],
  [null, null],
  [undefined, null],
  [5, null],
  [[], null],
])('D4: inside another record, %j is read as %j', (given, expected) => {
  expect(v.parse(stationRefSchema, given)).toEqual(expected)
})
