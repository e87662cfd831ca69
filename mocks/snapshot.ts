import { db, restoreSnapshot, state, takeSnapshot } from './db.ts'
import { isRecord } from './is-record.ts'
import type { Persistence, Snapshot, State } from './db.ts'
import type { Fields } from './is-record.ts'

/** Raise it when a record changes its form, not for a new table: data of another form are left alone and never read. */
export const schemaVersion = 1

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isState = (value: unknown): value is State & Fields => isRecord(value) && Array.isArray(value.tokens)

export const isSnapshot = (value: unknown): value is Snapshot & Fields =>
  isRecord(value) &&
  isState(value.state) &&
  isRecord(value.tables) &&
  Object.keys(db).every((name) => isRecord(value.tables) && Array.isArray(value.tables[name]))

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `crypto.randomUUID` exists on secure origins alone: a phone that is shown the demo over the local network has none. */
const randomText = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Keeps the data in a storage that all tabs share; seed and schema version are part of the key. A snapshot
 * of an older day stays in use: bookings must not vanish overnight. A storage that throws is not used again.
 */
export function persistenceIn(storage: KeyValueStorage): Persistence {
  const key = (part: string) => `mock-api.${schemaVersion}.${state.seed}.${part}`
  let known: string | null = null
  let usable = true

  const attempt = (use: () => void) => {
    if (!usable) return
    try {
      use()
    } catch {
      usable = false
    }
  }

  /** The large world is larger than a browser's storage: then it is kept at least who is signed in. */
  const keepTables = () => {
    try {
      storage.setItem(key('data'), JSON.stringify(takeSnapshot()))
      storage.removeItem(key('state'))
    } catch {
      storage.setItem(key('state'), JSON.stringify(state))
    }
  }

  return {
    /** Reads only when another tab has written since. */
    refresh: () =>
      attempt(() => {
        const stamp = storage.getItem(key('stamp'))
        if (stamp === null || stamp === known) return
        const snapshot = parsed(storage.getItem(key('data')) ?? '')
        if (isSnapshot(snapshot)) restoreSnapshot(snapshot)
        const alone = parsed(storage.getItem(key('state')) ?? '')
        if (isState(alone)) Object.assign(state, alone)
        known = stamp
      }),
    save: () =>
      attempt(() => {
        keepTables()
        // After the data: a tab that reads in between sees no new stamp and looks again.
        known = randomText()
        storage.setItem(key('stamp'), known)
      }),
    clear: () => {
      usable = true
      known = null
      attempt(() => ['stamp', 'data', 'state'].forEach((part) => storage.removeItem(key(part))))
    },
  }
}
