import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../-coming-page'

export const Route = createFileRoute('/_signed-in/settings')({ component: Page })

const will = ['Light or dark, start page', 'Saved passengers', 'Erasing what this device keeps']

function Page() {
  return <ComingPage title="Settings" will={will} />
}
