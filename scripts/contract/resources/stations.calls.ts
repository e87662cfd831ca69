import * as v from 'valibot'
import { list, nothing, single, unpaged } from '@/api/schema'
import { stationSchema } from '@/api/stations.schema'
import { badQuery, type ContractCall, forAdmins, invalid, named, pagesOf, unknown } from '../contract.ts'
import { described, filled, id, shortText, text } from '../fields.ts'

export const stationRef = v.object({ _id: id, code: text, name: text, city: v.optional(text) })

const station = v.object({
  _id: id,
  code: described(filled, 'Unique, in capitals.'),
  name: filled,
  city: text,
  state: text,
  zone: v.optional(text),
  latitude: described(
    v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    'Null where it is not known.',
  ),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
})

const newStation = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,5}$/)),
  name: shortText(100),
  city: shortText(100),
  state: shortText(100),
  zone: v.optional(v.pipe(v.string(), v.maxLength(10))),
  latitude: v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
})

export const from = { _id: '66b0000000000000000000a1', code: 'QXM', name: 'Quaxmoor', city: 'Quax' }
export const to = { _id: '66b0000000000000000000a2', code: 'VBY', name: 'Vellby', city: 'Vellby' }
const degrees = { latitude: 12.5, longitude: 77.25 }

export const records = {
  StationRef: named(stationRef),
  // A journey needs two stations.
  Station: named(
    station,
    { ...from, state: 'Northland', zone: 'NZ', ...degrees },
    { ...to, state: 'Southland', latitude: 9.75, longitude: 78.5 },
  ),
  NewStation: named(newStation, {
    code: 'QXM',
    name: 'Quaxmoor',
    city: 'Quax',
    state: 'Northland',
    ...degrees,
  }),
}

export const listStations = {
  id: 'listStations',
  method: 'GET',
  path: '/api/stations',
  who: 'anyone',
  requirement: 'F1',
  summary: 'All stations, page by page',
  description: 'In an order that does not change between two pages. No text is sent to be searched for.',
  query: pagesOf(500, 'and for up to 100 pages'),
  status: 200,
  layout: 'paged',
  answer: station,
  reads: list(stationSchema),
  refusals: badQuery,
  without: 'No station can be chosen: the planner, the lists and the editors say so.',
  shown: 'Failed to fetch stations',
} satisfies ContractCall

export const getStation = {
  id: 'getStation',
  method: 'GET',
  path: '/api/stations/{id}',
  who: 'anyone',
  requirement: 'F1',
  summary: 'One station',
  status: 200,
  layout: 'wrapped',
  answer: station,
  reads: single(stationSchema),
  refusals: unknown,
  without: 'The page of a station that was not in the list before says that it could not be loaded.',
  shown: 'Failed to fetch station',
} satisfies ContractCall

export const listNearbyStations = {
  id: 'listNearbyStations',
  method: 'GET',
  path: '/api/stations/nearby',
  who: 'anyone',
  requirement: 'F1',
  summary: 'Stations around a place, the nearest first',
  description: 'Those without a known position are left out.',
  query: {
    latitude: { schema: v.number(), required: true, description: 'Degrees north.', example: 18.94 },
    longitude: { schema: v.number(), required: true, description: 'Degrees east.', example: 72.83 },
    maxDistance: {
      schema: v.number(),
      description: 'Metres over the ground; left out, what the server thinks near.',
      example: 50000,
    },
  },
  status: 200,
  layout: 'listed',
  answer: station,
  reads: unpaged(stationSchema),
  refusals: badQuery,
  without: 'Nothing: distances are worked out from the stations already loaded.',
  shown: null,
} satisfies ContractCall

export const createStation = {
  id: 'createStation',
  method: 'POST',
  path: '/api/stations',
  who: 'admin',
  requirement: 'F1',
  summary: 'Add a station',
  description: 'A code that is taken is a 400 with a message, best as an error at `code` as well.',
  body: newStation,
  status: 201,
  layout: 'wrapped',
  answer: station,
  reads: single(stationSchema),
  refusals: { ...forAdmins, ...invalid },
  without: 'Administrators are told that the new station was not saved.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const updateStation = {
  id: 'updateStation',
  method: 'PUT',
  path: '/api/stations/{id}',
  who: 'admin',
  requirement: 'F1',
  summary: 'Change a station',
  description:
    'The whole record is sent; a `zone` that is left out is empty. The code may stay its own. Only here a position may come as null, of a station that had none; a server that needs one may refuse it with errors at `latitude` and `longitude`.',
  body: newStation,
  status: 200,
  layout: 'wrapped',
  answer: station,
  reads: single(stationSchema),
  refusals: { ...forAdmins, ...invalid, ...unknown },
  without: 'Administrators are told that the change was not saved; it can be sent again.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const deleteStation = {
  id: 'deleteStation',
  method: 'DELETE',
  path: '/api/stations/{id}',
  who: 'admin',
  requirement: 'F1',
  summary: 'Delete a station',
  description:
    'Trains that call there may keep it from being deleted, with a 400 and a message; else they have null in its place.',
  status: 200,
  layout: 'nothing',
  reads: nothing,
  refusals: { ...forAdmins, ...invalid, ...unknown },
  without: 'Administrators are told that the station was not deleted; it stays in the list.',
  shown: 'Request failed with status code 404',
} satisfies ContractCall

export const calls = [
  listStations,
  getStation,
  listNearbyStations,
  createStation,
  updateStation,
  deleteStation,
]
