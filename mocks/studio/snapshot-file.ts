import { tableNames, takeSnapshot } from '../db.ts'
import { isRecord } from '../is-record.ts'
import { isSnapshot, parsed, schemaVersion } from '../snapshot.ts'
import type { Snapshot } from '../db.ts'
import type { Tables } from '../records.ts'
import type { Problem, SnapshotFile } from './types.ts'

const product = 'Railway Planner: data of the mock API'

/** Besides its id: without these a record would break the calls that read it. */
const needed: Partial<Record<keyof Tables, readonly string[]>> = {
  stations: ['code', 'name', 'city', 'state'],
  trains: ['trainNumber', 'name', 'source', 'destination', 'totalSeats', 'route', 'daysOfOperation'],
  users: ['username', 'email', 'password', 'role'],
  bookings: ['pnr', 'user', 'train', 'journeyDate', 'passengers', 'bookingStatus'],
  reviews: ['user', 'train', 'title', 'comment', 'likes', 'dislikes', 'createdAt'],
}

export const snapshotFile = (): SnapshotFile => ({
  product,
  version: schemaVersion,
  ...structuredClone(takeSnapshot()),
})

const problem = (part: string, words: string): { problem: Problem } => ({ problem: { part, words } })

/** Reads a file that `snapshotFile` has made; words if it is none. */
export function readSnapshot(text: string): { snapshot: Snapshot } | { problem: Problem } {
  const file = parsed(text)
  if (file === undefined) return problem('file', 'This file is no JSON.')
  if (!isRecord(file) || file.product !== product)
    return problem('product', 'This file is of another product.')
  if (file.version !== schemaVersion) {
    return problem(
      'version',
      `The file has version ${String(file.version)}; this product reads ${schemaVersion}.`,
    )
  }
  if (!isSnapshot(file)) return problem('tables', 'A table is missing in this file.')
  for (const name of tableNames) {
    const fields = ['_id', ...(needed[name] ?? [])]
    const isWhole = (record: unknown) =>
      isRecord(record) && fields.every((field) => record[field] !== undefined && record[field] !== null)
    const bad = file.tables[name].findIndex((record) => !isWhole(record))
    if (bad !== -1) return problem(`${name}[${bad}]`, `A record of ${name} lacks a field that it needs.`)
  }
  const { seed, day, drawn, issued } = file.state
  if (![seed, drawn, issued].every(Number.isInteger) || typeof day !== 'string') {
    return problem('state', 'The file does not say for which seed and day its data were made.')
  }
  return { snapshot: { tables: file.tables, state: file.state } }
}
