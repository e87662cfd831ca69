import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { letPressesThrough, stopEarlyListening, takeUpSnapshot } from '@/lib/early'
import { noop } from '@/lib/noop'
import { sessionChecked } from '@/mutations/session'
import { version } from '../package.json'
import { App } from './app'
import { followSession } from './follow-session'
import { createQueryClient } from './query-client'
import { whenSettled } from '@/lib/hooks/use-idle'
import { type AppRouter, createAppRouter } from './router'
import type { Demo } from './router-context'

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

const byId = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`index.html has no #${id}`)
  return element
}

/** Tells when the page is there, and not painted yet. */
function FirstDrawing({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(() => queueMicrotask(onDrawn), [onDrawn])
  return children
}

/**
 * Takes over a prerendered page (src/prerender.tsx) that is in sight. Else the picture of the start stays until the page
 * can be drawn: React would draw the same picture meanwhile.
 */
async function draw(router: AppRouter) {
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  const [root, picture, page] = [byId('root'), byId('boot'), document.documentElement]
  const asked = location.pathname
  // The router's own listening begins when it is drawn: a step that is taken before would be lost.
  const stopFollowing = router.history.subscribe((step) => void router.load(step))
  router.subscribe('onRendered', stopFollowing)
  await sessionChecked()
  await router.load()
  // Whoever was sent on sees another page than the one that was written.
  const isHere = router.state.location.pathname === asked
  if (isHere && root.hasChildNodes() && !page.classList.contains('starting')) {
    // React takes over what stands there only where it would draw the same.
    hydrateRoot(root, app, {
      onRecoverableError(error) {
        // What was thrown, such as a part that does not come (B8), the page tells of in its place.
        if ((error as Error).cause === undefined) reportError(error)
      },
    })
    letPressesThrough()
    picture.remove()
  } else {
    root.replaceChildren()
    page.classList.remove('starting')
    const isSnapshot = picture.classList.contains('snapshot')
    if (!isSnapshot) stopEarlyListening()
    const onDrawn = () => (isSnapshot ? takeUpSnapshot(picture, root) : picture.remove())
    createRoot(root).render(<FirstDrawing onDrawn={onDrawn}>{app}</FirstDrawing>)
  }
}

async function start() {
  // Ahead of the first drawing: what it needs is on its way meanwhile.
  if (import.meta.env.MODE !== 'demo') void sessionChecked()
  const queryClient = createQueryClient()
  const started = await startDemo(queryClient)
  const router = createAppRouter({ queryClient, demo: started?.demo })
  // The code of the page asked for comes while the session is checked, not after it.
  const [routes] = router.getMatchedRoutes(location.pathname)
  for (const route of routes) {
    // A failure shows when the page is to be drawn.
    router.loadRouteChunk(route)?.catch(noop)
  }
  followSession(router, queryClient)
  await draw(router)
  whenSettled(() => void import('./offline/start').then(({ startOffline }) => startOffline()).catch(noop))
  if (import.meta.env.MODE === 'demo') void started?.drawStudio(router)
}

void start()
