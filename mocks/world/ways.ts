import type { StationRecord } from '../records.ts'
import type { Random } from '../seed/random.ts'

/** A station and where trains find it: one whose position is not known lies somewhere all the same. */
export interface Place {
  station: StationRecord
  latitude: number
  longitude: number
}

const kmPerDegree = 111
/** Where more lines meet than anywhere else, by name. */
const largeStation = /\b(jn|junction|central|cantt?|terminus|terminal)\b/i
const mostStops = 400
const neighbourCount = 14
/** Kilometres nearer to the goal for each kilometre of the way: less of it is a detour. */
const leastGain = 0.75

/** Kilometres, flat: good enough between neighbours. */
export function kmBetween(a: Place, b: Place) {
  const north = a.latitude - b.latitude
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  // `Math.hypot` takes several times as long, and a world asks a million times.
  return kmPerDegree * Math.sqrt(north * north + east * east)
}

/** Every other station without a position is passed by trains near one that has one; the rest have no trains. */
export function placesOf(stations: readonly StationRecord[], random: Random): Place[] {
  const places: Place[] = []
  const unplaced: StationRecord[] = []
  for (const station of stations) {
    const { latitude, longitude } = station
    if (latitude === null || longitude === null) unplaced.push(station)
    else places.push({ station, latitude, longitude })
  }
  const near = unplaced
    .filter((_, index) => index % 2 === 0)
    .map((station): Place => {
      const { latitude, longitude } = random.pick(places)
      return { station, latitude: latitude + 0.02, longitude: longitude + 0.02 }
    })
  return [...places, ...near]
}

export function hubsOf(places: readonly Place[], count: number, random: Random): Place[] {
  const large = places.filter(({ station }) => largeStation.test(station.name))
  const hubs = new Set(random.sample(large, count))
  while (hubs.size < Math.min(count, places.length)) hubs.add(random.pick(places))
  return [...hubs]
}

/** The nearest stations of each, looked for in its own and the adjoining squares of a grid. */
export function neighboursOf(places: readonly Place[]): (place: Place) => readonly Place[] {
  const side = 0.5
  const squareOf = (x: number, y: number) => x * 1000 + y
  const square = ({ latitude, longitude }: Place) =>
    [Math.floor(latitude / side), Math.floor(longitude / side)] as const
  const grid = Map.groupBy(places, (place) => squareOf(...square(place)))
  const known = new Map<Place, Place[]>()
  return (place) => {
    const found = known.get(place)
    if (found) return found
    const [x, y] = square(place)
    const near: Place[] = []
    const kms: number[] = []
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const other of grid.get(squareOf(x + dx, y + dy)) ?? []) {
          const km = kmBetween(place, other)
          if (other === place || km >= (kms[neighbourCount - 1] ?? Infinity)) continue
          // All of them in order would be most of the time that a world takes.
          let at = kms.length
          while (at > 0 && (kms[at - 1] ?? 0) > km) at -= 1
          kms.splice(at, 0, km)
          near.splice(at, 0, other)
          if (near.length > neighbourCount) {
            kms.pop()
            near.pop()
          }
        }
      }
    }
    known.set(place, near)
    return near
  }
}

/** From one station to another by small steps: each to the nearest neighbour that lies on the way to the goal. */
export function wayBetween(
  start: Place,
  goal: Place,
  neighbours: (place: Place) => readonly Place[],
): Place[] {
  const way = [start]
  let left = kmBetween(start, goal)
  for (let at = start; at !== goal && way.length < mostStops;) {
    let next: Place | undefined
    let most = 0
    for (const one of neighbours(at)) {
      const gained = left - kmBetween(one, goal)
      if (gained > most) [next, most] = [one, gained]
      if (gained > leastGain * kmBetween(at, one)) break
    }
    // A gap in the network, such as the sea: the train ends here.
    if (!next) break
    way.push(next)
    at = next
    left = kmBetween(at, goal)
  }
  return way
}
