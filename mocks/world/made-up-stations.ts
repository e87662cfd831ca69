import type { PlacedStation, StationRecord } from '../records.ts'
import { corridors } from '../seed/corridors.ts'
import { createRandom, hashOf, idOf, type Random } from '../seed/random.ts'
import { createStations } from '../seed/stations.ts'

/** As many as the railways of India have, and as many of them without a position. */
const stationCount = 8990
const unplacedCount = 293
const placeholderCount = 22
/** Of the stations off the main lines. */
const branchShare = 0.2
/** Nobody wrote down city, state and zone of the rest. */
const describedShare = 0.5

const beginnings =
  'Ama Bala Bari Bhim Chand Chhata Dev Dhar Fateh Gang Gopal Hari Isma Jag Jala Kali Kanch Kishan Lakh Madh Mahi Mal Nag Nand Narayan Pal Pipar Raj Ram Rath Sagar Sita Sona Suraj Tara Thak Udai Vijay Vira Yash'.split(
    ' ',
  )
const middles = ['', '', '', 'an', 'di', 'ga', 'ka', 'la', 'na', 'ra', 'war']
const endings = 'bad gaon garh ganj ghat kot khera nagar palle patti pet pur puram tola vada wal'.split(' ')
const suffixes = ['', '', '', '', '', ' Road', ' Junction', ' Halt', ' Town', ' Cantt']
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const withoutRepeats =
  (taken: Set<string>) =>
  (make: () => string): string => {
    for (;;) {
      const made = make()
      if (taken.has(made)) continue
      taken.add(made)
      return made
    }
  }

/** Each leg of the main lines as often as it is long, so that stations are evenly far apart. */
function legsOf(stations: readonly PlacedStation[]): [PlacedStation, PlacedStation][] {
  const byCode = new Map(stations.map((station) => [station.code, station]))
  return corridors.flatMap((corridor) => {
    const line = corridor.split(' ').flatMap((code) => byCode.get(code) ?? [])
    return line.slice(1).flatMap((to, index) => {
      const from = line[index] ?? to
      const degrees = Math.hypot(to.latitude - from.latitude, to.longitude - from.longitude)
      return Array.from({ length: Math.ceil(degrees * 5) }, (): [PlacedStation, PlacedStation] => [from, to])
    })
  })
}

/** Beside a line between two known stations, or off the lines in the neighbourhood of a known one. */
function placeFor(random: Random, legs: [PlacedStation, PlacedStation][]) {
  const [from, to] = random.pick(legs)
  const [share, spread] = random.chance(branchShare) ? [0, 1.3] : [random.next(), 0.1]
  const near = share < 0.5 ? from : to
  const off = () => (random.next() + random.next() - 1) * spread
  return {
    near,
    latitude: from.latitude + (to.latitude - from.latitude) * share + off(),
    longitude: from.longitude + (to.longitude - from.longitude) * share + off(),
  }
}

/**
 * The stations of the demo, and as many more around them as make a whole country's: with all that real lists have, such
 * as names in capitals, placeholders for names, and stations of which nobody knows where they lie.
 */
export function createMadeUpStations(seed: number): StationRecord[] {
  const random = createRandom(hashOf(`${seed} made-up stations`))
  const known = createStations(seed)
  const legs = legsOf(known)
  const newCode = withoutRepeats(new Set(known.map(({ code }) => code)))
  const newName = withoutRepeats(new Set(known.map(({ name }) => name)))
  const letters = (count: number) => Array.from({ length: count }, () => random.pick(alphabet)).join('')

  const made = Array.from({ length: stationCount - known.length }, (_, index): StationRecord => {
    const isPlaceholder = index < placeholderCount
    const { near, latitude, longitude } = placeFor(random, legs)
    const code = newCode(() => (isPlaceholder ? `XX-${letters(4)}` : letters(random.pick([3, 3, 4]))))
    const plain = newName(
      () =>
        `${random.pick(beginnings)}${random.pick(middles)}${random.pick(endings)}${random.pick(suffixes)}`,
    )
    const name = isPlaceholder ? code : random.chance(0.7) ? plain.toUpperCase() : plain
    const described = !isPlaceholder && random.chance(describedShare)
    const placed = index >= unplacedCount
    return {
      _id: idOf(seed, 'station', code),
      code,
      name,
      city: described ? near.city : '',
      state: described ? near.state : '',
      ...(described && near.zone && { zone: near.zone }),
      latitude: placed ? latitude : null,
      longitude: placed ? longitude : null,
    }
  })
  return [...known, ...made]
}
