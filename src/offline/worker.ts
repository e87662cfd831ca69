import { type InstallEvent, type PrecacheEntry, Serwist } from 'serwist'
import { noop } from '@/lib/noop'
import { prerenderedFor } from '@/prerendered'
import { appFiles } from './app-files'

// N2: the production build's service worker. It answers for the app's own files, of which it holds a whole build before
// it begins, and never for the API. `scripts/offline-worker.ts` puts it together.

/** What `lib` of TypeScript has only in place of a page's own world. */
interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: WorkerFetchEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { matchAll: (options: { type: 'window' }) => Promise<unknown[]>; claim: () => Promise<void> }
  registration: ServiceWorkerRegistration
}
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface WorkerFetchEvent extends WorkerEvent {
  request: Request
}

declare const offlineFiles: PrecacheEntry[]
declare const isTakenAway: boolean
const worker = globalThis as unknown as WorkerScope
const address = location.pathname
/** A server that answers a page later than so is as good as none, ms. */
const patienceMs = 3_000

/** Of a server that answers with a page whatever it is asked for, a script is missing. */
const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true

const serwist = new Serwist({
  precacheEntries: offlineFiles,
  precacheOptions: {
    cacheName: appFiles,
    cleanURLs: false,
    directoryIndex: '',
    plugins: [
      {
        // A release that is not whole is not taken: the one before goes on.
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && (!isPage(response) || request.url.endsWith('.html')) ? response : null,
      },
    ],
  },
})

async function leave() {
  await caches.delete(appFiles)
  await worker.registration.unregister()
}

/** Whoever runs the site may take the worker away by taking its file away: without this it would answer for ever. */
async function leaveIfGone() {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(noop)
  if (!answer || answer.redirected) return
  if (answer.status === 404 || answer.status === 410 || (answer.ok && isPage(answer))) await leave()
}

/** @throws where a file of the build is missing, which the browser itself may have thrown away */
async function ownPage(path: string): Promise<Response> {
  const page = await serwist.matchPrecache(`/${prerenderedFor(path) ?? 'index.html'}`)
  if (!page) throw new Error('The page is not kept')
  return page
}

const isForApp = ({ pathname }: URL) =>
  !/^\/(api|assets|nginx)\/|^\/_(headers|redirects)$/.test(pathname) && !/\.(html|js)$/.test(pathname)

serwist.registerCapture(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isForApp(url),
  async ({ request, url, event: ofSerwist }) => {
    const event = ofSerwist as unknown as WorkerEvent
    event.waitUntil(leaveIfGone())
    // No page is open that might still need a file of the build before.
    if ((await worker.clients.matchAll({ type: 'window' })).length === 0)
      void serwist.handleActivate(ofSerwist)
    // A newer build is on its way, so that this one was shown before.
    if (worker.registration.installing) {
      const newer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) }).catch(noop)
      if (newer?.ok) return newer
    }
    return ownPage(url.pathname).catch(() => fetch(request))
  },
)

// A part of an earlier build, for a page that is open since before.
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await caches.match(request, { cacheName: appFiles, ignoreVary: true })) ?? fetch(request),
)

if (isTakenAway) {
  // At once, as one that a page keeps busy may stay in charge for minutes more; it is not waited for, since a registration
  // ends only when this is over. Once more, as a page may have registered it meanwhile.
  worker.addEventListener('install', () => {
    void leave()
    void worker.skipWaiting()
  })
  worker.addEventListener('activate', (event) => event.waitUntil(leave()))
} else {
  worker.addEventListener('install', (event) => {
    void serwist.handleInstall(event as InstallEvent)
    // Pages that are open keep what they have, and the next one is of this build.
    void worker.skipWaiting()
  })
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('fetch', (event) => serwist.handleFetch(event))
}
