import { chakra } from '@chakra-ui/react/styled-system'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { focusHeading } from '@/components/ui/page/page-heading'
import type { Station } from '@/domain/stations/station'
import { searchStations } from '@/domain/stations/station-search'
import { addDays } from '@/domain/time/calendar'
import { formatDay } from '@/lib/text/format'
import { type PlannerSearch } from '../question/planner-search'
import { onDay } from '@/routes/_signed-in/-planner/question/use-planner-navigation'

const mostGuesses = 3

/** What is missing or wrong in the address, and the ways on: nothing for a question that is complete. */
export function InvalidSearch({
  stations,
  search,
  from,
  to,
  today,
}: {
  stations: readonly Station[]
  search: PlannerSearch
  from: Station | undefined
  to: Station | undefined
  today: string
}) {
  const unknown = (['from', 'to'] as const).filter((end) => search[end] && !(end === 'from' ? from : to))
  const { date } = search
  const isJourney = from !== undefined && to !== undefined && from._id !== to._id
  return (
    <chakra.div display="grid" gap="3">
      {unknown.length > 0 && (
        <EmptyState
          title={`There is no station with the code ${unknown.map((end) => search[end]).join(' or ')}`}
          text="Choose the stations above, by name or code."
          action={unknown.flatMap((end) =>
            // Half a code is often enough to guess what was meant.
            searchStations(stations, search[end] ?? '')
              .slice(0, mostGuesses)
              .map(({ code, name }) => (
                <LinkButton
                  key={end + code}
                  to="."
                  search={(now) => ({ ...now, [end]: code })}
                  onClick={focusHeading}
                >
                  {end === 'from' ? 'From' : 'To'} {name} ({code})
                </LinkButton>
              )),
          )}
        />
      )}
      {(date === undefined ? isJourney : date < today) && (
        <EmptyState
          title={date === undefined ? 'Choose a date' : 'This date has passed'}
          text="Choose today or a later day above to see trains and seats."
          action={[today, addDays(today, 1)].map((day) => (
            <LinkButton key={day} to="." search={onDay(day)} onClick={focusHeading}>
              {formatDay(day)}
            </LinkButton>
          ))}
        />
      )}
      {from && to && from._id === to._id && (
        <EmptyState
          title="From and to are the same station"
          text="Choose another station above to see the trains between them."
          action={
            <Button onClick={() => document.getElementById('planner-to')?.focus()}>Choose where to go</Button>
          }
        />
      )}
    </chakra.div>
  )
}
