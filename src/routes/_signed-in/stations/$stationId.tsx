import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/stations/$stationId')({ component: Page })

const will = ['Departures and arrivals', 'Stations nearby']

function Page() {
  return <ComingPage title="Station" will={will} />
}
