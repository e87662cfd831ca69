import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/admin/stations')({ component: Page })

function Page() {
  return <h1>stations</h1>
}
