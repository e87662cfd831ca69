import { db, restoreSnapshot, state, takeSnapshot } from './db.ts'
import { isRecord } from './is-record.ts'
import type { Persistence, Snapshot } from './db.ts'
import type { Fields } from './is-record.ts'

/** Raise it when a record changes its form: data of another form are left alone and never read. */
const schemaVersion = 1

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isSnapshot = (value: unknown): value is Snapshot & Fields =>
  isRecord(value) &&
  isRecord(value.state) &&
  Array.isArray(value.state.tokens) &&
  isRecord(value.tables) &&
  Object.keys(db).every((name) => isRecord(value.tables) && Array.isArray(value.tables[name]))

function parsed(text: string): unknown {
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

  return {
    /** Reads only when another tab has written since. */
    refresh: () =>
      attempt(() => {
        const stamp = storage.getItem(key('stamp'))
        if (stamp === null || stamp === known) return
        const snapshot = parsed(storage.getItem(key('data')) ?? '')
        if (isSnapshot(snapshot)) restoreSnapshot(snapshot)
        known = stamp
      }),
    save: () =>
      attempt(() => {
        storage.setItem(key('data'), JSON.stringify(takeSnapshot()))
        // After the data: a tab that reads in between sees no new stamp and looks again.
        known = randomText()
        storage.setItem(key('stamp'), known)
      }),
    clear: () => {
      usable = true
      known = null
      attempt(() => ['stamp', 'data'].forEach((part) => storage.removeItem(key(part))))
    },
  }
}
