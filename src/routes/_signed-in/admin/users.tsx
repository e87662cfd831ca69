import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/admin/users')({ component: Page })

const will = ['The sample list of users, with roles and status']

function Page() {
  return <ComingPage title="Users" will={will} />
}
