import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useDeferredValue, useMemo } from 'react'
import { StationWords } from '@/components/stations/station-words'
import { DaysStrip } from '@/components/trains/days-strip'
import { Bdi } from '@/components/ui/bdi'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { Pager } from '@/components/ui/table/pager'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { ZoneNote } from '@/components/ui/feedback/zone-note'
import { isInService } from '@/domain/trains/running-days'
import { type BoardKind, boardOf, type BoardRow } from '@/domain/trains/station-board'
import { timeZone } from '@/lib/config'
import { pageOf } from '@/lib/lists/paging'
import { useTrains } from '@/queries/trains'

/** At the largest stations hundreds of trains call: so many are a page. */
const pageSize = 60

/** What leaves or arrives at a station, by the clock. */
export function Board({ stationId, ...wanted }: { stationId: string; kind: BoardKind; page: number }) {
  const trains = useTrains()
  // Sixty rows are drawn in steps that let keys and presses through.
  const data = useDeferredValue(trains.data)
  const kind = useDeferredValue(wanted.kind)
  const page = useDeferredValue(wanted.page)
  const items = data?.items
  const rows = useMemo(() => boardOf(items ?? [], stationId, kind, timeZone), [items, stationId, kind])
  const shown = useMemo(() => pageOf(rows, page, pageSize), [rows, page])
  return (
    <chakra.div mt="3">
      <Loaded load={{ ...trains, data }} skeleton={<SkeletonCard height={360} label="Loading trains…" />}>
        {() =>
          rows.length === 0 ? (
            <EmptyState
              title={kind === 'departures' ? 'No train leaves here' : 'No train arrives here'}
              text="The stations nearby may have more."
            />
          ) : (
            <>
              <ZoneNote />
              <BoardTable rows={shown.items} kind={kind} />
              <Pager page={shown.page} pages={shown.pages} />
            </>
          )
        }
      </Loaded>
    </chakra.div>
  )
}

const BoardTable = memo(function BoardTable({ rows, kind }: { rows: readonly BoardRow[]; kind: BoardKind }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Train</th>
          <th scope="col">{kind === 'departures' ? 'To' : 'From'}</th>
          <th scope="col">Days</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BoardLine key={`${row.train._id} ${row.time} ${row.day}`} row={row} kind={kind} />
        ))}
      </tbody>
    </Table>
  )
})

const BoardLine = ({ row: { train, time, day }, kind }: { row: BoardRow; kind: BoardKind }) => (
  <tr>
    <td>
      <strong>{time}</strong>
    </td>
    <th scope="row">
      <TextLink to="/trains/$trainId" params={{ trainId: train._id }}>
        {train.trainNumber} <Bdi>{train.name}</Bdi>
      </TextLink>
      {!isInService(train) && <div>Out of service at present</div>}
    </th>
    <td>
      <StationWords station={kind === 'departures' ? train.destination : train.source} />
    </td>
    <td>
      <DaysStrip train={train} shift={day} verb={kind === 'departures' ? 'Leaves' : 'Arrives'} />
    </td>
  </tr>
)

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', pe: '3', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal' },
    sm: {
      // Whatever a train or a station is called, the table is as wide as the card.
      tableLayout: 'fixed',
      overflowWrap: 'break-word',
      '& thead th:first-of-type': { width: '4rem' },
      '& thead th:last-of-type': { width: '10.75rem' },
    },
    // On phones a row is a small card: time and train first, where to and when below.
    smDown: {
      '& thead': { srOnly: true },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'min(4.5rem, 33%) minmax(0, 1fr)',
        py: '2',
        borderBottomWidth: '1px',
      },
      '& th, & td': { borderBottomWidth: '0', py: '0.5', overflowWrap: 'anywhere' },
      '& td:nth-of-type(n + 2)': { gridColumn: '2' },
    },
  },
})
