import { Bdi } from '@/components/ui/bdi'
import { stationLabel, type StationRef } from '@/domain/stations/station'

/** "Pune Junction (PUNE)": the name in its own direction, so that it turns nothing beside it around. */
export const StationWords = ({ station }: { station: StationRef | null | undefined }) =>
  station?.name && station.code ? (
    <>
      <Bdi>{station.name}</Bdi> ({station.code})
    </>
  ) : (
    <Bdi>{stationLabel(station)}</Bdi>
  )

const codeOf = (station: StationRef | null | undefined) => station?.code ?? station?.name ?? '—'

/** From where to where, as short as a table needs it: 'PUNE → CSMT'. */
export const CodePair = ({ from, to }: Record<'from' | 'to', StationRef | null | undefined>) => (
  <Bdi>{`${codeOf(from)} → ${codeOf(to)}`}</Bdi>
)
