import { chakra } from '@chakra-ui/react/styled-system'
import { TabCount, TabLink, TabsNav } from '@/components/ui/page/tabs-nav'
import { bookingTabs, type BookingTab } from './bookings-search'

const tabNames: Record<BookingTab, string> = {
  all: 'All',
  upcoming: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
}

/** The tabs, each with the number of bookings that fit; the words of a search go along. */
export function BookingTabs({ tab, count }: { tab: BookingTab; count: (name: BookingTab) => number }) {
  return (
    <chakra.div mb="4">
      <TabsNav label="Bookings by time">
        {bookingTabs.map((name) => (
          <TabLink
            key={name}
            to="/bookings"
            search={(now) => ({ q: now.q, status: name === 'all' ? undefined : name })}
            aria-current={name === tab ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {tabNames[name]}
            <TabCount>{count(name)}</TabCount>
          </TabLink>
        ))}
      </TabsNav>
    </chakra.div>
  )
}
