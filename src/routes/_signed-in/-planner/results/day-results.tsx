import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'
import type { JourneyLabel } from '@/domain/journeys/journey-labels'
import { formatDay } from '@/lib/text/format'
import { FoundTrainCard } from './found-train'
import { JourneyLabels } from './journey-labels'
import { NoneRunning } from './none-running'
import { noneFits } from './results-words'
import type { Railway } from '../railway'
import { Rows } from './rows'
import type { PlannerQuestion } from '../use-journeys'
import type { Shown } from './use-shown'
import { WithChanges } from './with-changes'

const mostAtFirst = 20

const DirectCard = memo(FoundTrainCard)

const nodes = new Map<string, ReactNode>()

/** The same node for the same labels, or its card would have to be drawn again. A direct train is seen to have no change. */
function labelsNode(labels: readonly JourneyLabel[]) {
  const told = labels.filter((label) => label !== 'fewest changes')
  const name = told.join()
  if (!nodes.has(name)) nodes.set(name, told.length > 0 ? <JourneyLabels labels={told} /> : undefined)
  return nodes.get(name)
}

/** The journeys of one day: direct trains, then those with changes (PLN-2). */
export function DayResults({
  day,
  question,
  shown,
  railway,
  explained,
}: {
  day: Shown['days'][number]
  question: PlannerQuestion
  shown: Shown
  railway: Railway
  /** Why nothing is shown has been said already. */
  explained: boolean
}) {
  const { date, direct, shownDirect } = day
  const passengers = question.search.passengers ?? 1
  const isChosen = date === question.date
  if (!direct) return null
  const { running } = direct
  return (
    <Day aria-label={formatDay(date)}>
      <chakra.h2 textStyle="section" mb="3" srOnly={shown.days.length === 1}>
        {formatDay(date)}
      </chakra.h2>
      {running.length === 0 && isChosen && !explained && (
        <NoneRunning {...{ question, direct }} noChanges={day.changes?.length === 0} />
      )}
      {running.length === 0 && !isChosen && <Note>No direct train on this day.</Note>}
      {running.length > 0 && shownDirect.length === 0 && !explained && (
        <Note>{noneFits(running.length, 'direct train', 'direct trains')}</Note>
      )}
      <Rows
        list={`direct ${date}`}
        rows={shownDirect}
        most={mostAtFirst}
        name={['direct train', 'direct trains']}
      >
        {(option) => (
          <DirectCard
            key={option.found.train._id}
            found={option.found}
            date={date}
            passengers={passengers}
            labels={labelsNode(shown.labelsOf(option))}
          />
        )}
      </Rows>
      <WithChanges {...{ day, question, shown, railway, explained }} />
    </Day>
  )
}

const Day = chakra('section', { base: { '& + &': { mt: '6', pt: '4', borderTopWidth: '1px' } } })
const Note = chakra('p', { base: { color: 'fg.muted', mb: '3' } })
