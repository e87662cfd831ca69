import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/admin/trains')({ component: Page })

const will = ['Creating, changing and deleting trains']

function Page() {
  return <ComingPage title="Manage trains" will={will} />
}
