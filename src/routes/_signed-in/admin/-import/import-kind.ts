import type { ImportColumn } from '@/domain/admin/import-rows'
import type { RowReader } from '@/domain/admin/rehearsal'
import type { Identified } from '@/lib/lists/collection'
import type { CsvCell } from '@/lib/files/csv'
import type { Resource } from '@/mutations/outbox/outbox-api'

/** What a file is taken for. */
export interface FileKind {
  noun: 'train' | 'station'
  columns: readonly ImportColumn[]
  /** The column that tells which record a row is about. */
  keyColumn: string
}

/** How its rows become changes to records. */
export interface ImportKind<T extends Identified, Input extends object> extends FileKind {
  resource: Resource<T, Input>
  reader: RowReader<T, Input>
  csv: { header: readonly string[]; row: (record: T) => CsvCell[] }
}
