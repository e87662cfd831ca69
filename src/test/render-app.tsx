import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storeToken } from '@/auth/token-storage'
import { App } from '@/app'
import { createQueryClient } from '@/query-client'
import { createAppRouter } from '@/router'
import { initialAuth, useSession } from '@/auth/session-store'

interface RenderOptions {
  /** A token of the mock back end: the page opens as its user. */
  token?: string
  rememberMe?: boolean
}

/** The whole app at an address, with real router and cache and the mock back end. */
export function renderApp(address: string, { token, rememberMe = true }: RenderOptions = {}) {
  if (token) {
    storeToken(token, rememberMe)
    useSession.setState(initialAuth(), true)
  }
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient }, createMemoryHistory({ initialEntries: [address] }))
  const user = userEvent.setup()
  const view = render(<App router={router} />)
  return { ...view, user, router, queryClient, address: () => router.state.location.href }
}
