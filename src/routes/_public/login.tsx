import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/login')({ component: Page })

function Page() {
  return <h1>login</h1>
}
