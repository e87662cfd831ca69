import { now, railwayTime, today } from '../clock.ts'
import { defaultSeed, state as dbState } from '../db.ts'
import { studioPersonas } from '../seed/index.ts'
import { isCalendarDate } from '../trips.ts'
import { readRule, ruleText } from './rule-text.ts'
import { BadPart, plainText, wholeNumber, writtenText } from './text.ts'
import type { Clock, Problem, Reading, Rule, Scenario, StudioState, WorldName } from './types.ts'

const version = 1

/** Longer ones are cut off by mail programs and trackers: a file is safer. */
const longestLink = 2000
export const isLong = (text: string) => text.length > longestLink

/** Takes back what a scenario brings along. */
const nothing = 'none'

const worlds = ['demo', 'large', 'empty'] satisfies WorldName[]

export const plainState: StudioState = { seed: defaultSeed, world: 'demo', rules: [] }

/** The state that a scenario opens with. */
export const stateOf = (scenario: Scenario | undefined): StudioState => ({
  ...plainState,
  ...scenario?.state,
  scenario: scenario?.id,
})

/** The day that the data were made for, unless it is the clock's own. */
export const dayOfData = () => (dbState.day === today() ? undefined : dbState.day)

/** The same state with its clock and day, so that it shows the same another day. */
export const withClock = (state: StudioState): StudioState => ({
  ...state,
  clock: { runs: state.clock?.runs ?? true, at: railwayTime(now()) },
  day: dayOfData(),
})

function readClock(text: string): Clock {
  const [at = '', ...words] = text.split(',')
  // A plus sign that went through a form has become a blank.
  const instant = plainText(at).replace(/ (?=\d\d:\d\d$)/, '+')
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(instant)
  if (!isInstant || !isCalendarDate(instant.slice(0, 10)) || Number.isNaN(Date.parse(instant))) {
    throw new BadPart(`There is no such time as ‘${instant}’. One is written like 2026-11-28T18:10:00+05:30.`)
  }
  if (words.length > 0 && words.join() !== 'stopped') {
    throw new BadPart(`After the time only ‘stopped’ may stand, not ‘${words.join()}’.`)
  }
  return { at: instant, runs: words.length === 0 }
}

function readDay(text: string): string {
  if (isCalendarDate(text)) return text
  throw new BadPart(`There is no such day as ‘${String(text)}’. One is written like 2026-11-28.`)
}

function readWorld(text: string): WorldName {
  const world = worlds.find((name) => name === text)
  if (!world) throw new BadPart(`There is no world ‘${text}’, only ${worlds.join(', ')}.`)
  return world
}

function readPersona(text: string): string {
  const id = plainText(text)
  if (!studioPersonas.some((persona) => persona.id === id)) throw new BadPart(`There is no persona ‘${id}’.`)
  return id
}

function readFlag(text: string): true {
  if (text !== '') throw new BadPart(`Nothing may stand behind it but ‘=${nothing}’.`)
  return true
}

/** What each field of a text changes in a state. */
const readers: Record<string, (text: string) => Partial<StudioState>> = {
  persona: (text) => ({ persona: text === nothing ? undefined : readPersona(text) }),
  seed: (text) => ({ seed: wholeNumber(text, 0, 0xffffffff) }),
  world: (text) => ({ world: readWorld(text) }),
  clock: (text) => ({ clock: text === nothing ? undefined : readClock(text) }),
  day: (text) => ({ day: text === nothing ? undefined : readDay(text) }),
  gaps: (text) => ({ gaps: text === nothing ? undefined : readFlag(text) }),
  offline: (text) => ({ offline: text === nothing ? undefined : readFlag(text) }),
  released: (text) => ({ released: text === nothing ? undefined : readFlag(text) }),
  'no-channel': (text) => ({ noChannel: text === nothing ? undefined : readFlag(text) }),
}

interface Field {
  part: string
  name: string
  text: string
}

function fieldsOf(text: string): Field[] {
  // Some programs encode the whole of it once more.
  const once = /^v\d+%3b/i.test(text) ? plainText(text) : text
  return once.split(';').map((part) => {
    const [name = '', ...rest] = part.split('=')
    return { part, name, text: rest.join('=') }
  })
}

