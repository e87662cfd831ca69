import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/stations/')({ component: Page })

const will = [
  'Every station, searched by name, city or code',
  'Stations near you, or near one you choose',
  'A map of the network',
]

function Page() {
  return <ComingPage title="Stations" will={will} />
}
