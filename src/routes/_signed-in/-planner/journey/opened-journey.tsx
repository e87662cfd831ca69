import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { LinkButton } from '@/components/ui/button'
import {
  type KeyLeg,
  optionKey,
  parseJourneyKey,
  type Railway,
  railwayOf,
} from '@/domain/journeys/journey-key'
import { changeOption, type JourneyOption } from '@/domain/journeys/journey-option'
import { nearestTo, type Resolved, resolveJourney } from '@/domain/journeys/journey-resolve'
import type { Station } from '@/domain/stations/station'
import { clockOf } from '@/domain/time/clock'
import type { Train } from '@/domain/trains/train'
import { hasLeft } from '@/domain/trains/train-alternatives'
import { timeZone } from '@/lib/config'
import { counted, formatDay } from '@/lib/text/format'
import { useTimetable } from '@/queries/journeys'
import { ConnectionCard } from './connection-card'
import type { PlannerQuestion } from '../question/planner-search'

interface OpenedJourneyProps {
  question: PlannerQuestion
  stations: readonly Station[]
  /** Every journey found, one of which may replace one that is gone. */
  found: readonly JourneyOption[]
  /** Takes the focus when the journey is closed. */
  onClose: () => void
}

/** PLN-6: the journey of a link that is not among those shown, or what has become of it. */
export function OpenedJourney(props: OpenedJourneyProps) {
  const trains = useTimetable(true)
  return (
    <chakra.section aria-label="Opened journey" mb="6">
      <Loaded load={trains} skeleton={<SkeletonCard height={196} label="Opening the journey…" />}>
        {({ trainById }) => <Opened {...props} trainById={trainById} />}
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
  const railway = railwayOf(trainById, stations)
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
      <ExpiredJourney {...{ resolved, start, railway, onClose }} nearest={start && nearestTo(found, start)} />
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

/** PLN-6: the journey of a link cannot be opened; the nearest of those found can. */
function ExpiredJourney({
  resolved,
  start,
  nearest,
  railway,
  onClose,
}: {
  resolved: Resolved | undefined
  start: KeyLeg | undefined
  nearest: JourneyOption | undefined
  railway: Railway
  onClose: () => void
}) {
  return (
    <EmptyState
      title={
        !start
          ? 'This link names no journey'
          : resolved
            ? 'This journey has left'
            : 'The timetable has changed'
      }
      text={
        resolved || !start
          ? 'Choose one of the journeys below.'
          : `The journey of this link, on ${formatDay(start.date)}, is no longer there.`
      }
      action={
        <>
          {nearest && (
            <LinkButton
              to="."
              search={(now) => ({ ...now, journey: optionKey(nearest, railway) })}
              state
              replace
              resetScroll={false}
              onClick={onClose}
            >
              Open the nearest: {clockOf(nearest.departure ?? 0)}, {formatDay(nearest.date)},{' '}
              {nearest.changes === 0 ? 'direct' : counted(nearest.changes, 'change')}
            </LinkButton>
          )}
          <LinkButton
            to="."
            search={(now) => ({ ...now, journey: undefined })}
            state
            replace
            resetScroll={false}
            variant="plain"
            onClick={onClose}
          >
            Close
          </LinkButton>
        </>
      }
    />
  )
}
