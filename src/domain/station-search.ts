import type { Station } from './station'

/** Names that passengers still type, by the name on today's timetables. */
const formerNames: Record<string, string> = {
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  mysore: 'mysuru',
  mangalore: 'mangaluru',
  hubli: 'hubballi',
  belgaum: 'belagavi',
  trivandrum: 'thiruvananthapuram',
  cochin: 'kochi',
  calicut: 'kozhikode',
  baroda: 'vadodara',
  poona: 'pune',
  benares: 'varanasi',
  allahabad: 'prayagraj',
  mughalsarai: 'pt deen dayal upadhyaya',
  vizag: 'visakhapatnam',
  gauhati: 'guwahati',
  pondicherry: 'puducherry',
}

/** Without accents and case: what is typed on any keyboard finds what is printed. */
export const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

interface Entry {
  station: Station
  code: string
  name: string
  city: string
}

const indexes = new WeakMap<readonly Station[], Entry[]>()

function indexOf(stations: readonly Station[]): Entry[] {
  const known = indexes.get(stations)
  if (known) return known
  const built = stations.map((station) => ({
    station,
    code: fold(station.code),
    name: fold(station.name),
    city: fold(station.city),
  }))
  indexes.set(stations, built)
  return built
}

const startsWord = (text: string, query: string) => text.startsWith(query) || text.includes(` ${query}`)

/** Smaller is better; undefined is no match. */
function rank({ code, name, city }: Entry, query: string): number | undefined {
  if (code === query) return 0
  if (name.startsWith(query)) return 1
  if (code.startsWith(query)) return 2
  if (startsWord(name, query)) return 3
  if (startsWord(city, query)) return 4
  if (name.includes(query)) return 5
  return undefined
}

/** Today's names that a former name, or the beginning of one, stands for. */
const renamed = (query: string) =>
  query.length < 3
    ? []
    : Object.keys(formerNames).flatMap((former) =>
        former.startsWith(query) ? (formerNames[former] ?? []) : [],
      )

/** The stations that best match what was typed, at most `most`: by code, name or city, in today's or former names. */
export function searchStations(stations: readonly Station[], typed: string, most = 10): Station[] {
  const query = fold(typed.trim())
  if (query === '') return []
  const queries = [query, ...renamed(query)]
  const found: { station: Station; rank: number }[] = []
  for (const entry of indexOf(stations)) {
    const ranks = queries.map((words) => rank(entry, words)).filter((value) => value !== undefined)
    if (ranks.length > 0) found.push({ station: entry.station, rank: Math.min(...ranks) })
  }
  return found
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        a.station.name.length - b.station.name.length ||
        a.station.name.localeCompare(b.station.name),
    )
    .slice(0, most)
    .map(({ station }) => station)
}

/** Where in `text` the typed words stand, as [start, end) in characters of `text`; undefined where they do not. */
export function matchRange(text: string, typed: string): [number, number] | undefined {
  const query = fold(typed.trim())
  if (query === '') return undefined
  // Folding can drop characters: each folded one remembers where it came from.
  const characters = [...text]
  const origin: number[] = []
  let folded = ''
  for (const [index, character] of characters.entries()) {
    const plain = fold(character)
    folded += plain
    for (let count = 0; count < plain.length; count += 1) origin.push(index)
  }
  const at = folded.indexOf(query)
  const [start, last] = [origin[at], origin[at + query.length - 1]]
  if (at < 0 || start === undefined || last === undefined) return undefined
  // Accents that stand by themselves belong to the letter before them.
  let end = last + 1
  while (/^\p{M}$/u.test(characters[end] ?? '')) end += 1
  const before = characters.slice(0, start).join('').length
  return [before, before + characters.slice(start, end).join('').length]
}
