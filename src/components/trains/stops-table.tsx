import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { endsAt, startsAt, withEnds } from '@/domain/trains/calls'
import type { Train } from '@/domain/trains/train'
import { clockTime } from '@/domain/trains/train-time'
import { timeZone } from '@/lib/config'
import { formatNumber } from '@/lib/text/format'

const time = (text: string | undefined) => clockTime(text ?? '', timeZone) ?? '—'

/** Every stop of a run, in order, with its times and the day they fall on. */
export function StopsTable({ train }: { train: Train }) {
  const run = withEnds(train)
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Station</th>
          <th scope="col">Arrives</th>
          <th scope="col">Leaves</th>
          <th scope="col">Day</th>
          <th scope="col">km</th>
        </tr>
      </thead>
      <tbody>
        {run.route.map(({ station, arrivalTime, departureTime, day, distance }, index) => (
          // A train may call at a station twice: only the place in the order distinguishes the stops.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">
              <Bdi>{station?.name ?? station?.code ?? '—'}</Bdi>{' '}
              {station?.name && station.code && <chakra.span color="fg.muted">{station.code}</chakra.span>}
            </th>
            <td>{time(arrivalTime ?? (endsAt(run, index) ? run.arrivalTime : undefined))}</td>
            <td>{time(departureTime ?? (startsAt(run, index) ? run.departureTime : undefined))}</td>
            <td>{day ? `+${formatNumber(day)}` : '—'}</td>
            <td>{formatNumber(distance)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', px: '2', textAlign: 'end', borderBottomWidth: '1px' },
    '& th:first-of-type': { textAlign: 'start', ps: '0' },
    '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'medium' },
    // On phones the times matter more than the distance.
    '& th:nth-of-type(5), & td:nth-of-type(4)': { display: { base: 'none', sm: 'table-cell' } },
    '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
  },
})
