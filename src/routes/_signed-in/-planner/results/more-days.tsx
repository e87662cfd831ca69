import { chakra } from '@chakra-ui/react/styled-system'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { errorWords } from '@/lib/http/api-error'
import { clockOf } from '@/domain/time/clock'
import { formatDay } from '@/lib/text/format'
import type { DayJourneys, Results } from './use-results'
import { minutesOf } from '../filters/planner-filter'
import type { PlannerSearch } from '../question/planner-search'

const loadsOf = ({ date, directLoad, changesLoad }: DayJourneys) =>
  [directLoad, changesLoad].flatMap((load) => (load ? [{ date, load }] : []))

/** PLN-5: adds what leaves before or after. What cannot be loaded is said here, and what is shown stays. */
export function MoreDays({
  way,
  results: { days, date, ...ends },
  search,
  onRefine,
}: {
  way: 'earlier' | 'later'
  results: Results
  search: PlannerSearch
  onRefine: (change: PlannerSearch) => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  const steps = search[way] ?? 0
  const added = days.filter((day) => (way === 'earlier' ? day.date < date : day.date > date))
  const missing = added.flatMap(loadsOf).filter(({ load }) => load.data === undefined)
  const failed = missing.find(({ load }) => load.error)
  const looking = missing.some(({ load }) => load.isFetching)
  const next = missing[0]?.date ?? ends[way]
  const retry = () => {
    // The notice goes with the press.
    button.current?.focus()
    for (const { load } of missing) if (load.error) void load.refetch()
  }
  // Whoever pressed it last keeps the focus: it stays where there is nothing more to add.
  if (next === undefined && steps === 0) return null
  return (
    <chakra.div display="grid" gap="3" my="3" justifyItems="center">
      <Button
        ref={button}
        loading={looking}
        aria-disabled={next === undefined}
        onClick={() => {
          if (failed) retry()
          else if (next !== undefined) onRefine({ [way]: steps + 1 })
        }}
      >
        {way === 'earlier' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
        {next === undefined
          ? `Nothing ${way} to show`
          : `${way === 'earlier' ? 'Earlier' : 'Later'}: ${next === date ? `before ${clockOf(minutesOf(search.after ?? ''))}` : formatDay(next)}`}
      </Button>
      {failed && (
        <chakra.div width="full">
          <ErrorNotice
            {...errorWords(failed.load.error)}
            headline={`${formatDay(failed.date)}: ${errorWords(failed.load.error).headline}`}
            onRetry={retry}
          />
        </chakra.div>
      )}
    </chakra.div>
  )
}
