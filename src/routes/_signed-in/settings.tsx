import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/settings')({ component: Page })

function Page() {
  return <h1>settings</h1>
}
