import type { QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { noop } from '@/lib/noop'
import { version } from '../package.json'
import { App } from './app'
import { createQueryClient } from './query-client'
import { dropMockWorker } from './drop-mock-worker'
import { type AppRouter, createAppRouter, type Demo } from './router'

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

interface StartedDemo {
  demo: Demo
  /** Draws its studio beside the app. */
  drawStudio: (router: AppRouter) => Promise<void>
}

/** Only the demo has a back end in the page: everywhere else this is compiled away, and the mocks with it. */
async function startDemo(client: QueryClient): Promise<StartedDemo | undefined> {
  if (import.meta.env.MODE !== 'demo') {
    dropMockWorker().catch(noop)
    return undefined
  }
  const tooLong = setTimeout(demoNotStarted, demoStartMs)
  try {
    const [{ startMocks }, { studioPersonas }, { DemoSignIn }, { openStudio, startStudio }] =
      await Promise.all([
        import('@mocks/browser'),
        import('@mocks/seed/people'),
        import('@/components/session/demo-sign-in'),
        import('@/studio/start'),
      ])
    const mocks = await startMocks()
    const drawStudio = await startStudio({ ...mocks, personas: studioPersonas, client, version })
    return { demo: { ...mocks, SignIn: DemoSignIn, openStudio }, drawStudio }
  } catch (error) {
    demoNotStarted()
    console.error(error)
    return new Promise(noop)
  } finally {
    clearTimeout(tooLong)
  }
}

async function start() {
  const queryClient = createQueryClient()
  const started = await startDemo(queryClient)
  const router = createAppRouter({ queryClient, demo: started?.demo })
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
  if (import.meta.env.MODE === 'demo') void started?.drawStudio(router)
}

void start()
