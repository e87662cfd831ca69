import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../-coming-page'

export const Route = createFileRoute('/_signed-in/trains/')({ component: Page })

const will = [
  'Every train, searched by number, name, type or station',
  'Running days, times and fares, as cards or as a table',
]

function Page() {
  return <ComingPage title="Trains" will={will} />
}
