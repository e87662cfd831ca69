import type { Snapshot } from '../db.ts'
import type { Tables } from '../records.ts'

/** One call of the contract as its handler is written, e.g. `PUT /api/trains/:id`; `*` stands for every call. */
export type CallName = string

/** What happens to a call. Statuses, bodies and times are those that the tester chose. */
export type Switch =
  /** Answered after `ms`, give or take `spread`. */
  | { kind: 'wait'; ms: number; spread?: number }
  /** No answer until the caller gives up (the app: 10 s). */
  | { kind: 'silence' }
  /** The connection is refused: nothing reaches the API. */
  | { kind: 'refused' }
  /** The API does what it was asked, and the answer is lost. */
  | { kind: 'lost' }
  /** The connection breaks half-way through the answer. */
  | { kind: 'cut' }
  /** Another status; without a body, the one that the API has for it. */
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'bad-json' }
  | { kind: 'html' }
  | { kind: 'empty' }
  /** One field of the answer is left out, or of another type; a path such as `data.availableSeats` or `data[0].name`. */
  | { kind: 'missing'; field: string }
  | { kind: 'type'; field: string }

export interface Rule {
  call: CallName
  effect: Switch
  /** Only for this record: the value of the path's parameter. */
  record?: string
  /** How many of the next calls; always, if left out. */
  times?: number
  /** Per cent of the calls, drawn by the seed; all, if left out. */
  share?: number
}

export type WorldName = 'demo' | 'large' | 'empty'

export interface Clock {
  /** An instant with its offset, `2026-11-28T18:10:00+05:30`. */
  at: string
  runs: boolean
}

/** All that a link says, but for the page, which is its address. */
export interface StudioState {
  persona?: string
  scenario?: string
  seed: number
  world: WorldName
  clock?: Clock
  rules: Rule[]
  /** The gaps of the original back end are open. */
  gaps?: boolean
  /** Whether the browser says that it is offline, and whether the files of this version are gone from the server. */
  offline?: boolean
  released?: boolean
}

export interface Scenario {
  /** Also the name of its file. */
  id: string
  title: string
  /** One sentence: what to look at, with the words that show there. */
  look: string
  /** The texts of the specification's catalogue (list K) that it produces. */
  messages?: readonly string[]
  /** Where it begins, with its query; ids by `arrange`. */
  page?: string
  state?: Partial<Omit<StudioState, 'scenario'>>
  /** Changes the data that were just made; may return the page to begin at. */
  arrange?: (db: Tables) => string | undefined | void
}

export interface LogEntry {
  id: number
  /** Milliseconds since 1970 by the real clock. */
  startedAt: number
  method: string
  /** Path and query. */
  path: string
  call: CallName
  /** The requirement that names it, e.g. `G3`. */
  requirement: string
  status: number | 'refused' | 'cut' | 'lost' | 'aborted' | null
  /** Milliseconds; null while it is under way. */
  ms: number | null
  /** Bytes of the answer's body. */
  size: number | null
  /** The rule that touched it, in words. */
  rule: string | null
  request: { headers: [string, string][]; body: string }
  response: { headers: [string, string][]; body: string } | null
}

export interface WriteEntry {
  id: number
  at: number
  /** In words: `PUT /api/trains/… · 1 train changed`. */
  what: string
}

/** What was wrong with a text that was to be read, in words, at the part that is to blame. */
export interface Problem {
  part: string
  words: string
}

export type Reading<Value> = { value: Value; problems: Problem[] } | { value: null; problems: Problem[] }

/** The studio: what the panel, the mock server and the tests share. */
export interface Studio {
  readonly state: StudioState
  /** Changes some of it; data are made anew where seed, world, scenario or gaps change. */
  set(change: Partial<StudioState>): void
  /** All of it at once, as a link does. Returns the page that the scenario begins at. */
  open(state: StudioState): string | undefined
  subscribe(listener: () => void): () => void

  readonly log: readonly LogEntry[]
  clearLog(): void

  readonly writes: readonly WriteEntry[]
  /** Takes one write back; words if what it changed has been changed since. */
  takeBack(id: number): Problem | null

  /** Data as they were made. */
  reset(): void
  snapshot(): Snapshot
  load(text: string): Problem | null
}
