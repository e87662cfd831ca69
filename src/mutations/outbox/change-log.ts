import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { useSession } from '@/auth/session-store'
import {
  type Cells,
  changeKinds,
  type ChangeResult,
  changeResults,
  type LogEntry,
  settled,
  withEntries,
} from '@/domain/admin/change-log'
import { createListeners } from '@/lib/listeners'
import { readUserData, userDataText, writeUserData } from '@/lib/storage/user-data'
import type { Step } from './change'

const kind = 'admin-log'
/** Answers to a bulk change come in quick succession: they are written together. */
const writeMs = 250

const isCell = (value: unknown) => value === null || ['string', 'number'].includes(typeof value)

/** Cells of another kind are left out. */
function cellsOf(value: unknown): Cells | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  // Without a prototype a field of any name holds its own cell or none.
  const cells: Record<string, string | number | null> = Object.create(null)
  return Object.assign(cells, Object.fromEntries(Object.entries(value).filter(([, cell]) => isCell(cell))))
}
const cellsSchema = v.pipe(v.unknown(), v.transform(cellsOf))
export const entrySchema = v.object({
  id: v.string(),
  at: v.pipe(
    v.number(),
    v.check((at) => !Number.isNaN(new Date(at).getTime())),
  ),
  userId: v.optional(v.string(), ''),
  kind: v.picklist(changeKinds),
  noun: v.string(),
  record: v.string(),
  before: v.optional(cellsSchema, null),
  after: v.optional(cellsSchema, null),
  result: v.picklist(changeResults),
  words: v.fallback(v.nullable(v.string()), null),
})

/** What is stored may be of any shape: entries that cannot be shown are left out. */
function readLog(userId: string): LogEntry[] {
  const stored = readUserData(kind, userId)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry) => {
    const legible = v.safeParse(entrySchema, entry)
    return legible.success ? [legible.output] : []
  })
}

const none: readonly LogEntry[] = []
let unwritten: LogEntry[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = createListeners(() => {
  window.addEventListener('storage', listeners.notify)
  return () => window.removeEventListener('storage', listeners.notify)
})
/** What was read last, by the text it was read from: it may have been erased, or written by another tab. */
let last: { text: string | null; log: readonly LogEntry[] } = { text: null, log: none }

/** Writes what is known by now, beside what another tab has written since. */
export function writeChangeLog() {
  clearTimeout(timer)
  timer = undefined
  const entries = unwritten
  unwritten = []
  for (const userId of new Set(entries.map((entry) => entry.userId))) {
    const own = entries.filter((entry) => entry.userId === userId)
    const log = withEntries(readLog(userId), own)
    if (log.length > 0) writeUserData(kind, userId, log)
  }
  if (entries.length > 0) listeners.notify()
}

/** Adds the entries of steps, or replaces those of the same ids. */
export function noteSteps(steps: readonly Step[], result: ChangeResult, words: string | null = null) {
  if (steps.length === 0) return
  unwritten.push(...steps.map(({ entry }) => ({ ...entry, result, words })))
  timer ??= setTimeout(writeChangeLog, writeMs)
}

/** The own changes on this device, newest first. Kept for each user apart, past signing out. */
export function useChangeLog(): readonly LogEntry[] {
  const userId = useSession(({ user }) => user?._id)
  return useSyncExternalStore(listeners.subscribe, () => {
    if (userId === undefined) return none
    const text = userDataText(kind, userId)
    if (text !== last.text) {
      const now = Date.now()
      last = { text, log: readLog(userId).map((entry) => settled(entry, now)) }
    }
    return last.log
  })
}
