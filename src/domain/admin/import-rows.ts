import { fold } from '@/domain/search/fold'
import { trimmed } from '@/lib/text/text'

/** What a file may say of a record. */
export interface ImportColumn {
  name: string
  /** Its contents, in a few words. */
  hint: string
  /** New records cannot do without it. */
  needed: boolean
}

/** A record as a file has it. */
export interface ImportRow {
  /** Where it begins in the file, from 1. */
  line: number
  /** By the name of the column; a column that the file does not have is absent. */
  cells: Readonly<Record<string, string>>
  /** Why it cannot be read at all. */
  problem?: string
}

export interface HeaderReading {
  /** Which column each cell of a row is; undefined for one that nobody knows. */
  places: readonly (string | undefined)[]
  ignored: readonly string[]
  missing: readonly string[]
  /** Columns of which there are two. */
  twice: readonly string[]
}

const plain = (name: string) => fold(name).replaceAll(' ', '')

/** 'Train number' is 'trainNumber'. */
export const columnNamed = <T extends { name: string }>(columns: readonly T[], header: string) =>
  columns.find(({ name }) => plain(name) === plain(header))

/** What the header of a file means, in whatever order and case. */
export function readHeader(header: readonly string[], columns: readonly ImportColumn[]): HeaderReading {
  const places = header.map((name) => columnNamed(columns, name)?.name)
  const known = new Set(places)
  return {
    places,
    ignored: header.filter((name, index) => places[index] === undefined && name !== ''),
    missing: columns.filter(({ name, needed }) => needed && !known.has(name)).map(({ name }) => name),
    twice: columns
      .filter(({ name }) => places.indexOf(name) !== places.lastIndexOf(name))
      .map(({ name }) => name),
  }
}

const count = (n: number) => `${n} ${n === 1 ? 'cell' : 'cells'}`

interface ReadRow {
  line: number
  lines: number
  cells: readonly string[]
  broken: boolean
}

function brokenWords({ line, lines }: ReadRow): string {
  const words = 'There is a quotation mark where none is allowed'
  return lines === 1
    ? `${words}: put " around the whole cell, and "" for one in it`
    : `${words}: lines ${line} to ${line + lines - 1} were read as one`
}

/** @param read `broken` where its quotation marks do not fit */
export function importRow(read: ReadRow, { places }: HeaderReading): ImportRow {
  const { line, cells } = read
  const named: Record<string, string> = {}
  for (const [index, column] of places.entries()) if (column) named[column] = cells[index] ?? ''
  const row = { line, cells: named }
  if (read.broken) return { ...row, problem: brokenWords(read) }
  if (cells.slice(places.length).some((cell) => trimmed(cell) !== '')) {
    return { ...row, problem: `${count(cells.length)} where the header names ${places.length}` }
  }
  return row
}
