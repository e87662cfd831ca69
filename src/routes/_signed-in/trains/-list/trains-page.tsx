import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue } from 'react'
import { CompareTray } from '@/components/trains/compare-tray'
import { TrainCard } from '@/components/trains/train-card'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { beingMadeFresh, freshAt, listSummary, progressOf } from '@/components/ui/page/list-summary'
import { PageHeader } from '@/components/ui/page/page-header'
import { Pager } from '@/components/ui/table/pager'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import type { Train } from '@/domain/trains/train'
import { bestRelaxation } from '@/domain/trains/train-search'
import { counted } from '@/lib/text/format'
import { pageOf } from '@/lib/lists/paging'
import { roomFor, useRowsInSight } from '@/lib/hooks/use-rows-in-sight'
import { useSnapshot } from '@/lib/snapshot/use-snapshot'
import { useArrivingTrains, useTrains } from '@/queries/trains'
import { TrainFilters, trainSearchId } from './train-filters'
import type { TrainsSearch } from './trains-search'
import { useShownTrains } from './use-shown-trains'

const pageSize = 25
const markOf = (at: number) => beingMadeFresh('Timetable', at)
const skeleton = <SkeletonList count={5} height={196} label="Loading trains…" />
const partNames = { q: 'the search words', type: 'the type', day: 'the day' }

/** Every train, searched, filtered and sorted; all of it in the address. */
export function TrainsPage({
  search,
  onSearch,
}: {
  search: TrainsSearch
  /** Replaces the parts given; the list starts again at page 1. */
  onSearch: (change: TrainsSearch) => void
}) {
  const trains = useTrains()
  // Typing stays quick while the list below catches up.
  const query = useDeferredValue(search)
  const arriving = useArrivingTrains()
  const known = trains.data ?? arriving
  // The first rows are drawn at once: put off, they would be begun anew whenever more have come.
  const data = useDeferredValue(known) ?? known
  useSnapshot(freshAt(trains), markOf)
  const { shown, types } = useShownTrains(data?.items, query)
  const { items: onPage, page, pages } = pageOf(shown, query.page ?? 1, pageSize)
  return (
    <>
      <PageHeader
        title="Trains"
        summary={listSummary(trains, {
          shown: counted(shown.length, 'train'),
          arriving,
          one: 'train',
          list: 'Timetable',
        })}
        announceSummary
        refreshing={trains.isFetching && trains.data !== undefined}
        progress={trains.data ? undefined : progressOf(arriving, 'train')}
      />
      <TrainFilters search={search} types={types} onSearch={onSearch} />
      <Loaded load={{ ...trains, data }} skeleton={skeleton}>
        {({ items }) =>
          shown.length > 0 ? (
            <>
              {/* Another page, order, type or day begins with the cards in sight. */}
              <TrainCards
                key={`${query.sort} ${query.type} ${query.day} ${page}`}
                trains={onPage}
                outdated={data !== known || query !== search}
              />
              <Pager page={page} pages={pages} />
            </>
          ) : data !== trains.data && (trains.data || trains.isFetching) ? (
            skeleton
          ) : (
            <NothingFound trains={items} {...{ query, onSearch }} />
          )
        }
      </Loaded>
      <CompareTray journey={search} />
    </>
  )
}

function TrainCards({
  trains,
  outdated,
}: {
  trains: readonly Train[]
  /** Others are about to be drawn. */
  outdated: boolean
}) {
  const rows = useRowsInSight(trains, roomFor(190))
  return (
    <chakra.ul
      aria-busy={outdated || rows.length < trains.length}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      listStyle="none"
    >
      {rows.map((train) => (
        <TrainCard key={train._id} train={train} />
      ))}
    </chakra.ul>
  )
}

function NothingFound({
  trains,
  query,
  onSearch,
}: {
  trains: readonly Train[]
  query: TrainsSearch
  onSearch: (change: TrainsSearch) => void
}) {
  const relaxation = bestRelaxation(trains, query)
  return (
    <EmptyState
      title="No train fits"
      text={
        relaxation
          ? `Without ${partNames[relaxation.without]} there ${relaxation.count === 1 ? 'is' : 'are'} ${counted(relaxation.count, 'train')}.`
          : 'Try other words, or fewer.'
      }
      action={
        <Button
          onClick={() => {
            // The button goes with what it says.
            document.getElementById(trainSearchId)?.focus()
            onSearch(
              relaxation
                ? { [relaxation.without]: undefined }
                : { q: undefined, type: undefined, day: undefined },
            )
          }}
        >
          {relaxation ? `Drop ${partNames[relaxation.without]}` : 'Show all trains'}
        </Button>
      }
    />
  )
}
