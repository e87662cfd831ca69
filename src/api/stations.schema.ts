import * as v from 'valibot'
import type { Station, StationRef } from '@/domain/stations/station'
import { id, optionalNumber, optionalText } from './schema'

const geoPoint = v.fallback(
  v.optional(v.object({ coordinates: v.tuple([v.number(), v.number()]) })),
  undefined,
)

const within = (value: number | undefined, limit: number) =>
  value !== undefined && Math.abs(value) <= limit ? value : null

export const stationSchema = v.pipe(
  v.object({
    _id: id,
    code: optionalText,
    name: optionalText,
    city: optionalText,
    state: optionalText,
    zone: optionalText,
    latitude: optionalNumber,
    longitude: optionalNumber,
    location: geoPoint,
  }),
  v.transform(
    ({ _id, code = '', name, city = '', state = '', zone, latitude, longitude, location }): Station => ({
      _id,
      code,
      name: name || code,
      city,
      state,
      ...(zone && { zone }),
      latitude: within(latitude ?? location?.coordinates[1], 90),
      longitude: within(longitude ?? location?.coordinates[0], 180),
    }),
  ),
)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** By hand: a timetable has a hundred thousand of them, and a schema for each takes longer than all the rest. */
export function refOf(value: unknown): StationRef | null {
  if (isText(value)) return { _id: value }
  if (typeof value !== 'object' || value === null) return null
  const { _id, code, name, city } = value as Record<keyof StationRef, unknown>
  const ref: StationRef = {}
  if (isText(_id)) ref._id = _id
  if (isText(code)) ref.code = code
  if (isText(name)) ref.name = name
  if (isText(city)) ref.city = city
  return Object.keys(ref).length > 0 ? ref : null
}

/** A station inside another record: an object, a bare id, or nothing (api-model 1.4). */
export const stationRefSchema = v.pipe(v.unknown(), v.transform(refOf))
