import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/admin/bookings')({ component: Page })

function Page() {
  return <h1>bookings</h1>
}
