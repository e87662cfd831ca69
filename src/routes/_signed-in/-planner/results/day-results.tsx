import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useRef } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { LinkButton } from '@/components/ui/button'
import { defaultMinChangeMinutes, mostChanges } from '@/domain/journeys/change-time'
import { connectionKey } from '@/domain/journeys/journey-key'
import { counted, formatDay } from '@/lib/text/format'
import { ConnectionCard } from '../journey/connection-card'
import type { PlannerQuestion } from '../question/planner-search'
import { FoundTrainCard } from './found-train'
import { NoneRunning } from './none-running'
import { Rows } from './rows'
import type { Results } from './use-results'

const mostDirectAtFirst = 20

/** Whoever has looked at so many and wants more says so; as many as are drawn without keeping the page. */
const mostChangesAtFirst = 8

const DirectCard = memo(FoundTrainCard)

interface DayProps {
  day: Results['days'][number]
  question: PlannerQuestion
  results: Results
  /** Why nothing is shown has been said already. */
  explained: boolean
}

const noneMatches = (all: number, one: string, other: string) =>
  all === 1
    ? `The one ${one} does not match your filters.`
    : `None of the ${counted(all, one, other)} matches your filters.`

/** The journeys of one day: direct trains, then those with changes (PLN-2). */
export function DayResults({ day, question, results, explained }: DayProps) {
  const { date, direct, shownDirect } = day
  const passengers = question.search.passengers ?? 1
  const isChosen = date === question.date
  if (!direct) return null
  const { running } = direct
  return (
    <Day aria-label={formatDay(date)}>
      <chakra.h2 textStyle="section" mb="3" srOnly={results.days.length === 1}>
        {formatDay(date)}
      </chakra.h2>
      {running.length === 0 && isChosen && !explained && (
        <NoneRunning {...{ question, direct }} noChanges={day.changes?.length === 0} />
      )}
      {running.length === 0 && !isChosen && <Note>No direct train on this day.</Note>}
      {running.length > 0 && shownDirect.length === 0 && !explained && (
        <Note>{noneMatches(running.length, 'direct train', 'direct trains')}</Note>
      )}
      <Rows
        list={`direct ${date}`}
        rows={shownDirect}
        most={mostDirectAtFirst}
        name={['direct train', 'direct trains']}
      >
        {(option) => (
          <DirectCard
            key={option.found.train._id}
            found={option.found}
            date={date}
            passengers={passengers}
            labels={results.labelsOf(option)}
          />
        )}
      </Rows>
      <WithChanges {...{ day, question, results, explained }} />
    </Day>
  )
}

/**
 * PLN-2: a day's journeys with one or two changes, asked for by a press or because nothing goes direct. They are computed
 * here from the timetable, not by the server.
 */
function WithChanges({ day, question: { date: chosen, search }, results, explained }: DayProps) {
  const { date, changes, changesLoad, shownChanges, direct } = day
  const { railway } = results
  const heading = useRef<HTMLHeadingElement>(null)
  const isChosen = date === chosen
  // What is missing on a day that was added is said beside the button that added it.
  if (changesLoad ? !isChosen && !changes : !isChosen || (search.changes === 0 && direct?.running.length))
    return null
  const keys = shownChanges.map(({ connection }) => connectionKey(connection, date, railway))
  const minutes = search.minChange ?? defaultMinChangeMinutes
  return (
    <chakra.section aria-label={isChosen ? 'With changes' : `With changes, ${formatDay(date)}`} mt="6">
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="section" mb="1">
        With changes
      </chakra.h2>
      {!changesLoad && (
        <LinkButton
          to="."
          search={(now) => ({ ...now, changes: mostChanges })}
          state
          replace
          resetScroll={false}
          mt="2"
          // It goes with the press: the journeys come where it was.
          onClick={() => heading.current?.focus()}
        >
          Show journeys with changes
        </LinkButton>
      )}
      {changesLoad && (
        <Loaded
          load={{ ...changesLoad, data: changes }}
          headline="The journeys with changes could not be found"
          skeleton={<SkeletonList count={2} height={150} label="Looking for journeys with changes…" />}
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState
                title={`No journey with one or two changes on ${formatDay(date)}`}
                text={
                  minutes > defaultMinChangeMinutes
                    ? `None leaves ${minutes} minutes for each change.`
                    : 'Try another day, or a larger station nearby.'
                }
              />
            ) : (
              <>
                <chakra.p color="fg.muted" mb="3">
                  {shownChanges.length === 0 &&
                    !explained &&
                    `${noneMatches(found.length, 'journey with changes', 'journeys with changes')} `}
                  At least {minutes} minutes for each change. Journeys that another one beats in every way are
                  left out.
                </chakra.p>
                <Rows
                  list={`changes ${date}`}
                  rows={shownChanges}
                  most={mostChangesAtFirst}
                  needed={keys.indexOf(search.journey ?? '')}
                  name={['journey', 'journeys']}
                >
                  {(option, index) => {
                    const open = keys[index] === search.journey
                    return (
                      <ConnectionCard
                        key={keys[index]}
                        journeyKey={keys[index] ?? ''}
                        labels={results.labelsOf(option)}
                        passengers={search.passengers ?? 1}
                        // The others need not be drawn again when the question changes.
                        question={open ? search : undefined}
                        {...{ option, railway }}
                      />
                    )
                  }}
                </Rows>
              </>
            )
          }
        </Loaded>
      )}
    </chakra.section>
  )
}

const Day = chakra('section', { base: { '& + &': { mt: '6', pt: '4', borderTopWidth: '1px' } } })
const Note = chakra('p', { base: { color: 'fg.muted', mb: '3' } })
