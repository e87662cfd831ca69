import { useEffect, useRef, useState } from 'react'
import {
  columnNamed,
  type HeaderReading,
  importRow,
  type ImportRow,
  readHeader,
} from '@/domain/admin/import-rows'
import { ChunkLoadError, loadChunk } from '@/lib/load-chunk'
import { checkedCsv, CsvError, csvTextOf } from '@/lib/files/csv-text'
import { mapInSlices } from '@/lib/lists/slices'
import type { FileKind } from './import-kind'

interface ReadFile {
  name: string
  header: HeaderReading
  rows: readonly ImportRow[]
}

interface Refusal {
  name: string
  headline: string
  detail: string | undefined
}

export interface ImportFile {
  file: ReadFile | undefined
  /** Why the last file was not taken; the one before it stays. */
  refusal: Refusal | undefined
  isReading: boolean
  read: (source: File | string) => void
  remove: () => void
}

/** @throws {CsvError} */
function checkHeader(names: readonly string[], { noun, columns, keyColumn }: FileKind): HeaderReading {
  const header = readHeader(names, columns)
  if (!header.places.includes(keyColumn)) {
    const said = names.filter(Boolean).slice(0, 12).join(', ')
    throw new CsvError(
      `It has no column ${keyColumn}`,
      `The first line names the columns, and ${keyColumn} tells which ${noun} a row is about. It says: ${said || 'nothing'}.`,
    )
  }
  const [twice] = header.twice
  if (twice !== undefined) {
    throw new CsvError(`The column ${twice} stands there twice`, 'Remove one of the two.')
  }
  return header
}

async function readSource(source: File | string, kind: FileKind, signal: AbortSignal): Promise<ReadFile> {
  const { readCsv } = await loadChunk('CSV reader', () => import('@/lib/files/read-csv'))
  const text = typeof source === 'string' ? checkedCsv(source) : await csvTextOf(source)
  const isKnown = (name: string) => columnNamed(kind.columns, name) !== undefined
  const table = await readCsv(text, isKnown, signal)
  const header = checkHeader(table.header, kind)
  const rows = await mapInSlices(table.rows, (row) => importRow(row, header), signal)
  return { name: nameOf(source), header, rows }
}

const nameOf = (source: File | string) => (typeof source === 'string' ? 'Pasted rows' : source.name)

function refusalOf(source: File | string, error: unknown): Refusal {
  const name = nameOf(source)
  if (error instanceof CsvError) return { name, headline: error.message, detail: error.detail }
  if (error instanceof ChunkLoadError) {
    return { name, headline: error.message, detail: 'Check the connection, then choose the file again.' }
  }
  return {
    name,
    headline: 'It could not be read',
    detail: error instanceof Error ? error.message : undefined,
  }
}

/** A file of one kind, kept for as long as the page is open. */
export function useImportFile(kind: FileKind): ImportFile {
  const [file, setFile] = useState<ReadFile>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isReading, setReading] = useState(false)
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  async function read(source: File | string) {
    reading.current?.abort()
    const own = new AbortController()
    reading.current = own
    setReading(true)
    setRefusal(undefined)
    try {
      const found = await readSource(source, kind, own.signal)
      if (!own.signal.aborted) setFile(found)
    } catch (error) {
      if (!own.signal.aborted) setRefusal(refusalOf(source, error))
    } finally {
      if (!own.signal.aborted) setReading(false)
    }
  }

  return {
    file,
    refusal,
    isReading,
    read: (source) => void read(source),
    remove: () => {
      reading.current?.abort()
      setReading(false)
      setFile(undefined)
      setRefusal(undefined)
    },
  }
}
