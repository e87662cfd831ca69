import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/plan-journey')({ component: Page })

function Page() {
  return <h1>plan-journey</h1>
}
