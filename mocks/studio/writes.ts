import { db, refreshDb, saveDb, tableNames } from '../db.ts'
import { realNow } from '../clock.ts'
import type { Tables } from '../records.ts'
import type { Problem, WriteEntry } from './types.ts'

const keptWrites = 10

type TableName = keyof Tables
type Records = Map<string, { json: string; index: number }>

interface Change {
  table: TableName
  id: string
  before: { json: string; index: number } | undefined
  after: string | undefined
}

const isTable = (name: string): name is TableName => Object.hasOwn(db, name)

/** So many records of a table, in words. */
function counted(count: number, table: TableName) {
  const several = table === 'users' ? 'accounts' : table
  return `${count} ${count === 1 ? several.slice(0, -1) : several}`
}

const recordsOf = (table: TableName): Records =>
  new Map(db[table].map((record, index) => [record._id, { json: JSON.stringify(record), index }]))

const everyRecord = () => new Map(tableNames.map((table) => [table, recordsOf(table)]))

function changesBetween(before: Map<TableName, Records>, after: Map<TableName, Records>): Change[] {
  return tableNames.flatMap((table) => {
    const [then, now] = [before.get(table), after.get(table)]
    const ids = new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])])
    return [...ids].flatMap((id): Change[] => {
      const change = { table, id, before: then?.get(id), after: now?.get(id)?.json }
      return change.before?.json === change.after ? [] : [change]
    })
  })
}

function changeWords(changes: readonly Change[]): string {
  const counts = new Map<string, number>()
  for (const { table, before, after } of changes) {
    const key = `${table} ${before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed'}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .map(([key, count]) => {
      const [table = '', how] = key.split(' ')
      return isTable(table) ? `${counted(count, table)} ${how}` : ''
    })
    .join(', ')
}

/** Puts a record back as it was, where it stood. */
function restore(table: { _id: string }[], { id, before }: Change) {
  const at = table.findIndex(({ _id }) => _id === id)
  const record: { _id: string } | undefined = before && JSON.parse(before.json)
  if (record && at === -1) table.splice(Math.min(before?.index ?? 0, table.length), 0, record)
  else table.splice(at, 1, ...(record ? [record] : []))
}

/** The last writes to the data, each of which can be taken back. The list is another one after each change. */
export function createWrites(changed: () => void) {
  let kept: readonly (WriteEntry & { changes: readonly Change[] })[] = []
  let count = 0
  let last: Promise<unknown> = Promise.resolve()

  const put = (writes: typeof kept) => {
    kept = writes.slice(-keptWrites)
    changed()
  }

  async function record(name: string, write: () => Promise<Response>): Promise<Response> {
    // What another tab has written is no part of this write.
    refreshDb()
    const before = everyRecord()
    const response = await write()
    const changes = changesBetween(before, everyRecord())
    if (changes.length > 0) {
      count += 1
      put([...kept, { id: count, at: realNow(), what: `${name} · ${changeWords(changes)}`, changes }])
    }
    return response
  }

  return {
    entries: (): readonly WriteEntry[] => kept,
    clear: () => put([]),
    /** One write after another, so that each is told what it changed itself. */
    during(name: string, write: () => Promise<Response>): Promise<Response> {
      const answer = last.then(() => record(name, write))
      last = answer.catch(() => undefined)
      return answer
    },
    takeBack(id: number): Problem | null {
      const write = kept.find((entry) => entry.id === id)
      if (!write) return { part: String(id), words: 'This write is not kept any more.' }
      refreshDb()
      const now = everyRecord()
      const isAsLeft = ({ table, id: of, after }: Change) => now.get(table)?.get(of)?.json === after
      if (!write.changes.every(isAsLeft)) {
        return { part: write.what, words: 'What it changed has been changed since: take that back first.' }
      }
      for (const change of write.changes) restore(db[change.table], change)
      saveDb()
      put(kept.filter((entry) => entry !== write))
      return null
    },
  }
}
