import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/bookings/confirmation/$bookingId')({ component: Page })

function Page() {
  return <h1>Confirmation</h1>
}
