import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { isPublicPath } from '@/auth/public-paths'
import { signedOutForOther } from '@/auth/session'
import { useSession } from '@/auth/session-store'
import { ForbiddenPage } from '@/components/layout/forbidden-page'
import { supportEmail } from '@/lib/config'
import { useAfterSending } from '@/mutations/after-sending'

/** B6, at /unauthorized and in place. Signing in from here is signing in as somebody else. */
export function Forbidden() {
  const { pathname, href, state } = useLocation()
  const user = useSession((session) => session.user)
  const router = useRouter()
  const navigate = useNavigate()
  const afterSending = useAfterSending()
  const signIn = (userId: string | undefined) => {
    // A visitor has no session to end, and others' in other tabs are not meant.
    if (userId !== undefined) signedOutForOther(userId)
    void navigate({ to: '/login', state: { from: state.from ?? href } })
  }
  return (
    <ForbiddenPage
      message={state.message}
      // A link from elsewhere opened this tab: nothing is behind it.
      onBack={() => (router.history.length > 1 ? router.history.back() : void navigate({ to: '/' }))}
      onSignIn={isPublicPath(pathname) ? undefined : () => void afterSending(signIn)}
      supportEmail={supportEmail}
      signedInAs={user?.name}
    />
  )
}
