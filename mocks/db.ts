import { today as currentDate } from './clock.ts'
import { createSeed } from './seed/index.ts'
import { noRecords, type Tables } from './records.ts'

/** What the back end remembers beside its tables. */
export interface State {
  seed: number
  /** The calendar date the tables were made for. */
  day: string
  /** How often an id or PNR was drawn: the same seed and the same calls give the same ones. */
  drawn: number
  tokens: string[]
  /** How many tokens were ever issued: one from before a reset is never valid again. */
  issued: number
  passwordReset: { token: string; email: string; expires: string } | null
  /** Which booking was made of a user's `clientRequestId`. */
  requests: Record<string, string>
}

export interface Snapshot {
  tables: Tables
  state: State
}

export interface ResetOptions {
  seed?: number
  /** YYYY-MM-DD; today in the railway's zone when left out. */
  today?: string
  /** Instead of the seeded tables. */
  tables?: Tables
  /** 0, unless tokens from before are still about. */
  issued?: number
}

export const defaultSeed = 1

export const db = noRecords()
export const tableNames = Object.keys(db) as (keyof Tables)[]
export const state: State = {
  seed: defaultSeed,
  day: '',
  drawn: 0,
  tokens: [],
  issued: 0,
  passwordReset: null,
  requests: {},
}

/** Where a host keeps the data: `refresh` runs before each answer, `save` after each successful write. */
export interface Persistence {
  refresh(): void
  save(): void
  /** Forgets what is kept; where keeping had failed, it is tried again. */
  clear(): void
}
let persistence: Persistence | undefined
export const persistWith = (host: Persistence | undefined) => void (persistence = host)
export const refreshDb = () => persistence?.refresh()
export const saveDb = () => persistence?.save()
export const clearKept = () => persistence?.clear()

// Tests reset before every case; making the same railway anew each time would be most of their run.
let lastSeed: { key: string; tables: Tables } | undefined

function seededTables(seed: number, day: string): Tables {
  const key = `${seed} ${day}`
  if (lastSeed?.key !== key) lastSeed = { key, tables: createSeed({ seed, today: day }) }
  return lastSeed.tables
}

/** Each table is copied when it is first asked for: most tests ask for one or two, or put their own in its place. */
function fillWithCopies(tables: () => Tables) {
  for (const name of tableNames) {
    const put = (value: unknown) =>
      Object.defineProperty(db, name, { configurable: true, enumerable: true, writable: true, value })
    Object.defineProperty(db, name, {
      configurable: true,
      enumerable: true,
      get() {
        put(structuredClone(tables()[name]))
        return db[name]
      },
      set: put,
    })
  }
}

/** Starts over: fresh tables, and no token issued so far is valid any more. */
export function resetDb({
  seed = defaultSeed,
  today = currentDate(),
  tables,
  issued = 0,
}: ResetOptions = {}) {
  fillWithCopies(() => tables ?? seededTables(seed, today))
  Object.assign(state, {
    seed,
    day: today,
    drawn: 0,
    tokens: [],
    issued,
    passwordReset: null,
    requests: {},
  } satisfies State)
}

export const takeSnapshot = (): Snapshot => ({ tables: db, state })

export function restoreSnapshot({ tables, state: saved }: Snapshot) {
  Object.assign(db, tables)
  Object.assign(state, saved)
}

/** Murmur's finaliser over seed and count: evenly spread, and nothing to keep but the count. */
function draw(): number {
  state.drawn += 1
  let mixed = state.seed ^ Math.imul(state.drawn, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** 24 hexadecimal digits that no record has. */
export function newId(): string {
  const id = Array.from({ length: 3 }, () => draw().toString(16).padStart(8, '0')).join('')
  return Object.values(db).some((table: { _id: string }[]) => findById(table, id)) ? newId() : id
}

const pnrDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Eight of A-Z and 0-9 that no booking has. */
export function newPnr(): string {
  const pnr = Array.from({ length: 8 }, () => pnrDigits[draw() % pnrDigits.length]).join('')
  return db.bookings.some((booking) => booking.pnr === pnr) ? newPnr() : pnr
}

const places = new WeakMap<object, Map<string, number>>()

/** A list names thousands of records of other tables: each is looked up where it was last, and searched for only if it is not there. */
export function findById<T extends { _id: string }>(table: T[], id: string): T | undefined {
  let known = places.get(table)
  if (known?.size !== table.length) {
    known = new Map(table.map(({ _id }, index) => [_id, index]))
    places.set(table, known)
  }
  const record = table[known.get(id) ?? -1]
  return record?._id === id ? record : table.find(({ _id }) => _id === id)
}

resetDb()
