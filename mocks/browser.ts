import { delay } from 'msw'
import { setupWorker } from 'msw/browser'
import { persistWith, refreshDb, state } from './db.ts'
import { newestWorker } from './newest-worker.ts'
import { personas } from './seed/index.ts'
import { persistenceIn } from './snapshot.ts'
import { startInPage } from './studio/in-page.ts'
import { memoryIn } from './studio/memory.ts'
import { scenarios } from './studio/scenarios-in-vite.ts'
import { createStudio } from './studio/studio.ts'
import { loadWorld } from './studio/worlds.ts'
import type { Persona } from './records.ts'
import type { Opened } from './studio/in-page.ts'
import type { Studio } from './studio/types.ts'

export interface Mocks {
  personas: Persona[]
  /** The day that the data were made for, YYYY-MM-DD. */
  madeOn(): string
  /** Starts over with fresh data, in every tab; everybody is signed out. */
  reset(): void
  studio: Studio
  opened: Opened
}

/** Reading the property alone can throw where storage is blocked. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** MSW registers its worker by a plain address, which only the page's default policy can let through Trusted Types. */
function allowWorker(allowed: string) {
  const { trustedTypes } = globalThis as {
    trustedTypes?: {
      createPolicy: (
        name: 'default',
        rules: { createScriptURL: (address: string) => string | null },
      ) => unknown
    }
  }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).pathname === allowed ? address : null),
  })
}

/** The mock back end inside the page: the service worker hands it every call, the data outlive a reload. */
export async function startMocks(): Promise<Mocks> {
  const storage = browserStorage()
  const kept = memoryIn(storage, scenarios).read()
  if (kept) await loadWorld(kept.state.world)
  const host = createStudio({ scenarios, storage, latency: () => delay() })
  const { studio } = host
  persistWith(storage && persistenceIn(storage))
  refreshDb()
  const opened = await startInPage(host)
  // The worker of a page that was closed may be gone when the library looks for an update of it: nothing is lost.
  globalThis.addEventListener('unhandledrejection', (event) => {
    if (/mockServiceWorker\.js/.test(String(event.reason))) event.preventDefault()
  })
  const workerPath = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  allowWorker(workerPath)
  await newestWorker(workerPath)
  await setupWorker(...host.answers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerPath },
  })
  return {
    personas,
    madeOn: () => state.day,
    reset: studio.reset,
    studio,
    opened,
  }
}
