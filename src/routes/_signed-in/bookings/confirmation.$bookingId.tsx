import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ConfirmationPage } from './-confirmation/confirmation-page'

export const Route = createFileRoute('/_signed-in/bookings/confirmation/$bookingId')({ component: Page })

function Page() {
  const { bookingId } = Route.useParams()
  const estimate = useLocation({ select: ({ state }) => state.estimate })
  return <ConfirmationPage key={bookingId} bookingId={bookingId} estimate={estimate} />
}
