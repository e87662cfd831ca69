import { http } from 'msw'
import { db, findById, newId } from '../db.ts'
import { fail, list, ok, paged, pagingOf } from '../replies.ts'
import { requireAdmin } from '../sessions.ts'
import { endpoint } from './endpoint.ts'
import { idOf, isFilled, isNumberIn, numberOf, optional, problemsIn, refuseIfAny, textOf } from './fields.ts'
import type { StationRecord } from '../records.ts'
import type { Fields } from '../is-record.ts'
import type { Rules } from './fields.ts'

const rules: Rules = {
  code: [
    (value) => isFilled(value) && /^[A-Z0-9]{1,5}$/i.test(value.trim()),
    'Code must be up to five letters and digits',
  ],
  name: [isFilled, 'Name is required'],
  city: [isFilled, 'City is required'],
  state: [isFilled, 'State is required'],
  zone: [optional((value) => typeof value === 'string'), 'Zone must be a text'],
  latitude: [isNumberIn(-90, 90), 'Latitude must be between -90 and 90'],
  longitude: [isNumberIn(-180, 180), 'Longitude must be between -180 and 180'],
}

const byName = (a: StationRecord, b: StationRecord) => Number(a.name > b.name) - Number(a.name < b.name)

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres over the ground; infinitely many to a station that has no position. */
function distance(station: StationRecord, latitude: number, longitude: number): number {
  if (station.latitude === null || station.longitude === null) return Infinity
  const [north, east] = [radians(station.latitude - latitude), radians(station.longitude - longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(latitude)) * Math.cos(radians(station.latitude)) * Math.sin(east / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(Math.min(1, chord)))
}

function found(id: string | undefined): StationRecord {
  const station = findById(db.stations, idOf(id))
  if (!station) throw fail(404, 'Station not found')
  return station
}

const listStations = endpoint(({ query }) => {
  const paging = pagingOf(query)
  const search = (query.get('search') ?? '').toLowerCase()
  const stations = db.stations.filter(
    ({ name, code, city, state }) =>
      search === '' || [name, code, city, state].some((text) => text.toLowerCase().includes(search)),
  )
  return paged(stations.sort(byName), paging, (station) => station)
})

const nearbyStations = endpoint(({ query }) => {
  const [latitude, longitude] = [numberOf(query.get('latitude')), numberOf(query.get('longitude'))]
  const reach = numberOf(query.get('maxDistance') ?? 10_000)
  if (!isNumberIn(-90, 90)(latitude) || !isNumberIn(-180, 180)(longitude) || Number.isNaN(reach)) {
    throw fail(400, 'Latitude and longitude are required')
  }
  const near = db.stations
    .map((station) => ({ station, metres: distance(station, latitude, longitude) }))
    .filter(({ metres }) => Number.isFinite(metres) && metres <= reach)
    .sort((a, b) => a.metres - b.metres)
  return list(near.map(({ station }) => station))
})

const getStation = endpoint(({ params }) => ok(found(params.id)))

const codeTaken = () => fail(400, 'A station with this code already exists')

function stationOf(_id: string, body: Fields): StationRecord {
  return {
    _id,
    code: textOf(body.code).toUpperCase(),
    name: textOf(body.name),
    city: textOf(body.city),
    state: textOf(body.state),
    ...(isFilled(body.zone) && { zone: textOf(body.zone) }),
    latitude: numberOf(body.latitude),
    longitude: numberOf(body.longitude),
  }
}

const createStation = endpoint(({ request, body }) => {
  requireAdmin(request)
  refuseIfAny(problemsIn(body, rules))
  const station = stationOf(newId(), body)
  if (db.stations.some(({ code }) => code === station.code)) throw codeTaken()
  db.stations.push(station)
  return ok(station, 201)
})

const updateStation = endpoint(({ request, params, body }) => {
  requireAdmin(request)
  refuseIfAny(problemsIn(body, rules))
  const station = found(params.id)
  const change = stationOf(station._id, body)
  // The back end compares before it raises the code to capitals: the own code in small letters is taken.
  const unchanged = textOf(body.code) === station.code
  if (!unchanged && db.stations.some(({ code }) => code === change.code)) throw codeTaken()
  // It takes an empty zone and a numeric 0 for "not given".
  const kept: Partial<StationRecord> = {
    ...(body.latitude === 0 && { latitude: station.latitude }),
    ...(body.longitude === 0 && { longitude: station.longitude }),
  }
  return ok(Object.assign(station, change, kept))
})

const deleteStation = endpoint(({ request, params }) => {
  requireAdmin(request)
  const station = found(params.id)
  db.stations.splice(db.stations.indexOf(station), 1)
  return ok({})
})

export const stationHandlers = [
  http.get('*/api/stations', listStations),
  http.get('*/api/stations/nearby', nearbyStations),
  http.get('*/api/stations/:id', getStation),
  http.post('*/api/stations', createStation),
  http.put('*/api/stations/:id', updateStation),
  http.delete('*/api/stations/:id', deleteStation),
]
