import type { QueryClient } from '@tanstack/react-query'
import { isPublicPath } from '@/auth/public-paths'
import {
  loggedOutElsewhere,
  sessionReplaced,
  signedOutBefore,
  signedOutElsewhere,
  tokenGone,
} from '@/auth/session'
import { getSession, useSession } from '@/auth/session-store'
import { watchOtherTabs } from '@/auth/tabs'
import { clearNotices } from '@/lib/notify'
import { openedOutboxes } from '@/mutations/outbox/opened-outboxes'
import { sessionChecked } from '@/mutations/session'
import type { AppRouter } from './router'
import { comeBack, logInFirst } from './routes/-guards'

/**
 * Keeps cache and address true to the session: whoever comes or goes, nothing of the one before stays (A8), and the
 * guards decide anew what may be seen. Returns the way to stop.
 */
export function followSession(router: AppRouter, queryClient: QueryClient): () => void {
  /** A11: who was here and is no more logs in also where no guard asks who is here. */
  const askToLogIn = () => {
    const { pathname, href, state } = router.state.location
    if (getSession().user === null && !isPublicPath(pathname)) {
      void router.navigate({
        to: '/login',
        replace: true,
        state: logInFirst({ href: state.from ?? href, state }),
      })
    }
  }
  const stopFollowing = useSession.subscribe((now, before) => {
    const sameUser = now.user?._id === before.user?._id
    // What was asked with a token goes with it, also where its user was never known.
    if (!sameUser || now.token !== before.token) queryClient.clear()
    if (now.user === before.user) return
    if (sameUser) {
      // PRO-1: the same user with another name: the guards hand it to every page.
      void router.invalidate()
      return
    }
    clearNotices()
    // Last, as it may have something to tell who comes next.
    openedOutboxes.get(queryClient)?.sessionChanged()
    if (now.user === null && now.message !== null) {
      void router.navigate({
        to: '/login',
        replace: true,
        state: {
          message: now.message,
          messageType: 'success',
          // Whoever was not the one to leave comes back to where they were.
          ...(now.message === loggedOutElsewhere && comeBack(router.state.location)),
        },
      })
    } else {
      void router.invalidate().then(askToLogIn)
    }
  })
  const stopWatching = watchOtherTabs({
    onSignedOut: signedOutElsewhere,
    onSignedOutBefore: signedOutBefore,
    onTokenGone: tokenGone,
    onTokenChanged: () => {
      sessionReplaced()
      void sessionChecked()
    },
  })
  return () => {
    stopFollowing()
    stopWatching()
  }
}
