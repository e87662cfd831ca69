import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/admin/dashboard')({ component: Page })

const will = [
  'Live figures from bookings and trains',
  'Sample figures, chart and activities, marked as sample data',
]

function Page() {
  return <ComingPage title="Admin dashboard" will={will} />
}
