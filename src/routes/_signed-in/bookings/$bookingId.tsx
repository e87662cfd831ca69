import { createFileRoute } from '@tanstack/react-router'
import { BookingPage } from './-list/booking-page'

export const Route = createFileRoute('/_signed-in/bookings/$bookingId')({ component: Page })

function Page() {
  const { bookingId } = Route.useParams()
  return <BookingPage key={bookingId} bookingId={bookingId} />
}
