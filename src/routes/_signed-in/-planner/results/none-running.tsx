import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { focusHeading } from '@/components/ui/page/page-heading'
import { LinkButton } from '@/components/ui/button'
import { mostChanges } from '@/domain/journeys/change-time'
import { changeOptions, type DirectOption, type DirectTrains } from '@/domain/journeys/journey-option'
import { addDays } from '@/domain/time/calendar'
import { hindranceOn, nextBoarding } from '@/domain/trains/boarding'
import type { Train } from '@/domain/trains/train'
import { daysAround } from '@/domain/trains/train-alternatives'
import { timeZone } from '@/lib/config'
import { counted, formatDay } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { useConnectionSearches } from '@/queries/journeys'
import { type PlannerQuestion } from '../question/planner-search'
import { onDay } from '@/routes/_signed-in/-planner/question/use-planner-navigation'

/** Nothing goes direct that day, or any more: the next day on which something does, and what the days around have. */
export function NoneRunning({
  question,
  direct: { departed, resting },
  noChanges,
}: {
  question: PlannerQuestion
  direct: DirectTrains
  /** There is no journey with changes either. */
  noChanges: boolean
}) {
  const { from, to, date } = question
  const all = [...departed, ...resting]
  const hasLeft = departed.length > 0
  const next = all
    .flatMap(
      ({ found: { train, trip } }) => nextBoarding(train, trip, hasLeft ? addDays(date, 1) : date) ?? [],
    )
    .toSorted()[0]
  return (
    <EmptyState
      title={
        hasLeft
          ? `No direct train from ${isolated(from.name)} to ${isolated(to.name)} leaves any more today`
          : `No direct train from ${isolated(from.name)} to ${isolated(to.name)} on ${formatDay(date)}`
      }
      text={
        next
          ? 'The trains below go this way on other days.'
          : all.length > 0
            ? 'The trains below go this way, but none of them runs at present.'
            : 'No train goes this way without a change.'
      }
      action={
        <chakra.div display="grid" gap="3" justifyItems="center">
          {next && (
            <LinkButton to="." search={onDay(next)} onClick={focusHeading}>
              Try {formatDay(next)}
            </LinkButton>
          )}
          {!next && noChanges && <LinkButton to="/stations">Look at the stations</LinkButton>}
          <OtherDays {...{ question, all, next }} withChanges={noChanges} />
        </chakra.div>
      }
    />
  )
}

const reach = 3
const none: ReadonlyMap<string, Train> = new Map()

/** What the three days before and after have to offer: direct trains, and journeys with changes where asked for. */
function OtherDays({
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
  const direct = days.map(
    (day) => all.filter(({ found: { train, trip } }) => !hindranceOn(train, trip, day, now, timeZone)).length,
  )
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
