import { createFileRoute, redirect } from '@tanstack/react-router'

/** B4. */
export const Route = createFileRoute('/_signed-in/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/dashboard', replace: true })
  },
})
