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

/** Some stations have no coordinates: they are in the list, but on no map. */
export const positionOf = ({ latitude, longitude }: Station): Position | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

export interface NearStation {
  station: Station
  /** Kilometres as the crow flies. */
  km: number
}

/** The stations nearest to a position, nearest first. */
export function nearestStations(
  stations: readonly Station[],
  position: Position,
  most: number,
): NearStation[] {
  return stations
    .flatMap((station) => {
      const at = positionOf(station)
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
  const spanX = Math.max((east - west) * shrink, 0.01)
  const spanY = Math.max(north - south, 0.01)
  const scale = (width - 2 * margin) / Math.max(spanX, spanY)
  return {
    width: spanX * scale + 2 * margin,
    height: spanY * scale + 2 * margin,
    project: ({ latitude, longitude }) => ({
      x: margin + (longitude - west) * shrink * scale,
      y: margin + (north - latitude) * scale,
    }),
  }
}
