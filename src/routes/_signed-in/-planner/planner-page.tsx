import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useRailwayDay } from '@/components/trains/use-railway-day'
import { Card } from '@/components/ui/card'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { counted } from '@/lib/text/format'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { useStations } from '@/queries/stations'
import { LazyAnswer, preloadAnswer } from './lazy-answer'
import { PlannerForm } from './form/planner-form'
import type { PlannerSearch, Refine } from './planner-search'

/** The journey planner, the same at both of its addresses (PLN-7). */
export function Planner({
  search,
  onSearch,
  onRefine,
}: {
  search: PlannerSearch
  /** Another question. */
  onSearch: (search: PlannerSearch) => void
  /** The same question, looked at in another way. */
  onRefine: Refine
}) {
  const stations = useStations()
  const today = useRailwayDay()
  const { from, to, date } = search
  const asks = from !== undefined || to !== undefined || date !== undefined
  // While the stations come, so does the code of the answer.
  useOnChange(asks, () => {
    if (asks) preloadAnswer()
  })

  const wanted = useRef(false)
  /** On a phone the form fills the window: whoever asked is taken to the answer. */
  const showAnswer = (section: HTMLElement | null) => {
    if (!section || !wanted.current) return
    wanted.current = false
    const { top } = section.getBoundingClientRect()
    if (top > window.innerHeight / 2) section.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <PageHeader
        title="Plan a journey"
        summary={stations.data ? `Between ${counted(stations.data.total, 'station')}` : undefined}
        refreshing={stations.isFetching && stations.data !== undefined}
      />
      <Loaded load={stations} skeleton={<SkeletonCard height={150} label="Loading stations…" />}>
        {({ items }) => (
          <>
            <Card mb="5">
              <PlannerForm
                stations={items}
                search={search}
                today={today}
                onSearch={(asked) => {
                  wanted.current = true
                  onSearch({
                    ...search,
                    earlier: undefined,
                    later: undefined,
                    journey: undefined,
                    ...asked,
                  })
                }}
              />
            </Card>
            {asks && (
              // Another question is another answer, which is shown anew.
              <chakra.div key={[from, to, date].join(' ')} ref={showAnswer}>
                <LazyAnswer stations={items} {...{ search, onRefine }} />
              </chakra.div>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
