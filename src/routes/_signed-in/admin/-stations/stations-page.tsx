import { useDeferredValue, useMemo } from 'react'
import { CsvButton } from '@/components/admin/csv-button'
import { DeleteRecords } from '@/components/admin/delete-records'
import { SelectionBar } from '@/components/admin/selection-bar'
import { StationUses } from '@/components/admin/uses'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { lazyPart, useLazyPart } from '@/components/ui/lazy-part'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { PageHeader } from '@/components/ui/page-header'
import { Pager } from '@/components/ui/pager'
import { SkeletonList } from '@/components/ui/skeleton'
import { useSelection } from '@/components/ui/use-selection'
import { stationLabel } from '@/domain/station'
import { counted } from '@/lib/format'
import { pageOf } from '@/lib/paging'
import { usualPageSize } from '@/lib/page-sizes'
import { parseSort } from '@/lib/table-sort'
import { useForeseenPage, usePromise } from '@/mutations/outbox-of'
import { stationResource } from '@/mutations/outbox-stations'
import { useStations } from '@/queries/stations'
import { useTrains } from '@/queries/trains'
import { callsByStation, listedStations, type StationRow } from './listed-stations'
import type { StationEditorProps } from './station-editor'
import { stationCsvHeader, stationCsvRow } from './station-csv'
import { StationFilters } from './station-filters'
import { StationsTable } from './stations-table'
import type { AdminStationsSearch } from './stations-search'

const none: readonly StationRow[] = []
const namesIn = (values: readonly (string | undefined)[]) =>
  [...new Set(values.flatMap((value) => value || []))].toSorted((a, b) => a.localeCompare(b))
const editor = lazyPart<StationEditorProps>('station editor', () =>
  import('./station-editor').then((module) => module.StationEditor),
)

/** F1, J1: every station, with what is promised shown over what the server said. */
export function AdminStationsPage({
  search,
  onSearch,
}: {
  search: AdminStationsSearch
  onSearch: (change: AdminStationsSearch) => void
}) {
  const load = useStations()
  const stations = useForeseenPage(stationResource, load.data)
  const trains = useTrains().data?.items
  const promise = usePromise(stationResource)
  const calls = useMemo(() => trains && callsByStation(trains), [trains])
  // Typing stays quick while the table catches up.
  const { q, state, zone, lacks, sort } = useDeferredValue(search)
  const all = stations?.items
  const rows = useMemo(
    () => (all ? listedStations(all, calls, { q, state, zone, lacks, sort }) : none),
    [all, calls, q, state, zone, lacks, sort],
  )
  const ids = useMemo(() => rows.map(({ _id }) => _id), [rows])
  const [states, zones] = useMemo(
    () => [namesIn((all ?? []).map((one) => one.state)), namesIn((all ?? []).map((one) => one.zone))],
    [all],
  )
  const selection = useSelection(ids)
  const chosen = rows.filter(({ _id }) => selection.has(_id))
  const size = search.rows ?? usualPageSize
  const page = pageOf(rows, search.page ?? 1, size === 0 ? Math.max(1, rows.length) : size)
  const noFilter = { q: undefined, state: undefined, zone: undefined, lacks: undefined }
  const closeEditor = () => onSearch({ edit: undefined, page: search.page })
  const Editor = useLazyPart(editor, search.edit !== undefined, closeEditor)
  return (
    <>
      <PageHeader
        title="Stations"
        documentTitle="Stations, admin"
        summary={
          stations &&
          (rows.length === stations.items.length
            ? counted(stations.total, 'station')
            : `${counted(rows.length, 'station')} of ${stations.total}`)
        }
        announceSummary
        refreshing={load.isFetching && load.data !== undefined}
        action={
          <>
            <CsvButton
              fileName="stations.csv"
              header={stationCsvHeader}
              rows={() => rows.map(stationCsvRow)}
            />
            <LinkButton
              to="."
              search={(now) => ({ ...now, edit: 'new' })}
              resetScroll={false}
              variant="solid"
            >
              Add station
            </LinkButton>
          </>
        }
      />
      <StationFilters {...{ search, states, zones, onSearch }} />
      <Loaded
        load={{ ...load, data: stations }}
        skeleton={<SkeletonList count={10} height={40} label="Loading stations…" />}
      >
        {({ items, pending }) => (
          <>
            <SelectionBar selection={selection} matching={ids} noun="station">
              <DeleteRecords
                size="sm"
                what={chosen.length === 1 ? stationLabel(chosen[0]) : counted(chosen.length, 'station')}
                onDelete={() => {
                  promise({ remove: items.filter(({ _id }) => selection.has(_id)) })
                  selection.clear()
                }}
              >
                <StationUses stations={chosen} />
              </DeleteRecords>
              <CsvButton
                fileName="stations-chosen.csv"
                header={stationCsvHeader}
                rows={() => chosen.map(stationCsvRow)}
                label="Export chosen"
              />
            </SelectionBar>
            {rows.length > 0 ? (
              <>
                <StationsTable
                  rows={page.items}
                  pending={pending}
                  sort={sort === undefined ? undefined : parseSort(sort)}
                  selection={selection}
                  onSearch={onSearch}
                />
                <Pager page={page.page} pages={page.pages} />
              </>
            ) : (
              <EmptyState
                title={items.length === 0 ? 'There are no stations' : 'No station fits'}
                text={items.length === 0 ? 'Add the first one.' : 'Try fewer filters.'}
                action={
                  items.length > 0 && <Button onClick={() => onSearch(noFilter)}>Show all stations</Button>
                }
              />
            )}
            {Editor && <Editor edited={search.edit} stations={items} onClose={closeEditor} />}
          </>
        )}
      </Loaded>
    </>
  )
}
