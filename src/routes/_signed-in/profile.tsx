import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../-coming-page'

export const Route = createFileRoute('/_signed-in/profile')({ component: Page })

const will = ['Your name and phone number', 'Changing your password']

function Page() {
  return <ComingPage title="Profile" will={will} />
}
