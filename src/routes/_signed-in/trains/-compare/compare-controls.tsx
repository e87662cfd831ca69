import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { DateField } from '@/components/ui/form/text-field'
import { LinkButton } from '@/components/ui/button'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { yearProblem } from '@/domain/time/date-text'
import { mostCompared } from '@/domain/trains/train-compare'
import type { CompareSearch } from './compare-search'

/** What the comparison is asked for: the day, and the ways to other trains. */
export function CompareControls({
  search: { from, to, passengers, trains },
  ids,
  date,
  today,
  onSearch,
}: {
  search: CompareSearch
  ids: readonly string[]
  date: string
  today: string
  onSearch: (change: CompareSearch) => void
}) {
  const [typed, setTyped] = useState(date)
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="3"
      css={{ '@media print': { display: 'none' } }}
    >
      <chakra.div width="11rem" maxWidth="full">
        <DateField
          id="compare-date"
          label="Date"
          min={today}
          value={typed}
          error={yearProblem(typed)}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isCalendarDate(target.value)) onSearch({ date: target.value })
          }}
        />
      </chakra.div>
      {from && to && (
        <LinkButton to="/plan-journey" search={{ from, to, date, passengers, compare: trains }}>
          Back to the planner
        </LinkButton>
      )}
      {ids.length < mostCompared && (
        <LinkButton to="/trains" search={{ compare: trains, date, from, to, passengers }}>
          Add a train
        </LinkButton>
      )}
    </chakra.div>
  )
}
