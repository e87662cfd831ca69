import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/forgot-password')({ component: Page })

function Page() {
  return <h1>forgot-password</h1>
}
