import { nearestStations, positionOf } from '@/domain/stations/geo'
import type { Station } from '@/domain/stations/station'
import { add, type Check, good, refused, remove, unknownId } from '../check/check.ts'
import type { Resource } from '../resource.ts'
import {
  calls,
  createStation,
  deleteStation,
  getStation,
  listNearbyStations,
  listStations,
  records,
  updateStation,
} from './stations.calls.ts'

const pageSize = 500
const mostPages = 100

/** Every station, page by page, as the app asks for them. */
async function allStations(check: Check): Promise<Station[]> {
  const first = await good(check, listStations, { query: { limit: pageSize, page: 1 } })
  if (!first) return []
  const found = [...first.items]
  for (let page = 2; page <= Math.min(first.totalPages, mostPages); page++) {
    const next = await good(check, listStations, { query: { limit: pageSize, page } })
    if (!next) return found
    found.push(...next.items)
  }
  if (found.length !== first.total)
    add(
      check,
      listStations,
      'different',
      '$.total',
      `says ${first.total}, and its pages hold ${found.length}`,
    )
  const again = await good(check, listStations, { query: { limit: pageSize, page: 1 } })
  if (again && again.items.some(({ _id }, at) => _id !== first.items[at]?._id))
    add(
      check,
      listStations,
      'different',
      '$.data',
      'another order at the second time: records slip between pages',
    )
  if (new Set(found.map(({ _id }) => _id)).size < found.length)
    add(check, listStations, 'different', '$.data', 'a station stands on two pages')
  check.notes.push(`${found.length} stations, pages of ${pageSize}: ${first.totalPages}.`)
  return found
}

async function asVisitor(check: Check) {
  const found = await allStations(check)
  const [some] = found
  if (some) {
    const one = await good(check, getStation, { params: { id: some._id } })
    if (one && one._id !== some._id)
      add(check, getStation, 'broken', '$.data._id', 'another station than was asked for')
  }
  await refused(check, getStation, [404], 'of an id that there is not', { params: { id: unknownId } })
  await nearby(check, found)
  check.places = found
  await ids(check)
}

const nearKm = 50

const around = (stations: readonly Station[], station: Station) => {
  const position = positionOf(station)
  return position ? nearestStations(stations, positionOf, position, Infinity) : []
}

/** Asked at a station that has others around it, if there is one: one alone has no order. */
async function nearby(check: Check, stations: readonly Station[]) {
  const placed = stations.filter((station) => positionOf(station) !== undefined)
  const hasNeighbours = (station: Station) => (around(placed, station)[2]?.km ?? Infinity) < nearKm
  const centre = placed.slice(0, 100).find(hasNeighbours) ?? placed[0]
  if (!centre) return
  const query = {
    latitude: centre.latitude ?? 0,
    longitude: centre.longitude ?? 0,
    maxDistance: nearKm * 1000,
  }
  const near = await good(check, listNearbyStations, { query })
  if (!near) return
  if (!near.items.some(({ _id }) => _id === centre._id))
    add(check, listNearbyStations, 'different', '$.data', `nothing at the place of ${centre.name}`)
  const kmTo = new Map(around(near.items, centre).map(({ station, km }) => [station._id, km]))
  const distances = near.items.flatMap(({ _id }) => kmTo.get(_id) ?? [])
  // Servers differ by half a per cent in how round the earth is.
  if (distances.some((km, at) => km < (distances[at - 1] ?? 0) * 0.99))
    add(check, listNearbyStations, 'different', '$.data', `not the nearest first, seen from ${centre.name}`)
}

/** An id from a link must stay one segment of the path, however it is written. */
async function ids(check: Check) {
  const { client } = check
  for (const id of ['../trains', '..%2ftrains', '.', 'a/../../trains']) {
    const { answer } = await client.ask(getStation, { params: { id } })
    const body = new TextDecoder().decode(answer?.body)
    if (answer?.status === 200 && body.includes('"trainNumber"'))
      add(check, getStation, 'broken', 'status', `the id "${id}" leads to the list of trains`)
  }
}

const own = {
  code: 'ZQX',
  name: 'Contract Check',
  city: 'Contract Check',
  state: 'None',
  latitude: 12.5,
  longitude: 77.25,
}

async function signedIn(check: Check) {
  const { user, admin: token } = check.tokens
  if (check.readOnly || token === undefined) return
  await refused(check, createStation, [403], 'by a passenger', { token: user, body: own })
  await refused(check, createStation, [400, 422], 'without a name', { token, body: { ...own, name: '' } })
  const made = await good(check, createStation, { token, body: own })
  if (!made) return
  const params = { id: made._id }
  const changed = await good(check, updateStation, { token, params, body: { ...own, city: 'Changed' } })
  if (changed && changed.city !== 'Changed')
    add(check, updateStation, 'broken', '$.data.city', 'the change is not in the answer')
  await remove(check, deleteStation, getStation, made._id, `station ${own.code}`)
}

export const stations: Resource = {
  order: 2,
  tag: 'Stations',
  about: 'Where trains call.',
  records,
  calls,
  asVisitor,
  signedIn,
}
