import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/stations/$stationId')({ component: Page })

function Page() {
  return <h1>Station</h1>
}
