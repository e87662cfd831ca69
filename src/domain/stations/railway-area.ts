import { perObject } from '@/lib/memo'
import { isNowhere, type Position, positionOf } from './geo'
import type { Station } from './station'

/** Where the railway's stations lie, as far as their positions agree. */
export interface RailwayArea {
  south: number
  north: number
  west: number
  east: number
  /** Degrees around it in which another station would not surprise. */
  margin: number
}

/** Of so few the gaps say little: only what lies on another part of the earth is out of the ordinary. */
const few = 10
const marginOfFew = 30
const [leastMargin, mostMargin] = [2, 10]

/** How far the middle half of the numbers spreads. */
function spread(sorted: Float64Array): number {
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  return at(0.75) - at(0.25)
}

/** The longest run of numbers without a gap wider than the margin. */
function mainRun(numbers: readonly number[]): { from: number; to: number; margin: number } {
  const sorted = Float64Array.from(numbers).toSorted()
  const margin =
    sorted.length < few ? marginOfFew : Math.min(Math.max(spread(sorted), leastMargin), mostMargin)
  let [start, bestStart, bestEnd] = [0, 0, -1]
  for (let end = 0; end < sorted.length; end += 1) {
    if (end > 0 && (sorted[end] ?? 0) - (sorted[end - 1] ?? 0) > margin) start = end
    if (end - start > bestEnd - bestStart) [bestStart, bestEnd] = [start, end]
  }
  return { from: sorted[bestStart] ?? 0, to: sorted[Math.max(bestEnd, 0)] ?? 0, margin }
}

/** Undefined where no area holds more than half of them: then nobody knows which are wrong. */
export function areaOf(positions: readonly Position[]): RailwayArea | undefined {
  const across = mainRun(positions.map(({ longitude }) => longitude))
  const up = mainRun(positions.map(({ latitude }) => latitude))
  const area: RailwayArea = {
    south: up.from,
    north: up.to,
    west: across.from,
    east: across.to,
    margin: Math.max(up.margin, across.margin),
  }
  const inside = positions.filter((position) => isWithin(position, area))
  return inside.length * 2 > positions.length ? area : undefined
}

const isWithin = ({ latitude, longitude }: Position, { south, north, west, east, margin }: RailwayArea) =>
  latitude >= south - margin &&
  latitude <= north + margin &&
  longitude >= west - margin &&
  longitude <= east + margin

/** `nowhere`: 0, 0, which tables say of what they do not know. `far`: from every other station. */
export type PositionFault = 'nowhere' | 'swapped' | 'far'

/** F3: why a position can hardly be that of a station of this railway. */
export function positionFault(position: Position, area: RailwayArea | undefined): PositionFault | undefined {
  if (isNowhere(position)) return 'nowhere'
  if (!area || isWithin(position, area)) return undefined
  const swapped = { latitude: position.longitude, longitude: position.latitude }
  return isWithin(swapped, area) ? 'swapped' : 'far'
}

/** Stations by the positions that they can have. */
export interface Places {
  area: RailwayArea | undefined
  /** Undefined where it is not known, or cannot be. */
  placeOf: (station: Station) => Position | undefined
}

/** F3: what cannot be where it is said to lie is on no map, and near to nothing. */
export const placesOf = perObject((stations: readonly Station[]): Places => {
  const area = areaOf(stations.flatMap((station) => positionOf(station) ?? []))
  return {
    area,
    placeOf: (station) => {
      const position = positionOf(station)
      return position && positionFault(position, area) === undefined ? position : undefined
    },
  }
})
