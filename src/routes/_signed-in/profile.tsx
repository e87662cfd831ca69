import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/profile')({ component: Page })

function Page() {
  return <h1>profile</h1>
}
