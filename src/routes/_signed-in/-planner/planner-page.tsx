import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState } from 'react'
import { useRailwayDayHere } from '@/components/trains/use-railway-now'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonCard, SkeletonList } from '@/components/ui/feedback/skeleton'
import { lazyPart, usePart } from '@/components/ui/page/lazy-part'
import { listSummary, progressOf } from '@/components/ui/page/list-summary'
import { PageHeader } from '@/components/ui/page/page-header'
import { focusHeading } from '@/components/ui/page/page-heading'
import { errorWords } from '@/lib/http/api-error'
import { useHydrated } from '@/lib/hooks/use-hydrated'
import { useIdle } from '@/lib/hooks/use-idle'
import { needChunk } from '@/lib/load-chunk'
import { noop } from '@/lib/noop'
import { counted } from '@/lib/text/format'
import { useArrivingStations, useStations } from '@/queries/stations'
import { stationWithCode } from '@/domain/stations/station-search'
import { FoldedForm } from './form/folded-form'
import { PlannerForm } from './form/planner-form'
import type { PlannerAnswerProps } from './planner-answer'
import type { PlannerStartProps } from './planner-start'
import type { PlannerSearch, Refine } from './question/planner-search'

const noStations = { items: [], total: 0 }
/** Of the stations, in the page that is written at build time. */
const notLoaded = { data: undefined, error: null, isFetching: true, refetch: noop }

/** The first page of a session is the form alone: what answers it comes when something is asked. */
const answer = lazyPart<PlannerAnswerProps>('journeys', () =>
  needChunk('journeys', () => import('./planner-answer').then((module) => module.PlannerAnswer)),
)

/** Comes once the form can be used. */
const start = lazyPart<PlannerStartProps>('start of the planner', () =>
  import('./planner-start').then((module) => module.PlannerStart),
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
  const hydrated = useHydrated()
  const load = useStations()
  const arrived = useArrivingStations()
  const [stations, arriving] = hydrated ? [load, arrived] : [notLoaded, undefined]
  // What has come is enough to begin with; a failure takes the place of a form that could find nothing.
  const known = stations.data ?? (stations.error ? undefined : (arriving ?? noStations))
  const today = useRailwayDayHere()
  const { from, to, date } = search
  const asks = from !== undefined || to !== undefined || date !== undefined
  const question = [from, to, date].join(' ')
  const [failure, setFailure] = useState<{ question: string; error: unknown }>()
  const failed = failure?.question === question ? failure : undefined
  // As long as the stations are coming, a code is taken for one of theirs.
  const isStation = (code: string | undefined) =>
    code !== undefined && (!stations.data || stationWithCode(stations.data.items, code) !== undefined)
  const answered =
    isStation(from) &&
    isStation(to) &&
    from !== to &&
    date !== undefined &&
    today !== undefined &&
    date >= today &&
    !failed
  // While the stations come, so does the code of the answer.
  const Answer = usePart(answer, asks && !failed, (error) => setFailure({ question, error }))
  // Where it does not come, the form is alone.
  const Start = usePart(start, useIdle(!asks && stations.data !== undefined), noop)

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
        summary={listSummary(stations, {
          shown: `Between ${counted(stations.data?.total ?? 0, 'station')}`,
          arriving: known,
          one: 'station',
          list: 'List',
        })}
        refreshing={stations.isFetching && stations.data !== undefined}
        progress={stations.data ? undefined : progressOf(arriving, 'station')}
      />
      <Loaded
        load={{ ...stations, data: known }}
        skeleton={<SkeletonCard height={150} label="Loading stations…" />}
      >
        {({ items }) => (
          <>
            <FoldedForm {...{ search, question }} answered={answered}>
              {(fold) => (
                <PlannerForm
                  stations={items}
                  stationsComing={stations.data === undefined}
                  search={search}
                  today={today}
                  onSearch={(asked) => {
                    fold()
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
              )}
            </FoldedForm>
            {!asks && Start && stations.data && today !== undefined && (
              <Start stations={items} today={today} />
            )}
            {asks && (
              // Another question is another answer, of which nothing is kept.
              <chakra.div key={question} ref={showAnswer}>
                {Answer && stations.data ? (
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
