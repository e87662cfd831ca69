import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { storeToken } from '@/auth/token-storage'
import { App } from '@/app'
import { followSession } from '@/follow-session'
import { sessionChecked } from '@/mutations/session'
import { createQueryClient } from '@/query-client'
import { noop } from '@/lib/noop'
import { DemoSignIn } from '@/components/session/demo-sign-in'
import { createAppRouter } from '@/router'
import type { Demo } from '@/router-context'
import { initialAuth, useSession } from '@/auth/session-store'

interface RenderOptions {
  /** A token of the mock back end: the page opens as its user. */
  token?: string
  rememberMe?: boolean
  /** What the demo build offers. */
  demo?: Omit<Demo, 'SignIn' | 'openStudio'> & Partial<Pick<Demo, 'openStudio'>>
  /** Addresses that were visited before, oldest first. */
  visited?: string[]
}

/** The whole app at an address, with real router and cache and the mock back end. */
export function renderApp(address: string, options: RenderOptions = {}) {
  const { token, rememberMe = true, demo, visited = [] } = options
  if (token) {
    storeToken(token, rememberMe)
    useSession.setState(initialAuth(), true)
  }
  const queryClient = createQueryClient()
  const router = createAppRouter(
    { queryClient, demo: demo && { openStudio: noop, ...demo, SignIn: DemoSignIn } },
    createMemoryHistory({ initialEntries: [...visited, address] }),
  )
  const user = userEvent.setup()
  const stopFollowing = followSession(router, queryClient)
  onTestFinished(stopFollowing)
  void sessionChecked()
  const view = render(<App router={router} />)
  const unmount = () => {
    stopFollowing()
    view.unmount()
  }
  return { ...view, unmount, user, router, queryClient, address: () => router.state.location.href }
}
