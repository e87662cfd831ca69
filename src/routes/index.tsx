import { createFileRoute, redirect } from '@tanstack/react-router'

/** B3. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
