import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { focusHeading } from '@/components/ui/page/focus-heading'
import { LinkButton } from '@/components/ui/link-button'
import type { DirectTrains } from '@/domain/journeys/journey-option'
import { addDays } from '@/domain/time/calendar'
import { formatDay } from '@/lib/text/format'
import { isolated } from '@/lib/text/isolated'
import { nextBoarding } from './next-boarding'
import { onDay } from './on-day'
import { OtherDays } from './other-days'
import type { PlannerQuestion } from '../use-journeys'

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
