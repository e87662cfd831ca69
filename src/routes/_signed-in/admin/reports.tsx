import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/admin/reports')({ component: Page })

function Page() {
  return <h1>reports</h1>
}
