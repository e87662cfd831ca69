import { chakra } from '@chakra-ui/react/styled-system'
import { BookingList } from '@/components/bookings/booking-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { PageHeader } from '@/components/ui/page-header'
import { SkeletonList } from '@/components/ui/skeleton'
import { TabCount, TabLink, TabsNav } from '@/components/ui/tabs-nav'
import { type Booking, type BookingTime, bookingTime } from '@/domain/booking'
import { today as todayIn } from '@/domain/calendar'
import { words } from '@/domain/words'
import { timeZone } from '@/lib/config'
import { counted } from '@/lib/format'
import { useMyBookings } from '@/queries/bookings'
import { useBeingChanged } from './use-being-changed'

export const bookingTabs = ['all', 'upcoming', 'past', 'cancelled'] as const
export type BookingTab = (typeof bookingTabs)[number]

const tabNames: Record<BookingTab, string> = {
  all: 'All',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
}

const emptyTexts: Record<BookingTab, string> = {
  all: 'You have no bookings yet',
  upcoming: 'No journey ahead',
  past: 'No past journeys',
  cancelled: 'Nothing cancelled',
}

/** The own bookings, newest first, by what lies ahead, what is over and what was given up. */
export function BookingsPage({ tab }: { tab: BookingTab }) {
  const { page, error, isFetching, refetch } = useMyBookings()
  const today = todayIn(timeZone)
  const beingChanged = useBeingChanged()
  // A booking whose cancellation is under way stays on its tab: a refusal has its words to say there.
  const standing = (booking: Booking) =>
    beingChanged.has(booking._id) ? { ...booking, status: '' } : booking
  const timeOf = (tabName: BookingTime) =>
    page?.items.filter((booking) => bookingTime(standing(booking), today) === tabName) ?? []
  const shown = tab === 'all' ? (page?.items ?? []) : timeOf(tab)
  const loaded = page && !error
  return (
    <>
      <PageHeader
        title="My bookings"
        summary={loaded ? counted(page.total, 'booking') : undefined}
        action={
          <LinkButton to="/plan-journey" variant="solid">
            Plan a journey
          </LinkButton>
        }
        refreshing={isFetching && Boolean(loaded)}
      />
      <Loaded
        // G2: a failed load leaves no list behind.
        load={{ data: error ? undefined : page, error, isFetching, refetch }}
        headline={words.bookingsPage}
        skeleton={<SkeletonList count={3} height={236} label="Loading bookings…" />}
      >
        {({ items }) => (
          <>
            <TabsNav label="Bookings by time">
              {bookingTabs.map((name) => (
                <TabLink
                  key={name}
                  to="/bookings"
                  search={name === 'all' ? {} : { status: name }}
                  aria-current={name === tab ? 'page' : undefined}
                  activeOptions={{ exact: true, includeSearch: true }}
                >
                  {tabNames[name]}
                  <TabCount>{name === 'all' ? items.length : timeOf(name).length}</TabCount>
                </TabLink>
              ))}
            </TabsNav>
            <chakra.div mt="4">
              {shown.length === 0 ? (
                <EmptyState
                  title={emptyTexts[tab]}
                  text={
                    items.length > 0 ? undefined : 'Find a train, choose a date, and the ticket will be here.'
                  }
                  action={<LinkButton to="/plan-journey">Plan a journey</LinkButton>}
                />
              ) : (
                <BookingList bookings={shown} today={today} />
              )}
            </chakra.div>
          </>
        )}
      </Loaded>
    </>
  )
}
