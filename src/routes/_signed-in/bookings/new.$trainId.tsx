import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/bookings/new/$trainId')({ component: Page })

function Page() {
  return <h1>New booking</h1>
}
