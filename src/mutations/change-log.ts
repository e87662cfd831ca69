import { useSyncExternalStore } from 'react'
import { useSession } from '@/auth/session-store'
import { changeResults, type LogEntry, settled, withEntries } from '@/domain/admin/change-log'
import { local } from '@/lib/storage'

const prefix = 'admin-log:'
/** Answers to a bulk change come in quick succession: they are written together. */
const writeMs = 250

const isEntry = (value: unknown): value is LogEntry => {
  if (typeof value !== 'object' || value === null) return false
  const { id, at, record, result } = value as Record<string, unknown>
  return (
    typeof id === 'string' &&
    typeof at === 'number' &&
    typeof record === 'string' &&
    changeResults.some((known) => known === result)
  )
}

function parsed(text: string | null): LogEntry[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

const none: readonly LogEntry[] = []
let unwritten: LogEntry[] = []
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()
/** What was read last, by the text it was read from: it may have been erased, or written by another tab. */
let last: { text: string | null; log: readonly LogEntry[] } = { text: null, log: none }

function changed() {
  for (const watcher of watchers) watcher()
}

/** Writes what is known by now, beside what another tab has written since. */
export function writeChangeLog() {
  clearTimeout(timer)
  timer = undefined
  const entries = unwritten
  unwritten = []
  for (const userId of new Set(entries.map((entry) => entry.userId))) {
    const own = entries.filter((entry) => entry.userId === userId)
    const log = withEntries(parsed(local.get(prefix + userId)), own)
    if (log.length > 0) local.set(prefix + userId, JSON.stringify(log))
  }
  if (entries.length > 0) changed()
}

/** Adds entries, or replaces those of the same ids. */
export function noteChanges(entries: readonly LogEntry[]) {
  if (entries.length === 0) return
  unwritten.push(...entries)
  timer ??= setTimeout(writeChangeLog, writeMs)
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  window.addEventListener('storage', changed)
  return () => {
    watchers.delete(watcher)
    if (watchers.size === 0) window.removeEventListener('storage', changed)
  }
}

/** The own changes on this device, newest first. Kept for each user apart, past signing out. */
export function useChangeLog(): readonly LogEntry[] {
  const userId = useSession(({ user }) => user?._id)
  return useSyncExternalStore(watch, () => {
    if (userId === undefined) return none
    const text = local.get(prefix + userId)
    if (text !== last.text) {
      const now = Date.now()
      last = { text, log: parsed(text).map((entry) => settled(entry, now)) }
    }
    return last.log
  })
}
