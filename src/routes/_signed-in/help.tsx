import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../-coming-page'

export const Route = createFileRoute('/_signed-in/help')({ component: Page })

const will = ['What each booking status means', 'Until when a booking can be cancelled', 'Keyboard shortcuts']

function Page() {
  return <ComingPage title="Help" will={will} />
}
