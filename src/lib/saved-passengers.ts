import { local } from './storage'

const keyOf = (userId: string) => `passengers:${userId}`

/**
 * Passengers that a user has asked this device to keep: theirs alone, also past the session, until they are removed or
 * all local data is erased. What stands there may be anything.
 */
export function readSavedPassengers(userId: string): unknown {
  try {
    return JSON.parse(local.get(keyOf(userId)) ?? '[]')
  } catch {
    return []
  }
}

export const hasSavedPassengers = (userId: string) => local.get(keyOf(userId)) !== null

/** Without any, nothing is left behind. */
export function writeSavedPassengers(userId: string, passengers: readonly object[]) {
  if (passengers.length === 0) local.remove(keyOf(userId))
  else local.set(keyOf(userId), JSON.stringify(passengers))
}
