import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/help')({ component: Page })

function Page() {
  return <h1>help</h1>
}
