import { useCallback, useMemo } from 'react'
import { type EditorProps, RecordsPage } from '@/components/admin/records-page'
import { StationUses } from '@/components/admin/uses'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { LinkButton } from '@/components/ui/button'
import { type Station, stationLabel } from '@/domain/stations/station'
import { stationResource, usePendingPage } from '@/mutations/outbox/outbox-api'
import { useRanksAhead } from '@/lib/lists/use-ranks-ahead'
import { useSortedRows } from '@/lib/lists/use-sorted-rows'
import { useStations } from '@/queries/stations'
import { useTrains } from '@/queries/trains'
import { callsByStation, foundStations, stationSortKey } from './listed-stations'
import { stationCsvHeader, stationCsvRow } from '@/components/stations/station-csv'
import { StationFilters } from './station-filters'
import { stationColumns } from './stations-table'
import type { AdminStationsSearch } from './stations-search'
import { composed } from '@/lib/text/text'

const namesIn = (values: readonly (string | undefined)[]) =>
  [...new Set(values.flatMap((value) => (value ? composed(value) : [])))].toSorted((a, b) =>
    a.localeCompare(b),
  )
const editor = lazyPart<EditorProps<Station>>('station editor', () =>
  import('./station-editor').then((module) => module.StationEditor),
)

/** F1, J1: every station, with what is staged shown over what the server said. */
export function AdminStationsPage({
  search,
  onSearch,
}: {
  search: AdminStationsSearch
  onSearch: (change: AdminStationsSearch) => void
}) {
  const load = useStations()
  const stations = usePendingPage(stationResource, load.data)
  const trains = useTrains().data?.items
  const calls = useMemo(() => trains && callsByStation(trains), [trains])
  const { q, state, zone, lacks, sort } = search
  const all = stations?.items
  const find = useCallback(
    (among: readonly Station[]) => foundStations(among, { q, state, zone, lacks }),
    [q, state, zone, lacks],
  )
  const keyOf = useCallback(
    (station: Station, column: string) => stationSortKey(station, column, calls),
    [calls],
  )
  const { rows, outdated } = useSortedRows(all, find, sort, keyOf)
  const columns = useMemo(() => stationColumns(calls), [calls])
  useRanksAhead(all, columns, keyOf)
  const [states, zones] = useMemo(
    () => [namesIn((all ?? []).map((one) => one.state)), namesIn((all ?? []).map((one) => one.zone))],
    [all],
  )
  return (
    <RecordsPage
      title="Stations"
      resource={stationResource}
      load={{ ...load, data: stations }}
      {...{ rows, outdated, search, onSearch, editor, columns }}
      onShowAll={() => onSearch({ q: undefined, state: undefined, zone: undefined, lacks: undefined })}
      filters={<StationFilters {...{ search, states, zones, onSearch }} />}
      actions={
        <LinkButton to="/admin/import" search={{ kind: 'stations' }}>
          Import CSV
        </LinkButton>
      }
      csv={{ header: stationCsvHeader, rows: (chosen) => chosen.map(stationCsvRow) }}
      uses={(chosen) => <StationUses stations={chosen} />}
      rowName={stationLabel}
    />
  )
}
