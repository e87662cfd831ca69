import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/about')({ component: Page })

function Page() {
  return <h1>about</h1>
}
