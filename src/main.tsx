import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { noop } from '@/lib/noop'
import { App } from './app'
import { createQueryClient } from './query-client'
import { dropMockWorker } from './drop-mock-worker'
import { createAppRouter, type Demo } from './router'

/** A browser that does not get the demo's worker going gives no error: after so long the page says so. */
const demoStartMs = 10_000

function demoNotStarted() {
  // Both are in the browser: what it may not keep or run is more often the reason than the connection.
  document
    .querySelector('[data-start] .words')
    ?.replaceChildren(
      'The demo could not be started: it keeps its data in this browser, and answers from a service worker. Allow this site to store data, check your connection, then load this page again.',
    )
}

/** Only the demo has a back end in the page: everywhere else this is compiled away, and the mocks with it. */
async function startDemo(): Promise<Demo | undefined> {
  if (import.meta.env.MODE !== 'demo') {
    dropMockWorker().catch(noop)
    return undefined
  }
  const tooLong = setTimeout(demoNotStarted, demoStartMs)
  try {
    const [{ startMocks }, { DemoSignIn }, { FailureSwitch }] = await Promise.all([
      import('@mocks/browser'),
      import('@/components/session/demo-sign-in'),
      import('@/components/admin/failure-switch'),
    ])
    return { ...(await startMocks()), SignIn: DemoSignIn, FailureSwitch }
  } catch (error) {
    demoNotStarted()
    console.error(error)
    return new Promise(noop)
  } finally {
    clearTimeout(tooLong)
  }
}

async function start() {
  const demo = await startDemo()
  const router = createAppRouter({ queryClient: createQueryClient(), demo })
  // The code of the page asked for comes while the session is checked, not after it.
  const [routes] = router.getMatchedRoutes(location.pathname)
  for (const route of routes) {
    // A failure shows when the page is to be drawn.
    router.loadRouteChunk(route)?.catch(noop)
  }
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

void start()
