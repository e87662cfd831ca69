import * as v from 'valibot'
import type { Station, StationRef } from '@/domain/station'
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
      name: name ?? code,
      city,
      state,
      ...(zone && { zone }),
      latitude: within(latitude ?? location?.coordinates[1], 90),
      longitude: within(longitude ?? location?.coordinates[0], 180),
    }),
  ),
)

const refSchema = v.pipe(
  v.object({ _id: optionalText, code: optionalText, name: optionalText, city: optionalText }),
  v.transform((raw): StationRef | null => {
    const given = Object.entries(raw).filter(([, text]) => text !== undefined && text !== '')
    return given.length > 0 ? (Object.fromEntries(given) as StationRef) : null
  }),
)

/** A station inside another record: an object, a bare id, or nothing (api-model 1.4). */
export const stationRefSchema = v.fallback(
  v.union([
    refSchema,
    v.pipe(
      id,
      v.transform((_id): StationRef | null => ({ _id })),
    ),
  ]),
  null,
)
