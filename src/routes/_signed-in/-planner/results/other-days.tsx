import { chakra } from '@chakra-ui/react/styled-system'
import { focusHeading } from '@/components/ui/page/focus-heading'
import { LinkButton } from '@/components/ui/link-button'
import { type DirectOption, changeOptions } from '@/domain/journeys/journey-option'
import { isInService, runsOn } from '@/domain/trains/running-days'
import type { Train } from '@/domain/trains/train'
import { daysAround, hasLeft, type RailwayNow } from '@/domain/trains/train-alternatives'
import { journeyDateFor } from '@/domain/trains/trip'
import { counted, formatDay } from '@/lib/text/format'
import { useConnectionSearches } from '@/queries/journeys'
import { onDay } from './on-day'
import { mostChanges, type PlannerQuestion } from '../use-journeys'

const reach = 3
const none: ReadonlyMap<string, Train> = new Map()

const canBoard = ({ found: { train, trip }, departure }: DirectOption, day: string, now: RailwayNow) =>
  isInService(train) &&
  runsOn(train, journeyDateFor(trip, day)) &&
  !hasLeft(departure ?? Number.NaN, day, now)

/** What the three days before and after have to offer: direct trains, and journeys with changes where asked for. */
export function OtherDays({
  question: { from, to, date, now, search },
  all,
  next,
  withChanges,
}: {
  question: PlannerQuestion
  /** Every train that goes this way. */
  all: readonly DirectOption[]
  /** A day that is offered already. */
  next: string | undefined
  withChanges: boolean
}) {
  const days = daysAround(date, now.today, reach).filter((day) => day !== date && day !== next)
  const direct = days.map((day) => all.filter((option) => canBoard(option, day, now)).length)
  const searched = withChanges ? days.filter((_, index) => direct[index] === 0) : []
  const answers = useConnectionSearches(
    searched.map((day) => ({
      from: from._id,
      to: to._id,
      date: day,
      maxChanges: mostChanges,
      minChangeMinutes: search.minChange,
    })),
  )
  const offers = days.flatMap((day, index) => {
    const trains = direct[index] ?? 0
    if (trains > 0) return [{ day, words: counted(trains, 'direct train') }]
    const found = changeOptions(answers[searched.indexOf(day)]?.data ?? [], day, { now, trainById: none })
    return found.length > 0
      ? [{ day, words: counted(found.length, 'journey with changes', 'journeys with changes') }]
      : []
  })
  if (offers.length === 0) return null
  return (
    <chakra.nav aria-label="Other days" display="flex" flexWrap="wrap" gap="2" justifyContent="center">
      {offers.map(({ day, words }) => (
        <LinkButton key={day} size="sm" to="." search={onDay(day)} onClick={focusHeading}>
          {formatDay(day)}: {words}
        </LinkButton>
      ))}
    </chakra.nav>
  )
}
