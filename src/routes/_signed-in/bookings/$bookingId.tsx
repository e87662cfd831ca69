import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/bookings/$bookingId')({ component: Page })

function Page() {
  return <h1>Booking</h1>
}
