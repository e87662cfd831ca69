import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../-coming-page'

export const Route = createFileRoute('/_signed-in/dashboard')({ component: Page })

const will = [
  'Your next journey, from your bookings',
  'Quick ways to plan, book and look up a PNR',
  'Sample figures, a monthly chart and recent activities, marked as sample data',
]

function Page() {
  return <ComingPage title="Dashboard" will={will} />
}
