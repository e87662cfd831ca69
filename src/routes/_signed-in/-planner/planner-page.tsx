import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import { PageHeader } from '@/components/ui/page-header'
import { SkeletonCard } from '@/components/ui/skeleton'
import { today as todayIn } from '@/domain/calendar'
import { chakra } from '@chakra-ui/react/styled-system'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/format'
import { useStations } from '@/queries/stations'
import { useRef } from 'react'
import { PlannerForm } from './planner-form'
import { PlannerResults } from './planner-results'
import type { PlannerSearch } from './planner-search'

/** The journey planner, the same at both of its addresses (PLN-7). */
export function Planner({
  search,
  onSearch,
}: {
  search: PlannerSearch
  onSearch: (search: PlannerSearch) => void
}) {
  const stations = useStations()
  const today = todayIn(timeZone)
  const wanted = useRef(false)
  /** On a phone the form fills the window: whoever asked is taken to the answer. */
  const showResults = (section: HTMLElement | null) => {
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
        {({ items }) => {
          const find = (code: string | undefined) => items.find((station) => station.code === code)
          const [from, to] = [find(search.from), find(search.to)]
          const unknown = [search.from && !from && search.from, search.to && !to && search.to].filter(Boolean)
          const { date } = search
          return (
            <>
              <Card mb="5">
                <PlannerForm
                  stations={items}
                  search={search}
                  today={today}
                  onSearch={(asked) => {
                    wanted.current = true
                    onSearch({ ...search, ...asked })
                  }}
                />
              </Card>
              {unknown.length > 0 && (
                <EmptyState
                  title={`There is no station with the code ${unknown.join(' or ')}`}
                  text="Choose the stations above, by name or code."
                />
              )}
              {date !== undefined && date < today && (
                <EmptyState
                  title="This date has passed"
                  text="Choose today or a later day above to see trains and seats."
                />
              )}
              {from && to && from._id === to._id && (
                <EmptyState
                  title="From and to are the same station"
                  text="Choose another station above to see the trains between them."
                />
              )}
              {from && to && from._id !== to._id && date !== undefined && date >= today && (
                <chakra.section
                  // Another question is another answer, which is shown anew.
                  key={[from._id, to._id, date].join(' ')}
                  ref={showResults}
                  aria-label="Trains found"
                >
                  <PlannerResults
                    {...{ from, to, date }}
                    passengers={search.passengers ?? 1}
                    order={search.sort ?? 'arrival'}
                    stations={items}
                    withChanges={search.changes !== undefined}
                  />
                </chakra.section>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
