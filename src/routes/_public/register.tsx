import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/register')({ component: Page })

function Page() {
  return <h1>register</h1>
}
