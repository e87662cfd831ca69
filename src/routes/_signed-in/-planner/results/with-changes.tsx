import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { defaultMinChangeMinutes } from '@/domain/journeys/change-time'
import { formatDay } from '@/lib/text/format'
import { ConnectionCard } from '../journey/connection-card'
import { keyOf, type Railway } from '../railway'
import { noneFits } from './results-words'
import { Rows } from './rows'
import { mostChanges, type PlannerQuestion } from '../use-journeys'
import type { Shown } from './use-shown'

/** Whoever has looked at so many and wants more says so; as many as are drawn without keeping the page. */
const mostAtFirst = 8

/**
 * PLN-2: a day's journeys with one or two changes, asked for by a press or because nothing goes direct. They are computed
 * here from the timetable, not by the server.
 */
export function WithChanges({
  day,
  question: { date: chosen, search },
  shown,
  railway,
  explained,
}: {
  day: Shown['days'][number]
  question: PlannerQuestion
  shown: Shown
  railway: Railway
  explained: boolean
}) {
  const { date, changes, changesLoad, shownChanges, direct } = day
  const heading = useRef<HTMLHeadingElement>(null)
  const isChosen = date === chosen
  // What is missing on a day that was added is said beside the button that added it.
  if (changesLoad ? !isChosen && !changes : !isChosen || (search.changes === 0 && direct?.running.length))
    return null
  const keys = shownChanges.map(({ connection }) => keyOf(connection, date, railway))
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
                    `${noneFits(found.length, 'journey with changes', 'journeys with changes')} `}
                  At least {minutes} minutes for each change. What another journey beats in every way is left
                  out.
                </chakra.p>
                <Rows
                  list={`changes ${date}`}
                  rows={shownChanges}
                  most={mostAtFirst}
                  needed={keys.indexOf(search.journey ?? '')}
                  name={['journey', 'journeys']}
                >
                  {(option, index) => {
                    const open = keys[index] === search.journey
                    return (
                      <ConnectionCard
                        key={keys[index]}
                        journeyKey={keys[index] ?? ''}
                        labels={shown.labelsOf(option)}
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
