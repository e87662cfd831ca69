import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { DataTable } from '@/components/ui/table/data-table'
import type { TableColumn } from '@/components/ui/table/data-table-props'
import { TextLink } from '@/components/ui/text-link'
import { panelLink } from '@/components/ui/overlay/use-close-panel'
import { ResultTag } from './result-tag'
import type { CsvCell } from '@/lib/files/csv'
import { afterOf, type TableLine } from './table-lines'

type Column = TableColumn<TableLine>

const dash = '—'

/**
 * A column of texts that are cut off where it ends: one as wide as a train's stops would push the next ones out of sight.
 * All of them are in the line's panel.
 */
function textColumn(id: string, header: string, rem: number, value: (line: TableLine) => CsvCell): Column {
  const style = { display: 'block', maxWidth: `${rem}rem`, overflow: 'hidden', textOverflow: 'ellipsis' }
  return {
    id,
    header,
    // The cell's own padding comes on top.
    width: `${rem + 1.25}rem`,
    cell: (line) => {
      const said = value(line)
      return said === null || said === '' ? dash : <Bdi style={style}>{said}</Bdi>
    },
  }
}

const lineColumn: Column = {
  id: 'line',
  header: 'Line',
  width: '4rem',
  cell: ({ of: { row } }) => (
    <TextLink {...panelLink({ line: row.line })} aria-label={`Line ${row.line}`}>
      {row.line}
    </TextLink>
  ),
}

const result: Column = {
  id: 'result',
  header: 'Result',
  width: '7rem',
  cell: ({ of }) => <ResultTag result={of.result} />,
}
const field = textColumn('field', 'Field', 6, (line) => line.field)
const before = textColumn('before', 'Before', 9, (line) => line.before)
const inFile = textColumn('before', 'In the file', 12, (line) => line.before)
const after = textColumn('after', 'After', 30, afterOf)
const added = textColumn('after', 'What is added', 60, afterOf)
const problem = textColumn('after', 'What is wrong', 24, (line) => line.after)
const wrong: Column = { ...problem, cell: (line) => <Wrong>{problem.cell(line)}</Wrong> }
const outcome: Column = {
  ...after,
  header: 'After, or what is wrong',
  cell: (line) => (line.of.result === 'error' ? wrong : after).cell(line),
}
const Wrong = chakra('span', { base: { color: 'fg.error' } })

function views(key: string) {
  const record: Column[] = [
    lineColumn,
    textColumn('key', key, 5, ({ of }) => of.key),
    textColumn('name', 'Name', 9, ({ of }) => of.name),
  ]
  return {
    all: [...record, result, field, before, outcome],
    new: [...record, added],
    changed: [...record, field, before, after],
    same: record,
    error: [...record, field, wrong, inFile],
  }
}

// Rows are drawn anew only where their columns are other ones.
const columns = { train: views('Number'), station: views('Code') }

export const RehearsalTable = ({
  noun,
  show,
  lines,
}: {
  noun: 'train' | 'station'
  show: keyof (typeof columns)['train']
  lines: readonly TableLine[]
}) => (
  <DataTable
    label="Rows of the file"
    columns={columns[noun][show]}
    rows={lines}
    rowId={({ id }) => id}
    rowName={({ of }) => `${of.key} ${of.name}`}
    mark={({ of }) => (of.result === 'error' ? 'failed' : undefined)}
  />
)