function checkVersion({ part }: Field) {
  const found = /^v(\d+)$/.exec(part)
  if (!found) throw new BadPart(`It must begin with its version, ‘v${version}’.`)
  if (Number(found[1]) > version) {
    throw new BadPart(
      `It was made by a newer studio (version ${found[1]}); this one reads version ${version}.`,
    )
  }
  if (Number(found[1]) < version) throw new BadPart(`There has been no version ${found[1]}.`)
}

/** Reads the text of a link. Nothing of it counts if there is any problem. */
export function readQa(text: string, scenarios: readonly Scenario[]): Reading<StudioState> {
  const problems: Problem[] = []
  const attempt = <Value>(part: string, read: () => Value): Value | undefined => {
    try {
      return read()
    } catch (error) {
      problems.push({ part, words: error instanceof BadPart ? error.message : 'It cannot be read.' })
      return undefined
    }
  }
  const [first, ...fields] = attempt(text, () => fieldsOf(text)) ?? []
  if (!first || attempt(first.part, () => checkVersion(first) ?? true) === undefined) {
    return { value: null, problems }
  }
  const scenario = fields.find(({ name }) => name === 'scenario')
  const known = scenario && scenarios.find(({ id }) => id === scenario.text)
  if (scenario && !known) {
    problems.push({ part: scenario.part, words: `There is no scenario ‘${scenario.text}’ here.` })
  }
  let state = stateOf(known)
  const rules: Rule[] = []
  const seen = new Set<string>()
  for (const { part, name, text: value } of fields) {
    if (name !== 'rule' && seen.has(name)) problems.push({ part, words: `‘${name}’ stands there twice.` })
    seen.add(name)
    if (name === 'scenario') continue
    if (name === 'rule') {
      if (value !== nothing) rules.push(...(attempt(part, () => [readRule(value)]) ?? []))
      continue
    }
    const read = Object.hasOwn(readers, name) ? readers[name] : undefined
    if (read) state = { ...state, ...attempt(part, () => read(value)) }
    else problems.push({ part, words: `There is no part ‘${name}’.` })
  }
  if (seen.has('rule')) state = { ...state, rules }
  return problems.length > 0 ? { value: null, problems } : { value: state, problems }
}

const clockText = (clock: Clock | undefined) => clock && `${clock.at}${clock.runs ? '' : ',stopped'}`

/** The text of a link that opens this state; what its scenario brings along anyway is left out. */
export function qaText(state: StudioState, scenarios: readonly Scenario[] = []): string {
  const base = stateOf(scenarios.find(({ id }) => id === state.scenario))
  const parts = [`v${version}`]
  const put = (name: string, text: string | undefined, standard: string | undefined) => {
    if (text !== standard) parts.push(`${name}=${text ?? nothing}`)
  }
  const flag = (name: string, on: boolean | undefined, standard: boolean | undefined) => {
    if (Boolean(on) !== Boolean(standard)) parts.push(on ? name : `${name}=${nothing}`)
  }
  const rulesText = ({ rules }: StudioState) => rules.map((rule) => `rule=${ruleText(rule)}`)
  put('persona', state.persona && writtenText(state.persona), base.persona && writtenText(base.persona))
  if (state.scenario !== undefined) parts.push(`scenario=${state.scenario}`)
  put('seed', String(state.seed), String(base.seed))
  put('world', state.world, base.world)
  put('clock', clockText(state.clock), clockText(base.clock))
  put('day', state.day, base.day)
  flag('gaps', state.gaps, base.gaps)
  flag('offline', state.offline, base.offline)
  flag('released', state.released, base.released)
  flag('no-channel', state.noChannel, base.noChannel)
  const rules = rulesText(state)
  if (rules.join(';') !== rulesText(base).join(';'))
    parts.push(...(rules.length > 0 ? rules : [`rule=${nothing}`]))
  return parts.join(';')
}

/** The text in the query of an address, as it stands there: it does its own decoding. */
export const qaIn = (search: string): string | null => /[?&]qa=([^&#]*)/.exec(search)?.[1] ?? null

/** An address without the text. */
export const withoutQa = (address: string): string =>
  address.replace(/([?&])qa=[^&#]*(&?)/, (_all, before: string, after: string) => (after ? before : ''))
