import { createFileRoute } from '@tanstack/react-router'
import { refuseWords } from '../../-beside'
import { BookingPage } from './-booking/booking-page'

export const Route = createFileRoute('/_signed-in/bookings/$bookingId')({
  loader: ({ params }) => refuseWords(params.bookingId, 'new', 'confirmation', 'pnr', 'all'),
  component: Page,
})

function Page() {
  const { bookingId } = Route.useParams()
  return <BookingPage key={bookingId} bookingId={bookingId} />
}
