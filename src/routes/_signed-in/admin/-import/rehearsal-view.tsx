import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { CsvButton } from '@/components/admin/csv-button'
import { CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { useClosePanel } from '@/components/ui/overlay/use-close-panel'
import { TabCount, TabLink, TabsNav } from '@/components/ui/page/tabs-nav'
import type { Counts } from '@/domain/admin/rehearsal'
import { formatNumber } from '@/lib/text/format'
import type { ImportSearch } from './import-search'
import { LinePanel } from './line-panel'
import { RehearsalTable } from './rehearsal-table'
import { type AnyRow, problemHeader, problemRows, tableLines } from './table-lines'

const outcomes = [
  [undefined, 'All'],
  ['new', 'New'],
  ['changed', 'Changed'],
  ['same', 'Same'],
  ['error', 'With errors'],
] as const

const emptyWords = {
  new: 'Nothing new in this file',
  changed: 'Nothing in this file changes',
  same: 'Nothing in this file is as it was',
  error: 'No errors in this file',
}

/** '12 new, 3 changed, 240 same, 2 with errors'. */
const countsText = (counts: Counts) =>
  [
    `${formatNumber(counts.new)} new`,
    `${formatNumber(counts.changed)} changed`,
    `${formatNumber(counts.same)} same`,
    `${formatNumber(counts.error)} with errors`,
  ].join(', ')

/** J3: what applying the file would do, row by row. */
export function RehearsalView({
  noun,
  keyColumn,
  rows,
  counts,
  search,
  onSearch,
}: {
  noun: 'train' | 'station'
  keyColumn: string
  rows: readonly AnyRow[]
  counts: Counts
  search: ImportSearch
  onSearch: (change: ImportSearch) => void
}) {
  const { show } = search
  const lines = useMemo(() => tableLines(rows, show), [rows, show])
  const closeLine = useClosePanel(() => onSearch({ line: undefined }))
  return (
    <section aria-label="Rehearsal">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        gap="3"
        mb="2"
      >
        <chakra.div flex="1 1 16rem">
          <CardTitle>Rehearsal</CardTitle>
          <chakra.p role="status" fontVariantNumeric="tabular-nums">
            {countsText(counts)}
          </chakra.p>
        </chakra.div>
        {counts.error > 0 && (
          <CsvButton
            fileName={`${noun}s-errors.csv`}
            header={problemHeader(keyColumn)}
            rows={() => problemRows(rows)}
            label="Download the errors"
          />
        )}
      </chakra.div>
      <chakra.div mb="3">
        <TabsNav label="Rows by outcome">
          {outcomes.map(([outcome, label]) => (
            <TabLink
              key={label}
              to="."
              search={(now) => ({ ...now, show: outcome, line: undefined })}
              replace
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={outcome === show ? 'page' : undefined}
            >
              {label} <TabCount>{outcome === undefined ? rows.length : counts[outcome]}</TabCount>
            </TabLink>
          ))}
        </TabsNav>
      </chakra.div>
      {lines.length > 0 ? (
        <RehearsalTable noun={noun} show={show ?? 'all'} lines={lines} />
      ) : (
        <EmptyState title={show ? emptyWords[show] : 'No rows'} />
      )}
      <LinePanel line={search.line} rows={rows} onClose={closeLine} />
    </section>
  )
}
