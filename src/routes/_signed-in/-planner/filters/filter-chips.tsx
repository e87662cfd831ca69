import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { useRemovalFocus } from '@/components/trains/use-removal-focus'
import { Button } from '@/components/ui/button'
import { chipsOf } from './filter-words'
import { noFilter } from './planner-filter'
import type { PlannerSearch } from '../planner-search'

/** The filters in use, each to be taken back by a press. */
export function FilterChips({
  search,
  onRefine,
  onLast,
}: {
  search: PlannerSearch
  onRefine: (change: PlannerSearch) => void
  /** What takes the focus when the last one has gone. */
  onLast: () => HTMLElement | null
}) {
  const chips = chipsOf(search)
  const { box, removing } = useRemovalFocus<HTMLUListElement>(chips.length)
  if (chips.length === 0) return null
  return (
    <chakra.ul
      ref={box}
      aria-label="Filters in use"
      display="flex"
      flexWrap="wrap"
      gap="2"
      mb="3"
      listStyle="none"
    >
      {chips.map(({ words, change }, index) => (
        <li key={words}>
          <Button
            size="sm"
            data-remove
            aria-label={`Remove filter: ${words}`}
            onClick={() => {
              if (chips.length === 1) onLast()?.focus()
              removing(index)
              onRefine(change)
            }}
          >
            {words} <X aria-hidden />
          </Button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button
            size="sm"
            variant="plain"
            onClick={() => {
              onLast()?.focus()
              onRefine(noFilter(search))
            }}
          >
            Remove all filters
          </Button>
        </li>
      )}
    </chakra.ul>
  )
}
