import { DaysStrip } from '@/components/trains/days-strip'
import { Bdi } from '@/components/ui/bdi'
import type { TableColumn } from '@/components/ui/table/data-table'
import { RowLink } from '@/components/ui/table/row-link'
import { duration } from '@/domain/time/duration'
import type { Train } from '@/domain/trains/train'
import { arrivalDayOffset, clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { formatMoney, formatNumber } from '@/lib/text/format'

const clock = (time: string) => clockTime(time, timeZone) ?? '—'

function arrivalOf({ departureTime, arrivalTime }: Train): string {
  const days = arrivalDayOffset(departureTime, arrivalTime, timeZone)
  return days > 0 ? `${clock(arrivalTime)} +${days}` : clock(arrivalTime)
}

const columns: readonly TableColumn<Train>[] = [
  {
    id: 'number',
    header: 'Number',
    width: '7rem',
    cell: ({ _id, trainNumber }) => (
      <RowLink param="edit" value={_id}>
        {trainNumber || '—'}
      </RowLink>
    ),
  },
  {
    id: 'name',
    header: 'Name',
    width: '15rem',
    cell: ({ name }) => <Bdi>{name || '—'}</Bdi>,
  },
  { id: 'type', header: 'Type', width: '7rem', cell: ({ trainType }) => trainType || '—' },
  {
    id: 'from',
    header: 'From',
    width: '10rem',
    cell: ({ source }) => <Bdi>{source?.name ?? source?.code ?? '—'}</Bdi>,
  },
  {
    id: 'to',
    header: 'To',
    width: '10rem',
    cell: ({ destination }) => <Bdi>{destination?.name ?? destination?.code ?? '—'}</Bdi>,
  },
  { id: 'departure', header: 'Departs', width: '6.5rem', cell: ({ departureTime }) => clock(departureTime) },
  { id: 'arrival', header: 'Arrives', width: '6.5rem', cell: arrivalOf },
  {
    id: 'duration',
    header: 'Length',
    width: '6.5rem',
    numeric: true,
    cell: ({ departureTime, arrivalTime }) => duration(departureTime, arrivalTime),
  },
  {
    id: 'days',
    header: 'Days',
    width: '11rem',
    unsorted: true,
    cell: (train) => <DaysStrip train={train} />,
  },
  {
    id: 'stops',
    header: 'Stops',
    width: '5.5rem',
    numeric: true,
    cell: ({ route }) => (route.length > 0 ? formatNumber(route.length) : '—'),
  },
  {
    id: 'seats',
    header: 'Seats',
    width: '5.5rem',
    numeric: true,
    cell: ({ totalSeats }) => formatNumber(totalSeats),
  },
  { id: 'fare', header: 'Fare', width: '6rem', numeric: true, cell: ({ fare }) => formatMoney(fare) },
]

export const trainsTable = {
  columns,
  rowName: ({ trainNumber, name }: Train) => `${trainNumber} ${name}`,
}
