import { fold } from '@/domain/search/fold'
import {
  heldInAnyWay,
  heldLiterally,
  inOtherOrder,
  type Lines,
  linesOf,
  literally,
  loosely,
} from '@/domain/search/lines'
import { type Query, queryOf } from '@/domain/search/query'
import { lazily, perObject } from '@/lib/memo'
import type { Station } from './station'

interface Entry {
  station: Station
  code: string
  /** Begin with a blank, as each of their words then does. */
  name: string
  city: string
  all: string
}

interface Index {
  entries: readonly Entry[]
  lines: Lines
}

const byName = lazily(() => new Intl.Collator('en'))

/** Short names first: of those that match equally well, they are meant most often. */
const indexOf = perObject((stations: readonly Station[]): Index => {
  const entries = stations
    .map((station): Entry => {
      const [code, name, city] = [fold(station.code), ` ${fold(station.name)}`, ` ${fold(station.city)}`]
      return { station, code, name, city, all: `${name} ${city}  ${code}` }
    })
    .toSorted(
      (a, b) =>
        a.station.name.length - b.station.name.length || byName().compare(a.station.name, b.station.name),
    )
  return { entries, lines: linesOf(entries.map(({ all }) => all)) }
})

/** Makes what the first search would have to wait for. */
export const prepareStationSearch = (stations: readonly Station[]) => void indexOf(stations)

const ranks = 10

/** Smaller is better, and no match is `ranks`: what was typed comes before other spellings of it. */
function rank({ code, name, city, all }: Entry, held: number, { text, phrase }: Query): number {
  if (held & literally) {
    const word = ` ${text}`
    if (code === text) return 0
    if (name.startsWith(word)) return 1
    if (code.startsWith(text)) return 2
    if (name.includes(word)) return 3
    if (city.includes(word)) return 4
  }
  if (held & loosely) {
    const at = all.search(phrase)
    return at === 0 ? 5 : at < name.length ? 6 : 7
  }
  if (held & inOtherOrder) return 8
  return held & literally && name.includes(text) ? 9 : ranks
}

/** The stations that best match what was typed, at most `most`: by code, name or city, in whatever spelling. */
export function searchStations(stations: readonly Station[], typed: string, most = 10): Station[] {
  const query = queryOf(typed)
  if (query.text === '') return []
  const { entries, lines } = indexOf(stations)
  const ranked = (held: Uint8Array) => {
    const found: Station[][] = Array.from({ length: ranks }, () => [])
    for (let index = 0; index < entries.length; index += 1) {
      const [entry, how] = [entries[index], held[index]]
      if (entry && how) found[rank(entry, how, query)]?.push(entry.station)
    }
    return found
  }
  if (most < entries.length) {
    // Other spellings come after these, and would be left out.
    const best = ranked(heldLiterally(lines, query)).slice(0, 5).flat()
    if (best.length >= most) return best.slice(0, most)
  }
  return ranked(heldInAnyWay(lines, query)).flat().slice(0, most)
}

const byCode = perObject(
  (stations: readonly Station[]) => new Map(stations.toReversed().map((station) => [station.code, station])),
)

/** The station with that very code: the first one, where several have it. */
export const stationWithCode = (
  stations: readonly Station[],
  code: string | undefined,
): Station | undefined => (code === undefined ? undefined : byCode(stations).get(code))

/** What a field says of a chosen station. */
export const stationText = ({ name, code }: Pick<Station, 'name' | 'code'>) => `${name} (${code})`

/** The station that a text names beyond doubt: by its code, its whole name, or what the field says once it is chosen. */
export function stationNamed(stations: readonly Station[], text: string): Station | undefined {
  const query = queryOf(text)
  if (query.text === '') return undefined
  const { entries } = indexOf(stations)
  const word = ` ${query.text}`
  const only = (fits: (entry: Entry) => boolean) => {
    const [named, another] = entries.filter(fits)
    return another ? undefined : named
  }
  const named =
    entries.find(({ code }) => code === query.text) ??
    // The folded text of a chosen station is its name and its code.
    only(({ name, code }) => name === word || (word.startsWith(name) && word === `${name} ${code}`)) ??
    only(({ name }) => query.whole.test(name))
  return named?.station
}
