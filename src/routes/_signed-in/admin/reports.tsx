import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/admin/reports')({ component: Page })

const will = ['Bookings, passengers and revenue over a range of dates, with charts and CSV']

function Page() {
  return <ComingPage title="Reports" will={will} />
}
