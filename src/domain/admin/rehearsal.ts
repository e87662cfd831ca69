import { withoutZeros } from '@/domain/leading-zeros'
import type { Cells } from './change-log'
import type { ImportRow } from './import-rows'

/** What is wrong with a row, at its place. */
export interface RowProblem {
  /** Empty where it is the whole row. */
  column: string
  /** The text of the cell. */
  value: string
  words: string
}

export interface Difference {
  field: string
  before: Cells[string]
  after: Cells[string]
}

/** What a row comes to. */
export type Verdict<T, Input> =
  | { result: 'new'; input: Input; after: Cells }
  | { result: 'changed'; record: T; fields: Partial<Input>; differences: readonly Difference[] }
  | { result: 'same' }
  | { result: 'error'; problems: readonly RowProblem[] }

export type RowResult = Verdict<unknown, unknown>['result']

export type RehearsedRow<T, Input> = Verdict<T, Input> & {
  row: ImportRow
  /** The key of the record that it is about. */
  key: string
  name: string
}

/** How the rows of a file are read against the records there are. */
export interface RowReader<T, Input> {
  /** 'trainNumber' */
  keyColumn: string
  /** 'number' */
  keyWord: string
  keyOf: (row: ImportRow) => string
  recordKey: (record: T) => string
  nameOf: (row: ImportRow, record: T | undefined) => string
  /** @param record the one that the row is about; undefined where it is a new one */
  read: (row: ImportRow, record: T | undefined) => Verdict<T, Input>
}

const error = (column: string, value: string, words: string) =>
  ({ result: 'error', problems: [{ column, value, words }] }) as const

function indexed<T>(records: readonly T[], keyOf: (record: T) => string): Map<string, T[]> {
  const index = new Map<string, T[]>()
  for (const record of records) {
    const key = keyOf(record)
    const found = index.get(key)
    if (found) found.push(record)
    else index.set(key, [record])
  }
  return index
}

/**
 * J3: what each row of a file would do to the records there are; nothing is done. A key that the file has twice is
 * an error at its second place.
 * @returns to be called with every row, in the order of the file
 */
export function rehearser<T extends object, Input>(
  known: readonly T[],
  { keyColumn, keyWord, keyOf, recordKey, nameOf, read }: RowReader<T, Input>,
): (row: ImportRow) => RehearsedRow<T, Input> {
  const index = indexed(known, (record) => withoutZeros(recordKey(record)))
  const lines = new Map<string, { line: number; key: string }>()
  const taken = new Set<T>()

  /** A spreadsheet drops the zeros in front of digits: a key without them may be that of a record that has them. */
  function withKey(key: string): readonly T[] {
    const found = index.get(withoutZeros(key)) ?? []
    const exact = key === withoutZeros(key) ? [] : found.filter((record) => recordKey(record) === key)
    return exact.length > 0 ? exact : found
  }

  /** Bad data has records of one key, or without one: each of them is found again by all that a row says. */
  function meant(row: ImportRow, key: string): T | undefined {
    const found = withKey(key)
    if (key !== '' && found.length < 2) return found[0]
    const same = found.find((record) => !taken.has(record) && read(row, record).result === 'same')
    return same ?? (key === '' ? undefined : found[0])
  }

  function verdictOn(row: ImportRow, key: string, own: T | undefined): Verdict<T, Input> {
    if (row.problem !== undefined) return error('', '', row.problem)
    const value = row.cells[keyColumn] ?? ''
    const earlier = lines.get(withoutZeros(key))
    if (earlier !== undefined && (own === undefined || taken.has(own))) {
      const same = earlier.key === key ? 'the same' : `${earlier.key}, but for zeros in front the same`
      return error(keyColumn, value, `Line ${earlier.line} has ${same} ${keyWord}`)
    }
    const verdict = read(row, own)
    const found = withKey(key)
    if (!own || found.length < 2 || verdict.result === 'same') return verdict
    const keys = [...new Set(found.map(recordKey))]
    return error(
      keyColumn,
      value,
      keys.length === 1
        ? `${found.length} records have this ${keyWord}: only their editor tells them apart`
        : `This may be ${keys.join(' or ')}: spreadsheets drop zeros in front. Change it in its editor`,
    )
  }

  return (row) => {
    const key = keyOf(row)
    const own = meant(row, key)
    const verdict = verdictOn(row, key, own)
    const plain = withoutZeros(key)
    if (key !== '' && !lines.has(plain)) lines.set(plain, { line: row.line, key })
    if (own) taken.add(own)
    return { ...verdict, row, key: (own && recordKey(own)) || key, name: nameOf(row, own) }
  }
}

export type Counts = Record<RowResult, number>

export function countsOf(rows: readonly { result: RowResult }[]): Counts {
  const counts = { new: 0, changed: 0, same: 0, error: 0 }
  for (const { result } of rows) counts[result] += 1
  return counts
}
