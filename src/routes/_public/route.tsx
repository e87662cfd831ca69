import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthLayout } from '@/components/layout/auth-layout'

/** B1. */
export const Route = createFileRoute('/_public')({ component: PublicPages })

function PublicPages() {
  return (
    <AuthLayout>
      <Outlet />
    </AuthLayout>
  )
}
