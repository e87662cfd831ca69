import { sameText } from '@/lib/text/text'

export const changeKinds = ['create', 'update', 'delete'] as const
export type ChangeKind = (typeof changeKinds)[number]

export const changeResults = ['staged', 'sent', 'undone', 'refused', 'not-sent', 'left', 'unknown'] as const
/**
 * `staged`: held back, or no answer yet. `left`: sent as the page closed, so that nobody read the answer. `unknown`: no
 * answer came, or the page was gone before anything could be noted. The rest is how it ended.
 */
export type ChangeResult = (typeof changeResults)[number]

/** What of a record can be read at a glance, by the name of the field. */
export type Cells = Readonly<Record<string, string | number | null>>

/** One change of one record, as the admin meant it and as it ended. */
export interface LogEntry {
  readonly id: string
  /** Epoch ms of the act. */
  readonly at: number
  /** Whose it is; the name is the session's, and is not kept beyond it. */
  readonly userId: string
  readonly kind: ChangeKind
  /** 'train', 'station'. */
  readonly noun: string
  readonly record: string
  /** Null for a record that did not exist. Of a change, only the fields that were changed. */
  readonly before: Cells | null
  readonly after: Cells | null
  readonly result: ChangeResult
  /** What the server said, or why nothing was sent. */
  readonly words: string | null
}

/** What fits into a browser's storage for years. */
export const mostEntries = 500

/**
 * The log with these entries: known ones replaced in their place, new ones first, the oldest gone past the limit. What only
 * ends is not begun with it: its beginning was erased, or is past the limit.
 */
export function withEntries(log: readonly LogEntry[], entries: readonly LogEntry[]): LogEntry[] {
  const changed = new Map(entries.map((entry) => [entry.id, entry]))
  const begun = new Set(entries.flatMap(({ id, result }) => (result === 'staged' ? [id] : [])))
  const known = log.map((entry) => {
    const now = changed.get(entry.id) ?? entry
    changed.delete(entry.id)
    return now
  })
  const added = [...changed.values()].filter(({ id }) => begun.has(id))
  return [...added.toReversed(), ...known].slice(0, mostEntries)
}

/** No window and no answer takes as long. */
const longestMs = 10 * 60_000

/** An entry as it is to be read now. */
export const settled = (entry: LogEntry, now: number): LogEntry =>
  entry.result === 'staged' && now - entry.at > longestMs ? { ...entry, result: 'unknown' } : entry

const sameCell = (a: Cells[string] | undefined, b: Cells[string] | undefined) =>
  typeof a === 'string' && typeof b === 'string' ? sameText(a, b) : a === b

/** The cells in which two records differ: of each, what it holds there. */
export function changedCells(before: Cells, after: Cells): { before: Cells; after: Cells } {
  const fields = Object.keys({ ...before, ...after }).filter(
    (field) => !sameCell(before[field], after[field]),
  )
  const pick = (cells: Cells) => Object.fromEntries(fields.map((field) => [field, cells[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** 'Fare: 400; Seats: 50'. */
export const cellsText = (cells: Cells | null): string | null =>
  cells &&
  Object.entries(cells)
    .map(([field, value]) => `${field}: ${value ?? '—'}`)
    .join('; ')

export const kindWords: Record<ChangeKind, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
}

export const resultWords: Record<ChangeResult, string> = {
  staged: 'Not sent yet',
  sent: 'Sent',
  undone: 'Undone',
  refused: 'Refused',
  'not-sent': 'Not sent',
  left: 'Sent as the page closed',
  unknown: 'Not known',
}

export const logHeader = ['When', 'Who', 'What', 'Kind', 'Record', 'Before', 'After', 'Result', 'Said']

/** Rows of a table or a file, one per entry. */
export const logRows = (
  log: readonly LogEntry[],
  who: string,
  instant: (at: number) => string,
): (string | null)[][] =>
  log.map(({ at, kind, noun, record, before, after, result, words }) => [
    instant(at),
    who,
    kindWords[kind],
    noun,
    record,
    cellsText(before),
    cellsText(after),
    resultWords[result],
    words,
  ])
