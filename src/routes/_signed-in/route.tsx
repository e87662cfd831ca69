import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signedOut } from '@/auth/session'
import { useSession } from '@/auth/session-store'
import { LazyUndoBar } from '@/components/admin/lazy-undo-bar'
import { Shell } from '@/components/layout/shell'
import { isAdmin } from '@/domain/users/user'
import { locale } from '@/lib/config'
import { keepInputMethodKeys } from '@/lib/hooks/input-method'
import { useAfterSending } from '@/mutations/after-sending'
import { requireUser } from '../-guards'
import { useKeptTickets } from './-keep-tickets'
import { useReadyOffline } from './-ready-offline'
import { useBookingWatch } from './-watch-bookings'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: requireUser,
  component: SignedIn,
})

function SignedIn() {
  // Not the guard's: a changed profile shows here at once, and nothing private stays on screen when the session ends.
  const user = useSession((session) => session.user)
  const afterSending = useAfterSending()
  useReadyOffline()
  useBookingWatch()
  useKeptTickets(user?._id)
  useEffect(keepInputMethodKeys, [])
  if (!user) return null
  return (
    <Shell
      // Nothing that a page holds is handed from one user to the next.
      key={user._id}
      user={{ ...user, isAdmin: isAdmin(user) }}
      onLogout={() => void afterSending(signedOut)}
      locale={locale}
    >
      <Outlet />
      <LazyUndoBar />
    </Shell>
  )
}
