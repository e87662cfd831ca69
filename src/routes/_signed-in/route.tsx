import { createFileRoute, Outlet } from '@tanstack/react-router'
import { signedOut } from '@/auth/session'
import { Shell } from '@/components/layout/shell'
import { isAdmin } from '@/domain/user'
import { requireUser } from '../-guards'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: requireUser,
  component: SignedIn,
})

function SignedIn() {
  const { user } = Route.useRouteContext()
  return (
    <Shell user={{ ...user, isAdmin: isAdmin(user) }} onLogout={signedOut}>
      <Outlet />
    </Shell>
  )
}
