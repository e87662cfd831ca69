import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../-coming-page'

export const Route = createFileRoute('/_signed-in/about')({ component: Page })

const will = ['What Railway Planner is, and what it keeps on this device']

function Page() {
  return <ComingPage title="About" will={will} />
}
