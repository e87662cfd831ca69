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
