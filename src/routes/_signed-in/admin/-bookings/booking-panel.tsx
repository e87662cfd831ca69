import { BookingDetails } from '@/components/bookings/booking-details'
import { Bdi } from '@/components/ui/bdi'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Drawer } from '@/components/ui/overlay/lazy-dialog'
import { TextLink } from '@/components/ui/text-link'
import type { Booking } from '@/domain/bookings/booking'

/** One booking at the side of the list, at its own address. */
export function BookingPanel({
  open,
  bookings,
  onClose,
}: {
  open: string | undefined
  bookings: readonly Booking[]
  onClose: () => void
}) {
  const booking = open === undefined ? undefined : bookings.find(({ _id }) => _id === open)
  return (
    <Drawer
      open={open !== undefined}
      onClose={onClose}
      title={booking ? `Booking ${booking.pnr}` : 'Booking not found'}
      maxWidth="36rem"
    >
      {booking ? (
        <>
          <p>
            Booked by <Bdi>{booking.user?.name ?? '—'}</Bdi>
            {booking.user?.email && <> ({booking.user.email})</>}
            {booking.train?._id && (
              <>
                {' · '}
                <TextLink to="/trains/$trainId" params={{ trainId: booking.train._id }}>
                  Train page
                </TextLink>
              </>
            )}
          </p>
          <BookingDetails booking={booking} />
        </>
      ) : (
        <EmptyState title="There is no such booking" text="It is not among the bookings that were loaded." />
      )}
    </Drawer>
  )
}
