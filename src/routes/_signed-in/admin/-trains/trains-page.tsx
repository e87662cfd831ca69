import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type EditorProps, RecordsPage } from '@/components/admin/records-page'
import { TrainUses } from '@/components/admin/uses'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { LinkButton } from '@/components/ui/button'
import { stationIndex } from '@/domain/stations/station-index'
import type { Train } from '@/domain/trains/train'
import { mapInSlices } from '@/lib/lists/slices'
import { useRanksAhead } from '@/lib/lists/use-ranks-ahead'
import { useSortedRows } from '@/lib/lists/use-sorted-rows'
import { trainResource, usePendingPage } from '@/mutations/outbox/outbox-api'
import { stationQueries } from '@/queries/stations'
import { useTrains } from '@/queries/trains'
import { foundTrains, trainSortKey } from './listed-trains'
import { trainCsvHeader, trainCsvRow } from '@/components/trains/train-csv'
import { AdminTrainFilters } from './train-filters'
import { trainsTable } from './trains-table'
import type { AdminTrainsSearch } from './trains-search'

const editor = lazyPart<EditorProps<Train>>('train editor', () =>
  import('./train-editor').then((module) => module.TrainEditor),
)

/** E1, J1: every train, with what is staged shown over what the server said. */
export function AdminTrainsPage({
  search,
  onSearch,
}: {
  search: AdminTrainsSearch
  onSearch: (change: AdminTrainsSearch) => void
}) {
  const load = useTrains()
  const trains = usePendingPage(trainResource, load.data)
  const client = useQueryClient()
  const csvRows = async (chosen: readonly Train[]) => {
    // Lists name stops by their ids, which no import takes.
    const { codeOf } = stationIndex((await client.query(stationQueries.list())).items)
    return mapInSlices(chosen, (train) => trainCsvRow(train, codeOf))
  }
  const { q, type, day, lacks, sort } = search
  const all = trains?.items
  const find = useCallback(
    (among: readonly Train[]) => foundTrains(among, { q, type, day, lacks }),
    [q, type, day, lacks],
  )
  const { rows, outdated } = useSortedRows(all, find, sort, trainSortKey)
  useRanksAhead(all, trainsTable.columns, trainSortKey)
  const types = useMemo(
    () => [...new Set((all ?? []).map(({ trainType }) => trainType).filter(Boolean))].toSorted(),
    [all],
  )
  return (
    <RecordsPage
      title="Trains"
      resource={trainResource}
      load={{ ...load, data: trains }}
      {...{ rows, outdated, search, onSearch, editor }}
      onShowAll={() => onSearch({ q: undefined, type: undefined, day: undefined, lacks: undefined })}
      filters={<AdminTrainFilters {...{ search, types, onSearch }} />}
      actions={
        <LinkButton to="/admin/import" search={{ kind: 'trains' }}>
          Import CSV
        </LinkButton>
      }
      csv={{ header: trainCsvHeader, rows: csvRows }}
      uses={(chosen) => <TrainUses trains={chosen} />}
      {...trainsTable}
    />
  )
}
