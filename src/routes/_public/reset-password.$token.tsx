import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/reset-password/$token')({ component: Page })

function Page() {
  return <h1>Reset password</h1>
}
