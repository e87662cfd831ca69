import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/admin/bookings')({ component: Page })

const will = ['Every booking, filtered by status, date and train']

function Page() {
  return <ComingPage title="All bookings" will={will} />
}
