import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { journeyKey, type KeyLeg } from '@/domain/journeys/journey-key'
import type { JourneyOption } from '@/domain/journeys/journey-option'
import type { Resolved } from '@/domain/journeys/journey-resolve'
import { clockOf } from '@/domain/time/clock'
import { counted, formatDay } from '@/lib/text/format'
import { keyOf, type Railway } from '../railway'

const keyOfOption = (option: JourneyOption, railway: Railway) =>
  'connection' in option
    ? keyOf(option.connection, option.date, railway)
    : journeyKey([
        {
          number: option.numbers,
          from: option.found.trip.from.code ?? '',
          date: option.date,
          minute: option.departure ?? 0,
        },
      ])

/** PLN-6: the journey of a link cannot be opened; the nearest of those found can. */
export function GoneJourney({
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
          : `The journey of this link, on ${formatDay(start.date)}, is not there any more.`
      }
      action={
        <>
          {nearest && (
            <LinkButton
              to="."
              search={(now) => ({ ...now, journey: keyOfOption(nearest, railway) })}
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
