import type { RecordsTable } from '@/components/admin/records-page'
import { Bdi } from '@/components/ui/bdi'
import { DataTable, type TableColumn } from '@/components/ui/table/data-table'
import { RowLink } from '@/components/ui/table/row-link'
import { stationLabel } from '@/domain/stations/station'
import { formatNumber } from '@/lib/text/format'
import { sortText } from '@/lib/lists/table-sort'
import type { StationRow } from './listed-stations'
import type { AdminStationsSearch } from './stations-search'

const degrees = (value: number | null) => (value === null ? '—' : value.toFixed(4))

const columns: readonly TableColumn<StationRow>[] = [
  {
    id: 'code',
    header: 'Code',
    width: '6.5rem',
    sortable: true,
    cell: ({ _id, code }) => (
      <RowLink param="edit" value={_id}>
        {code || '—'}
      </RowLink>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    width: '15rem',
    sortable: true,
    cell: ({ name }) => <Bdi>{name || '—'}</Bdi>,
  },
  {
    id: 'city',
    header: 'City',
    width: '12rem',
    sortable: true,
    cell: ({ city }) => <Bdi>{city || '—'}</Bdi>,
  },
  { id: 'state', header: 'State', width: '11rem', sortable: true, cell: ({ state }) => state || '—' },
  { id: 'zone', header: 'Zone', width: '5rem', sortable: true, cell: ({ zone }) => zone || '—' },
  {
    id: 'latitude',
    header: 'Latitude',
    width: '7rem',
    numeric: true,
    sortable: true,
    cell: ({ latitude }) => degrees(latitude),
  },
  {
    id: 'longitude',
    header: 'Longitude',
    width: '7.5rem',
    numeric: true,
    sortable: true,
    cell: ({ longitude }) => degrees(longitude),
  },
  {
    id: 'trains',
    header: 'Trains',
    width: '6rem',
    numeric: true,
    sortable: true,
    cell: ({ trains }) => formatNumber(trains),
  },
]

export const StationsTable = ({
  rows,
  pending,
  sort,
  outdated,
  selection,
  onSearch,
}: RecordsTable<StationRow> & { onSearch: (change: AdminStationsSearch) => void }) => (
  <DataTable
    label="Stations"
    columns={columns}
    rows={rows}
    rowId={({ _id }) => _id}
    rowName={stationLabel}
    sort={sort}
    outdated={outdated}
    onSort={(next) => onSearch({ sort: sortText(next) })}
    selection={selection}
    mark={({ _id }) => (pending.has(_id) ? 'pending' : undefined)}
  />
)
