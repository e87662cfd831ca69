import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/dashboard')({ component: Page })

function Page() {
  return <h1>dashboard</h1>
}
