import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners'

export type NoticeType = 'success' | 'error' | 'warning' | 'info'

export interface Notice {
  readonly id: number
  readonly type: NoticeType
  readonly message: string
  /** How long it asks to be shown, in ms; the toaster has its own upper limit. */
  readonly duration: number
  /** When it came, as `Date.now()`. */
  readonly at: number
  readonly read: boolean
}

export interface NoticeInput {
  type: NoticeType
  message?: string | undefined
  duration?: number | undefined
}

// Enough for any session; without a limit a page left open overnight would grow for ever.
const remembered = 200

let nextId = 1
let history: readonly Notice[] = []
let waiting: Notice[] = []
let shower: ((notice: Notice) => void) | undefined
/** Up to this one, all are forgotten. */
let forgotten = 0
const listeners = createListeners()

function remember(changed: readonly Notice[]) {
  history = changed
  listeners.notify()
}

/** C6: shows a notice and keeps it in this session's list. */
export function notify({ type, message, duration = 5000 }: NoticeInput): Notice {
  const text = message?.trim() || (type === 'error' ? 'An error occurred' : '')
  const notice: Notice = { id: nextId++, type, message: text, duration, at: Date.now(), read: false }
  remember([notice, ...history].slice(0, remembered))
  if (shower && waiting.length === 0) shower(notice)
  else waiting.push(notice)
  return notice
}

/** Newest first. The same array until something changes. */
export const notices = () => history

export const watchNotices = listeners.subscribe

/** This session's notices, newest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(watchNotices, notices, notices)

export function markAllRead() {
  if (history.some(({ read }) => !read)) remember(history.map((notice) => ({ ...notice, read: true })))
}

/** Forgets the list, what is shown and what is not shown yet: the next user never sees it. */
export function clearNotices() {
  waiting = []
  forgotten = nextId - 1
  remember([])
}

/** A8: whether it was for somebody who has gone: what still shows it must not. `watchNotices` hears of it. */
export const isForgotten = ({ id }: Notice) => id <= forgotten

/** The one place that shows notices. What came before it was there is handed over first. */
export function showNotices(show: (notice: Notice) => void) {
  shower = show
  // Later, because React mounts twice while developing: the first of the two must not swallow them.
  queueMicrotask(() => {
    if (shower !== show) return
    const early = waiting
    waiting = []
    for (const notice of early) show(notice)
  })
  return () => {
    if (shower === show) shower = undefined
  }
}
