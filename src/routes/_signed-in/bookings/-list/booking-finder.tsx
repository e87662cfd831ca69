import { chakra } from '@chakra-ui/react/styled-system'
import { SearchField } from '@/components/ui/form/search-field'

export const finderId = 'booking-search'

/** Searches the own bookings while one types; the words stand in the address. */
export const BookingFinder = ({
  q,
  onSearch,
}: {
  q: string | undefined
  onSearch: (q: string | undefined) => void
}) => (
  <chakra.div role="search" aria-label="My bookings">
    <SearchField
      id={finderId}
      label="Search my bookings"
      placeholder="Train, station, PNR or passenger"
      value={q}
      onSearch={onSearch}
      pauseMs={0}
    />
  </chakra.div>
)
