import * as v from 'valibot'
import { readUserData, writeUserData } from '@/lib/storage/user-data'

const kind = 'recent-stations'
const maxCodes = 6
const codesSchema = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((codes) => codes.filter((code) => typeof code === 'string').slice(0, maxCodes)),
  ),
  [],
)

/** Codes of the stations a user last searched with, the latest first. They go with the session (A8). */
export const readRecentStations = (userId: string): string[] =>
  v.parse(codesSchema, readUserData(kind, userId))

/** Puts codes before those known already: the first one given is offered first. */
export function rememberStations(userId: string, codes: readonly string[]) {
  const recent = new Set([...codes, ...readRecentStations(userId)])
  writeUserData(kind, userId, [...recent].slice(0, maxCodes))
}
