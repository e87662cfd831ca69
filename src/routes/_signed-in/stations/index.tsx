import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/stations/')({ component: Page })

function Page() {
  return <h1>stations</h1>
}
