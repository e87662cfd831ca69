import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useState } from 'react'
import { useRailwayDay } from '@/components/trains/use-railway-now'
import { PnrForm } from '@/components/bookings/pnr-form'
import { LinkButton } from '@/components/ui/button'
import { TimesMissing } from '@/components/bookings/times-missing'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import type { Booking } from '@/domain/bookings/booking'
import { words } from '@/domain/words'
import { counted } from '@/lib/text/format'
import { useIdle } from '@/lib/hooks/use-idle'
import { useMyBookings } from '@/queries/bookings'
import { useListedTrips } from '@/queries/trips/listed-trips'
import { BookingFinder } from './booking-finder'
import { BookingList } from './booking-list'
import { BookingTabs } from './booking-tabs'
import type { BookingsSearch } from './bookings-search'
import { NoBookings, NothingFound } from './nothing-found'
import { useFound } from './use-found'
import { useNextCardFocus } from './use-next-card-focus'

const none: readonly Booking[] = []

/** The own bookings, newest first: searched, and by what lies ahead, what is over and what was given up. */
export function BookingsPage({
  search,
  onSearch,
  onLookUp,
}: {
  search: BookingsSearch
  onSearch: (change: BookingsSearch) => void
  onLookUp: (pnr: string) => void
}) {
  const { loaded: known, error, isFetching, refetch } = useMyBookings()
  // The list is first drawn in steps that let keys and presses through; what a cancellation changes shows at once.
  const opened = useDeferredValue(known !== undefined)
  const loaded = opened ? known : undefined
  const today = useRailwayDay()
  const { tripOf, times } = useListedTrips(
    loaded?.items ?? none,
    today,
    useIdle(loaded !== undefined && loaded.items.length > 0),
  )
  const tab = search.status ?? 'all'
  // Typing stays quick while the list below catches up.
  const q = useDeferredValue(search.q)
  const { fitting, onTabs } = useFound(loaded?.items ?? none, q, tripOf, today)
  const found = onTabs(fitting)
  const shown = found[tab]
  const [askedAtFirst] = useState(q)
  const [searched, setSearched] = useState(false)
  if (!searched && q !== askedAtFirst) setSearched(true)
  const onFocus = useNextCardFocus(shown.map(({ _id }) => _id))
  return (
    <>
      <PageHeader
        title="My bookings"
        summary={loaded && summary(shown.length, loaded.total)}
        announceSummary
        action={
          <LinkButton to="/plan-journey" variant="solid">
            Plan a journey
          </LinkButton>
        }
        refreshing={isFetching && loaded !== undefined}
      />
      <Finders>
        <PnrForm onLookUp={onLookUp} />
        {loaded?.items.length !== 0 && (loaded || !error) && (
          <BookingFinder q={search.q} onSearch={(text) => onSearch({ q: text })} />
        )}
      </Finders>
      <Loaded
        load={{ data: loaded, error, isFetching, refetch }}
        headline={words.bookingsPage}
        skeleton={<SkeletonList count={3} height={288} label="Loading bookings…" />}
      >
        {({ items }) => (
          <>
            <BookingTabs tab={tab} count={(name) => found[name].length} />
            {/* Also where the tab is empty: without times a journey may stand on another. */}
            <TimesMissing times={times} headline="The times of your trains could not be loaded" />
            {shown.length > 0 ? (
              <BookingList
                key={q ?? ''}
                searched={searched}
                bookings={shown}
                {...{ tripOf, today, onFocus }}
              />
            ) : q && items.length > 0 ? (
              <NothingFound
                {...{ q, tab, onSearch }}
                elsewhere={fitting.length}
                withoutWords={onTabs(items)[tab].length}
              />
            ) : (
              <NoBookings tab={tab} others={items.length > 0} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

/** One below the other on phones, else beside each other. */
const Finders = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '5',
    rowGap: '3',
    mb: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  },
})

const summary = (shown: number, total: number) =>
  shown === total ? counted(total, 'booking') : `${shown} of ${counted(total, 'booking')}`
