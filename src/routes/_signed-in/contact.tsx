import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../-coming-page'

export const Route = createFileRoute('/_signed-in/contact')({ component: Page })

const will = ['How to reach support']

function Page() {
  return <ComingPage title="Contact" will={will} />
}
