import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/admin/stations')({ component: Page })

const will = ['Creating, changing and deleting stations']

function Page() {
  return <ComingPage title="Manage stations" will={will} />
}
