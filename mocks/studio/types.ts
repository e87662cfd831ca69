import type { Snapshot } from '../db.ts'
import type { Fields } from '../is-record.ts'
import type { Tables } from '../records.ts'

/**
 * One call of the contract as its handler is written, e.g. `PUT /api/trains/:id`; `*` stands for every call that reaches a
 * server. What the app computes in the browser is a call as well: `LOCAL users.create`.
 */
export type CallName = string

/**
 * What happens to a call. Statuses, bodies and times are those that the tester chose. The API does its work unless it says
 * that nothing reaches it.
 */
export type Switch =
  /** Answered after `ms`, give or take `spread`. */
  | { kind: 'wait'; ms: number; spread?: number }
  /** Nothing reaches the API, and no answer comes until the caller gives up (the app: 10 s). */
  | { kind: 'silence' }
  /** The connection is refused: nothing reaches the API. */
  | { kind: 'refused' }
  /** The API does what it was asked, and the answer is lost. */
  | { kind: 'lost' }
  /** The connection breaks half-way through the answer. */
  | { kind: 'cut' }
  /** Another status; without a body, the one that the API has for it. From 400 on nothing reaches the API. */
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'bad-json' }
  /** A page that asks for something else first, as a guest network's does. Nothing reaches the API. */
  | { kind: 'html' }
  | { kind: 'empty' }
  /** One field of the answer is left out, or of another type; a path such as `data.availableSeats` or `data[0].name`. */
  | { kind: 'missing'; field: string }
  | { kind: 'type'; field: string }

/** Of all rules that concern a call, the first `wait` applies, and the first of the others. */
export interface Rule {
  call: CallName
  effect: Switch
  /** Only for this record: the value of the path's parameter. */
  record?: string | undefined
  /** How many of the next calls; always, if left out. */
  times?: number | undefined
  /** Per cent of the calls, drawn by the seed; all, if left out. */
  share?: number | undefined
}

export type WorldName = 'demo' | 'large' | 'empty'

export interface Clock {
  /** An instant with its offset, `2026-11-28T18:10:00+05:30`. */
  at: string
  runs: boolean
}

/** All that a link says, but for the page, which is its address. */
export interface StudioState {
  persona?: string | undefined
  scenario?: string | undefined
  seed: number
  world: WorldName
  clock?: Clock | undefined
  /** The day that the data are made for, `2026-11-28`, where it is not the clock's. */
  day?: string | undefined
  rules: Rule[]
  /** The gaps of the original back end are open. */
  gaps?: boolean | undefined
  /** The browser says that it is offline, and no call gets through. */
  offline?: boolean | undefined
  /** The files of this version are gone from the server, from the first press in the page until it is loaded anew. */
  released?: boolean | undefined
  /** Tabs cannot tell each other anything: the channel between them throws. */
  noChannel?: boolean | undefined
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
  /** What somebody else does just before the first such call is answered. */
  meanwhile?: { call: CallName; happens: (db: Tables, sent: Fields) => void }
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
  /** The rules that touched it, in words. */
  rule: string | null
  rules: readonly Rule[]
  request: { headers: [string, string][]; body: string }
  /** None came, or the log has let it go. A body that is no text stands there as base64. */
  response: { headers: [string, string][]; body: string; isBase64: boolean } | null
}

/** One write to the data, which can be taken back. */
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

/** The data as a file. */
export interface SnapshotFile extends Snapshot {
  product: string
  version: number
}

/** The studio: what the panel, the mock server and the tests share. */
export interface Studio {
  readonly scenarios: readonly Scenario[]
  readonly state: StudioState
  /** Changes some of it; data are made anew where seed, world, scenario or gaps change. */
  set(change: Partial<StudioState>): void
  /** All of it at once, as a link does; data are made anew. Returns the page that the scenario begins at. */
  open(state: StudioState): string | undefined
  subscribe(listener: () => void): () => void

  readonly log: readonly LogEntry[]
  clearLog(): void

  readonly writes: readonly WriteEntry[]
  /** Takes one write back; words if what it changed has been changed since. */
  takeBack(id: number): Problem | null

  /** Data as they were made. */
  reset(): void
  snapshot(): SnapshotFile
  load(text: string): Problem | null

  /** What is to happen to a call without a server, such as `LOCAL users.create`: a `wait` or a `status`; or nothing. */
  local(call: CallName): Switch | null
}
