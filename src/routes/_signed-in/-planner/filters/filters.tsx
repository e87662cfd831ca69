import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useRemovalFocus } from '@/components/trains/use-removal-focus'
import { Button } from '@/components/ui/button'
import { FiltersButton } from '@/components/ui/form/filters-button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { dialogTrigger, Drawer } from '@/components/ui/overlay/lazy-dialog'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useSteadyPart } from '@/components/ui/page/opened-part'
import { SkeletonBar } from '@/components/ui/feedback/skeleton'
import { counted } from '@/lib/text/format'
import { useAhead } from '@/lib/hooks/use-ahead'
import { useOnBack } from '@/lib/hooks/use-listener'
import { useMedia } from '@/lib/hooks/use-media'
import type { FilterPanelProps } from './filter-panel'
import { chipsOf, type FilterKey, filtersInUse, noFilter, partWords, withoutPart } from './planner-filter'
import type { PlannerSearch } from '../question/planner-search'

const panel = lazyPart<FilterPanelProps>('filters', () =>
  import('./filter-panel').then((module) => module.FilterPanel),
)

const wideQuery = '(min-width: 1000px)'

/** For styles: from here on the filters are beside the results. */
export const wide = `@media ${wideQuery}`

/** The filters: beside the results where there is room, else in a sheet behind a button that counts them. */
export function Filters({ shown, ...props }: FilterPanelProps & { shown: number }) {
  const isWide = useMedia(wideQuery)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useOnBack(open, close)
  useAhead(panel.preload)
  const Panel = useSteadyPart(panel, isWide || open)
  const content = Panel ? <Panel {...props} /> : <SkeletonBar height="24rem" />
  const inUse = filtersInUse(props.search).length
  if (isWide) {
    return (
      <chakra.aside
        aria-label="Filters"
        alignSelf="start"
        position="sticky"
        top="16"
        // Painted after the trains, which would else be dozens of layers.
        zIndex="1"
        maxHeight="calc(100dvh - 4.5rem)"
        overflowY="auto"
        // Room for the focus rings, which the scrolling would cut off.
        p="1"
        m="-1"
        pb="4"
      >
        <chakra.h2 textStyle="section" mb="3">
          Filters
        </chakra.h2>
        {content}
      </chakra.aside>
    )
  }
  return (
    <>
      <FiltersButton
        mb="3"
        inUse={inUse}
        {...dialogTrigger}
        onPointerDown={panel.preload}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={open}
        onClose={close}
        title="Filters"
        actions={
          <Button variant="solid" onClick={close}>
            Show {counted(shown, 'journey')}
          </Button>
        }
      >
        {content}
      </Drawer>
    </>
  )
}

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

/** TRN-4: the part of the filter that leaves out most, and the press that gives it up. */
export function NoMatches({
  relaxation,
  search,
  onRefine,
}: {
  relaxation: { without: FilterKey; count: number }
  search: PlannerSearch
  onRefine: (change: PlannerSearch) => void
}) {
  const part = partWords(relaxation.without, search)
  return (
    <EmptyState
      title="No journey matches your filters"
      text={`Without ${part} there ${relaxation.count === 1 ? 'is' : 'are'} ${counted(relaxation.count, 'journey')}.`}
      action={<Button onClick={() => onRefine(withoutPart(relaxation.without, search))}>Drop {part}</Button>}
    />
  )
}
