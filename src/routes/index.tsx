import { createFileRoute, redirect } from '@tanstack/react-router'
import { startPath } from '@/auth/start-page'

/** B3: the dashboard, unless another start page was chosen on this device. */
export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: startPath(), replace: true })
  },
})
