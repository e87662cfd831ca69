import { Bdi } from '@/components/ui/bdi'
import type { TableColumn } from '@/components/ui/table/data-table'
import { RowLink } from '@/components/ui/table/row-link'
import { stationLabel } from '@/domain/stations/station'
import { formatNumber } from '@/lib/text/format'
import type { StationRow } from './listed-stations'

const degrees = (value: number | null) => (value === null ? '—' : value.toFixed(4))

const columns: readonly TableColumn<StationRow>[] = [
  {
    id: 'code',
    header: 'Code',
    width: '6.5rem',
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
    cell: ({ name }) => <Bdi>{name || '—'}</Bdi>,
  },
  { id: 'city', header: 'City', width: '12rem', cell: ({ city }) => <Bdi>{city || '—'}</Bdi> },
  { id: 'state', header: 'State', width: '11rem', cell: ({ state }) => state || '—' },
  { id: 'zone', header: 'Zone', width: '5rem', cell: ({ zone }) => zone || '—' },
  {
    id: 'latitude',
    header: 'Latitude',
    width: '7rem',
    numeric: true,
    cell: ({ latitude }) => degrees(latitude),
  },
  {
    id: 'longitude',
    header: 'Longitude',
    width: '7.5rem',
    numeric: true,
    cell: ({ longitude }) => degrees(longitude),
  },
  {
    id: 'trains',
    header: 'Trains',
    width: '6rem',
    numeric: true,
    cell: ({ trains }) => formatNumber(trains),
  },
]

export const stationsTable = { columns, rowName: stationLabel }
