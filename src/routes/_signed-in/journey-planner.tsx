import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/journey-planner')({ component: Page })

function Page() {
  return <h1>journey-planner</h1>
}
