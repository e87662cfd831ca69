import { chakra } from '@chakra-ui/react/styled-system'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { useBooking } from '@/queries/bookings'
import { BookingView } from './booking-view'

export function BookingPage({ bookingId }: { bookingId: string }) {
  const { booking, error, isFetching, refetch } = useBooking(bookingId)
  return (
    <chakra.div maxWidth="48rem">
      <PageHeader
        title={booking ? `Booking ${booking.pnr}` : 'Booking'}
        summary={<TextLink to="/bookings">All my bookings</TextLink>}
        refreshing={isFetching && booking !== undefined}
      />
      <Loaded
        load={{ data: booking, error, isFetching, refetch }}
        skeleton={<SkeletonCard height={556} label="Loading the booking…" />}
      >
        {(loaded) => <BookingView booking={loaded} settled={!isFetching} />}
      </Loaded>
    </chakra.div>
  )
}
