import { Bdi } from '@/components/ui/bdi'
import type { TableColumn } from '@/components/ui/table/data-table-props'
import { RowLink } from '@/components/ui/table/row-link'
import type { Station } from '@/domain/stations/station'
import { formatNumber } from '@/lib/text/format'
import { type Calls, callsAt } from './listed-stations'

const degrees = (value: number | null) => (value === null ? '—' : value.toFixed(4))

/** As wide together as the page leaves room for on a screen of 1,280 px. */
export const stationColumns = (calls: Calls): readonly TableColumn<Station>[] => [
  {
    id: 'code',
    header: 'Code',
    width: '5rem',
    cell: ({ _id, code }) => (
      <RowLink param="edit" value={_id}>
        {code || '—'}
      </RowLink>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    width: '13rem',
    cell: ({ name }) => <Bdi>{name || '—'}</Bdi>,
  },
  { id: 'city', header: 'City', width: '10rem', cell: ({ city }) => <Bdi>{city || '—'}</Bdi> },
  { id: 'state', header: 'State', width: '9.5rem', cell: ({ state }) => state || '—' },
  { id: 'zone', header: 'Zone', width: '5rem', cell: ({ zone }) => zone || '—' },
  {
    id: 'latitude',
    header: 'Latitude, longitude',
    width: '10rem',
    numeric: true,
    cell: ({ latitude, longitude }) => `${degrees(latitude)}, ${degrees(longitude)}`,
  },
  {
    id: 'trains',
    header: 'Trains',
    width: '5.25rem',
    numeric: true,
    cell: (station) => formatNumber(callsAt(station, calls)),
  },
]
