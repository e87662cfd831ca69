import { createFileRoute, useLocation } from '@tanstack/react-router'
import { refuseWords } from '../../-beside'
import { ConfirmationPage } from './-confirmation/confirmation-page'

export const Route = createFileRoute('/_signed-in/bookings/confirmation/$bookingId')({
  loader: ({ params }) => refuseWords(params.bookingId, 'pnr', 'all'),
  component: Page,
})

function Page() {
  const { bookingId } = Route.useParams()
  const { estimate, journey } = useLocation({ select: ({ state }) => state })
  return <ConfirmationPage key={bookingId} {...{ bookingId, estimate, journey }} />
}
