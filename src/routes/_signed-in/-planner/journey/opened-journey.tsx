import { chakra } from '@chakra-ui/react/styled-system'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { parseJourneyKey } from '@/domain/journeys/journey-key'
import { changeOption, type JourneyOption } from '@/domain/journeys/journey-option'
import { nearestTo, resolveJourney } from '@/domain/journeys/journey-resolve'
import type { Station } from '@/domain/stations/station'
import type { Train } from '@/domain/trains/train'
import { hasLeft } from '@/domain/trains/train-alternatives'
import { timeZone } from '@/lib/config'
import { formatDay } from '@/lib/text/format'
import { useTrainsById } from '@/queries/journeys'
import { ConnectionCard } from './connection-card'
import { GoneJourney } from './gone-journey'
import { useRailway } from '../railway'
import type { PlannerQuestion } from '../use-journeys'

interface OpenedJourneyProps {
  question: PlannerQuestion
  stations: readonly Station[]
  /** Every journey found, one of which may stand in for one that is gone. */
  found: readonly JourneyOption[]
  /** Takes the focus when the journey is closed. */
  onClose: () => void
}

/** PLN-6: the journey of a link that is not among those shown, or what has become of it. */
export function OpenedJourney(props: OpenedJourneyProps) {
  const trains = useTrainsById(true)
  return (
    <chakra.section aria-label="Opened journey" mb="6">
      <Loaded load={trains} skeleton={<SkeletonCard height={196} label="Opening the journey…" />}>
        {(trainById) => <Opened {...props} trainById={trainById} />}
      </Loaded>
    </chakra.section>
  )
}

function Opened({
  question: { to, search, now },
  stations,
  found,
  onClose,
  trainById,
}: OpenedJourneyProps & { trainById: ReadonlyMap<string, Train> }) {
  const railway = useRailway(stations, trainById)
  const { journey = '' } = search
  const key = parseJourneyKey(journey)
  const [start] = key ?? []
  const resolved =
    key &&
    resolveJourney(key, to._id, {
      trains: [...trainById.values()],
      stationIdOf: (code) => stations.find((station) => station.code === code)?._id,
      timeZone,
    })
  if (!start || !resolved || hasLeft(resolved.connection.departure, start.date, now)) {
    return (
      <GoneJourney {...{ resolved, start, railway, onClose }} nearest={start && nearestTo(found, start)} />
    )
  }
  const option = changeOption(resolved.connection, start.date, trainById)
  return (
    <>
      <chakra.h2 textStyle="section" mb="1">
        The journey you opened
      </chakra.h2>
      <chakra.p color="fg.muted" mb="3">
        {resolved.changed
          ? 'The timetable has changed: these are the times now.'
          : `It leaves on ${formatDay(start.date)}.`}
      </chakra.p>
      <ConnectionCard
        as="div"
        passengers={search.passengers ?? 1}
        question={search}
        journeyKey={journey}
        labels={[]}
        {...{ option, railway, onClose }}
      />
    </>
  )
}
