import { local } from './storage'

const prefix = 'recent-stations:'
const most = 6

/** Codes of the stations a user last searched with, the latest first. */
export function readRecentStations(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(local.get(prefix + userId) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((code): code is string => typeof code === 'string').slice(0, most)
  } catch {
    return []
  }
}

/** Puts codes before those known already: the first one given is offered first. */
export function rememberStations(userId: string, codes: readonly string[]) {
  const recent = new Set([...codes, ...readRecentStations(userId)])
  local.set(prefix + userId, JSON.stringify([...recent].slice(0, most)))
}

/** Where somebody travels is nobody else's business: it goes with the session (A8). */
export const clearRecentStations = (userId: string) => local.remove(prefix + userId)

export function clearRecentStationsOfOthers(userId: string) {
  for (const key of local.keys()) {
    if (key.startsWith(prefix) && key !== prefix + userId) local.remove(key)
  }
}
