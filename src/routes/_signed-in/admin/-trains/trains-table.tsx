import { CodePair } from '@/components/stations/station-words'
import { DaysStrip } from '@/components/trains/days-strip'
import { Bdi } from '@/components/ui/bdi'
import type { TableColumn } from '@/components/ui/table/data-table-props'
import { RowLink } from '@/components/ui/table/row-link'
import type { Train } from '@/domain/trains/train'
import { arrivalDayOffset, clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { formatMoney, formatNumber } from '@/lib/text/format'

const clock = (time: string) => clockTime(time, timeZone) ?? '—'

/** Departure and arrival, and the days between them: '17:45 – 07:20 +1'. */
function timesOf({ departureTime, arrivalTime }: Train): string {
  const days = arrivalDayOffset(departureTime, arrivalTime, timeZone)
  return `${clock(departureTime)} – ${clock(arrivalTime)}${days > 0 ? ` +${days}` : ''}`
}

/** As wide together as the page leaves room for on a screen of 1,280 px (X-9): length and stops are in the editor. */
const columns: readonly TableColumn<Train>[] = [
  {
    id: 'number',
    header: 'Number',
    width: '5.5rem',
    cell: ({ _id, trainNumber }) => (
      <RowLink param="edit" value={_id}>
        {trainNumber || '—'}
      </RowLink>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    width: '10.25rem',
    cell: ({ name }) => <Bdi>{name || '—'}</Bdi>,
  },
  { id: 'type', header: 'Type', width: '5.5rem', cell: ({ trainType }) => trainType || '—' },
  {
    id: 'from',
    header: 'Route',
    width: '8rem',
    cell: ({ source, destination }) => <CodePair from={source} to={destination} />,
  },
  { id: 'departure', header: 'Times', width: '8.5rem', cell: timesOf },
  {
    id: 'days',
    header: 'Days',
    width: '10.5rem',
    unsorted: true,
    cell: (train) => <DaysStrip train={train} />,
  },
  {
    id: 'seats',
    header: 'Seats',
    width: '4.75rem',
    numeric: true,
    cell: ({ totalSeats }) => formatNumber(totalSeats),
  },
  { id: 'fare', header: 'Fare', width: '4.5rem', numeric: true, cell: ({ fare }) => formatMoney(fare) },
]

export const trainsTable = {
  columns,
  rowName: ({ trainNumber, name }: Train) => `${trainNumber} ${name}`,
}
