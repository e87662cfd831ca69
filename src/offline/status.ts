import { createListeners } from '@/lib/listeners'

export interface Status {
  /** ms since 1970; undefined with a network. */
  offlineSince?: number | undefined
  /** Loads the page anew, where a newer release is there for it. */
  takeNewVersion?: (() => void) | undefined
}

let now: Status = {}
const listeners = createListeners()

/** The same object until something changes. */
export const status = () => now
export const watchStatus = listeners.subscribe

export function setStatus(changes: Status) {
  now = { ...now, ...changes }
  listeners.notify()
}
