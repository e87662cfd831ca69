import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/trains/$trainId')({ component: Page })

function Page() {
  return <h1>Train</h1>
}
