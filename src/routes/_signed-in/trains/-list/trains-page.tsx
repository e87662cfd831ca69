import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue } from 'react'
import { TrainCard } from '@/components/trains/train-card'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Loaded } from '@/components/ui/loaded'
import { PageHeader } from '@/components/ui/page-header'
import { Pager } from '@/components/ui/pager'
import { SkeletonList } from '@/components/ui/skeleton'
import { clockMinutes } from '@/domain/duration'
import type { Train } from '@/domain/train'
import { bestRelaxation, filterTrains, sortTrains } from '@/domain/train-search'
import { clockTime } from '@/domain/train-time'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/format'
import { pageOf } from '@/lib/paging'
import { useTrains } from '@/queries/trains'
import { TrainFilters } from './train-filters'
import type { TrainsSearch } from './trains-search'

const pageSize = 25
const minuteOf = (time: string) => clockMinutes(clockTime(time, timeZone) ?? '')
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
  const shown =
    trains.data && sortTrains(filterTrains(trains.data.items, query), query.sort ?? 'name', minuteOf)
  return (
    <>
      <PageHeader
        title="Trains"
        summary={shown && counted(shown.length, 'train')}
        announceSummary
        refreshing={trains.isFetching && trains.data !== undefined}
      />
      <TrainFilters
        search={search}
        types={[...new Set(trains.data?.items.map(({ trainType }) => trainType).filter(Boolean))].toSorted()}
        onSearch={onSearch}
      />
      <Loaded load={trains} skeleton={<SkeletonList count={5} height={196} label="Loading trains…" />}>
        {({ items }) =>
          shown && shown.length > 0 ? (
            <TrainList trains={shown} page={query.page ?? 1} />
          ) : (
            <NothingFound trains={items} {...{ query, onSearch }} />
          )
        }
      </Loaded>
    </>
  )
}

function TrainList({ trains, page }: { trains: readonly Train[]; page: number }) {
  const { items, page: at, pages } = pageOf(trains, page, pageSize)
  return (
    <>
      <chakra.ul display="grid" gap="3" listStyle="none">
        {items.map((train) => (
          <TrainCard key={train._id} train={train} />
        ))}
      </chakra.ul>
      <Pager page={at} pages={pages} />
    </>
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
          onClick={() =>
            onSearch(
              relaxation
                ? { [relaxation.without]: undefined }
                : { q: undefined, type: undefined, day: undefined },
            )
          }
        >
          {relaxation ? `Drop ${partNames[relaxation.without]}` : 'Show all trains'}
        </Button>
      }
    />
  )
}
