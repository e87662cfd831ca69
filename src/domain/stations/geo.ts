import type { Station } from './station'

export interface Position {
  latitude: number
  longitude: number
}

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km. */
function distanceKm(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** 0, 0 lies in the sea off Africa: up to a kilometre from it, a table says what it does not know. */
export const isNowhere = ({ latitude, longitude }: Position) =>
  Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01

const isOnEarth = ({ latitude, longitude }: Position) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** Some stations have no coordinates: they are in the list, but on no map. */
export function positionOf({ latitude, longitude }: Station): Position | undefined {
  if (latitude === null || longitude === null) return undefined
  const position = { latitude, longitude }
  return isOnEarth(position) && !isNowhere(position) ? position : undefined
}

export interface NearStation {
  station: Station
  /** Kilometres as the crow flies. */
  km: number
}

/**
 * The stations nearest to a position, nearest first.
 * @param placeOf by `placesOf`
 */
export function nearestStations(
  stations: readonly Station[],
  placeOf: (station: Station) => Position | undefined,
  position: Position,
  most: number,
): NearStation[] {
  return stations
    .flatMap((station) => {
      const at = placeOf(station)
      return at ? [{ station, km: distanceKm(position, at) }] : []
    })
    .toSorted((a, b) => a.km - b.km || a.station.code.localeCompare(b.station.code))
    .slice(0, most)
}

export interface Projection {
  /** Of the drawing, in its own units. */
  width: number
  height: number
  project: (position: Position) => { x: number; y: number }
}

/** Degrees: about a kilometre. */
const leastSpan = 0.01

/** Fits positions into a drawing of a given width: degrees of longitude shrink with the latitude of their middle. */
export function projectionOf(positions: readonly Position[], width: number, margin: number): Projection {
  let [south, north, west, east] = [90, -90, 180, -180]
  for (const { latitude, longitude } of positions) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  if (positions.length === 0) [south, north, west, east] = [0, 1, 0, 1]
  const shrink = Math.cos(radians((south + north) / 2))
  const [realX, realY] = [(east - west) * shrink, north - south]
  const [spanX, spanY] = [Math.max(realX, leastSpan), Math.max(realY, leastSpan)]
  // What is smaller than the least span, such as a single station, is drawn in the middle of it.
  const [left, top] = [(spanX - realX) / 2, (spanY - realY) / 2]
  const scale = (width - 2 * margin) / Math.max(spanX, spanY)
  return {
    width: spanX * scale + 2 * margin,
    height: spanY * scale + 2 * margin,
    project: ({ latitude, longitude }) => ({
      x: margin + (left + (longitude - west) * shrink) * scale,
      y: margin + (top + north - latitude) * scale,
    }),
  }
}
