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
export const fold = (text: string) =>
  /[^ -~]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() : text.toLowerCase()

interface Entry {
  station: Station
  code: string
  /** Name and city begin with a blank, as each of their words then does. */
  name: string
  city: string
}

const indexes = new WeakMap<readonly Station[], Entry[]>()
const byName = new Intl.Collator('en')

/** Short names first: of those that match equally well, they are meant most often. */
function indexOf(stations: readonly Station[]): Entry[] {
  const known = indexes.get(stations)
  if (known) return known
  const built = stations
    .map((station) => ({
      station,
      code: fold(station.code),
      name: ` ${fold(station.name)}`,
      city: ` ${fold(station.city)}`,
    }))
    .toSorted(
      (a, b) =>
        a.station.name.length - b.station.name.length || byName.compare(a.station.name, b.station.name),
    )
  indexes.set(stations, built)
  return built
}

/** Makes what the first search would have to wait for. */
export const prepareStationSearch = (stations: readonly Station[]) => void indexOf(stations)

const ranks = 6

/** Smaller is better, and no match is `ranks`. `word` is the query behind a blank. */
function rank({ code, name, city }: Entry, query: string, word: string): number {
  if (code === query) return 0
  if (name.startsWith(word)) return 1
  if (code.startsWith(query)) return 2
  if (name.includes(word)) return 3
  if (city.includes(word)) return 4
  return name.includes(query) ? 5 : ranks
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
  const queries = [query, ...renamed(query)].map((words) => ({ words, word: ` ${words}` }))
  const found: Station[][] = Array.from({ length: ranks }, () => [])
  for (const entry of indexOf(stations)) {
    let best = ranks
    for (const { words, word } of queries) best = Math.min(best, rank(entry, words, word))
    if (best < ranks) found[best]?.push(entry.station)
  }
  return found.flat().slice(0, most)
}

const codes = new WeakMap<readonly Station[], Map<string, Station>>()

/** The station with that very code: the first one, where several have it. */
export function stationWithCode(stations: readonly Station[], code: string | undefined): Station | undefined {
  let known = codes.get(stations)
  if (!known) {
    known = new Map(stations.toReversed().map((station) => [station.code, station]))
    codes.set(stations, known)
  }
  return code === undefined ? undefined : known.get(code)
}

/** What a field says of a chosen station. */
export const stationText = ({ name, code }: Pick<Station, 'name' | 'code'>) => `${name} (${code})`

/** The station that a text names beyond doubt: by its code, its whole name, or what the field says once it is chosen. */
export function stationNamed(stations: readonly Station[], text: string): Station | undefined {
  const typed = fold(text.trim())
  if (typed === '') return undefined
  const entries = indexOf(stations)
  const named = entries.filter(({ station, name, code }) =>
    name.length === typed.length + 1
      ? name.endsWith(typed)
      : // Most are ruled out by their length.
        name.length + code.length + 2 === typed.length && fold(stationText(station)) === typed,
  )
  return (
    entries.find(({ code }) => code === typed)?.station ??
    (named.length === 1 ? named[0]?.station : undefined)
  )
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
