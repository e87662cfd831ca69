import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useRailwayDay } from '@/components/trains/use-railway-now'
import { Card } from '@/components/ui/card'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard, SkeletonList } from '@/components/ui/feedback/skeleton'
import { lazyPart, usePart } from '@/components/ui/page/lazy-part'
import { PageHeader } from '@/components/ui/page/page-header'
import { focusHeading } from '@/components/ui/page/page-heading'
import { errorWords } from '@/lib/http/api-error'
import { needChunk } from '@/lib/load-chunk'
import { counted } from '@/lib/text/format'
import { useStations } from '@/queries/stations'
import { PlannerForm } from './form/planner-form'
import type { PlannerAnswerProps } from './planner-answer'
import type { PlannerSearch, Refine } from './planner-search'

/** The first page of a session is the form alone: what answers it comes when something is asked. */
const answer = lazyPart<PlannerAnswerProps>('journeys', () =>
  needChunk('journeys', () => import('./planner-answer').then((module) => module.PlannerAnswer)),
)

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
  const question = [from, to, date].join(' ')
  const [failure, setFailure] = useState<{ question: string; error: unknown }>()
  const failed = failure?.question === question ? failure : undefined
  // While the stations come, so does the code of the answer.
  const Answer = usePart(answer, asks && !failed, (error) => setFailure({ question, error }))

  const wanted = useRef(false)
  /** On a phone the form fills the window: a search scrolls to the answer. */
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
              // Another question is another answer, of which nothing is kept.
              <chakra.div key={question} ref={showAnswer}>
                {Answer ? (
                  <Answer stations={items} {...{ search, onRefine }} />
                ) : failed ? (
                  <ErrorNotice
                    {...errorWords(failed.error)}
                    detail="Check the connection, or reload the page."
                    onRetry={() => {
                      focusHeading()
                      setFailure(undefined)
                    }}
                  />
                ) : (
                  <SkeletonList count={4} height={196} label="Searching trains…" />
                )}
              </chakra.div>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
