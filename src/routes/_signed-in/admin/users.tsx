import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/admin/users')({ component: Page })

function Page() {
  return <h1>users</h1>
}
