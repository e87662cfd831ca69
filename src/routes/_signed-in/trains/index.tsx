import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/trains/')({ component: Page })

function Page() {
  return <h1>trains</h1>
}
