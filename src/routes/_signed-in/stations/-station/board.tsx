import { chakra } from '@chakra-ui/react/styled-system'
import { DaysStrip } from '@/components/trains/days-strip'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import { SkeletonCard } from '@/components/ui/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { stationLabel } from '@/domain/station'
import { type BoardKind, boardOf } from '@/domain/station-board'
import { timeZone } from '@/lib/config'
import { useTrains } from '@/queries/trains'

/** What leaves or arrives at a station, by the clock. */
export function Board({ stationId, kind }: { stationId: string; kind: BoardKind }) {
  const trains = useTrains()
  return (
    <chakra.div mt="3">
      <Loaded load={trains} skeleton={<SkeletonCard height={360} label="Loading trains…" />}>
        {({ items }) => {
          const rows = boardOf(items, stationId, kind, timeZone)
          if (rows.length === 0) {
            return (
              <EmptyState
                title={kind === 'departures' ? 'No train leaves here' : 'No train arrives here'}
                text="The stations nearby may have more."
              />
            )
          }
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
                {rows.map(({ train, time, stop }) => (
                  <tr key={`${train._id} ${time} ${stop.day ?? 0}`}>
                    <td>
                      <strong>{time}</strong>
                    </td>
                    <th scope="row">
                      <TextLink to="/trains/$trainId" params={{ trainId: train._id }}>
                        {train.trainNumber} <bdi>{train.name}</bdi>
                      </TextLink>
                    </th>
                    <td>{stationLabel(kind === 'departures' ? train.destination : train.source)}</td>
                    <td>
                      <DaysStrip train={train} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )
        }}
      </Loaded>
    </chakra.div>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', pe: '3', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
    '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal' },
    // On phones a row is a small card: time and train first, where to and when below.
    smDown: {
      '& thead': { srOnly: true },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: '4.5rem minmax(0, 1fr)',
        py: '2',
        borderBottomWidth: '1px',
      },
      '& th, & td': { borderBottomWidth: '0', py: '0.5' },
      '& td:nth-of-type(n + 2)': { gridColumn: '2' },
    },
  },
})
