import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/reviews')({ component: Page })

function Page() {
  return <h1>reviews</h1>
}
