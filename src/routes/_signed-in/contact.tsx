import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/contact')({ component: Page })

function Page() {
  return <h1>contact</h1>
}
