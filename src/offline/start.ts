import { useSession } from '@/auth/session-store'
import { sparesTheLine } from '@/lib/connection'
import { noop } from '@/lib/noop'
import { workerAddress } from '@/lib/worker/trusted-worker'
import { usersWithLeave } from '@/queries/kept-tickets/keep-choice'
import { appFiles } from './app-files'
import { drawStatus } from './draw-status'
import { setStatus, status } from './status'

const offlineWorker = '/offline-worker.js'
/** How often an open page asks whether there is a new release. */
const newReleaseMs = 3_600_000
/** Of a demo that once ran on this origin: it would sit between the app and its real back end for ever. */
const mockWorker = '/mockServiceWorker.js'

const scriptOf = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  new URL((active ?? waiting ?? installing)?.scriptURL ?? '', location.href).pathname

/** Registrations of others, of another part of the site, stay. */
async function drop(workers: ServiceWorkerContainer, scripts: readonly string[]) {
  const registrations = await workers.getRegistrations()
  await Promise.all(
    registrations.filter((one) => scripts.includes(scriptOf(one))).map((one) => one.unregister()),
  )
}

/** Of the worker that is taken away, which may still have answered when it deleted them. */
const dropFiles = () => globalThis.caches?.delete(appFiles).catch(noop)

const reload = () => location.reload()

/** Whether the page that would be loaded now begins with another script than this one. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('/index.html').then((answer) => answer.text())
  const own = document.getElementById('app')?.getAttribute('href')
  return own != null && page.includes('id="app"') && !page.includes(`"${own}"`)
}

function offerNewVersion() {
  if (status().takeNewVersion) return
  setStatus({ takeNewVersion: reload })
  // Nothing is under way at a sign-in, and what was begun before it lies in the tab's storage.
  const stop = useSession.subscribe(({ isAuthenticated }, before) => {
    if (!isAuthenticated || before.isAuthenticated) return
    stop()
    reload()
  })
}

/**
 * N2: says when there is no network, and has the production app open without one from the next time on. Who saves data,
 * or has a slow line, gets that only with tickets to be read. A build with VITE_OFFLINE=off takes it away again.
 */
export async function startOffline(workers = globalThis.navigator?.serviceWorker): Promise<void> {
  drawStatus()
  // Absent on plain http and where the browser forbids it.
  if (!workers) return
  // Its own worker, which is its back end, has taken the place of ours.
  if (import.meta.env.MODE === 'demo') return void dropFiles()
  if (import.meta.env.VITE_OFFLINE === 'off') {
    await drop(workers, [offlineWorker, mockWorker])
    return void dropFiles()
  }
  const isWanted = !sparesTheLine() || usersWithLeave().length > 0
  if (!isWanted) return drop(workers, [mockWorker])
  const look = async () => {
    if (await isOutdated()) offerNewVersion()
  }
  workers.addEventListener('controllerchange', () => void look().catch(noop))
  // The browser may have been quicker. Where it has not done yet, the change of workers is waited for: one that is asked
  // for something while its successor waits is left in charge for minutes by Chromium.
  const registered = workers.controller ? await workers.getRegistration('/') : undefined
  if (registered && !registered.installing && !registered.waiting) void look().catch(noop)
  const registration = await workers.register(workerAddress(offlineWorker), {
    scope: '/',
    updateViaCache: 'none',
  })
  // A tab may be open for days, and a browser that once got half a release does not ask again by itself for long.
  const askAgain = () => void registration.update().catch(noop)
  askAgain()
  setInterval(askAgain, newReleaseMs)
}
