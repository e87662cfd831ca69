import { delay, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { clearKept, defaultSeed, persistWith, refreshDb, resetDb, saveDb, state } from './db.ts'
import { handlers, isApiCall } from './handlers/index.ts'
import { newestWorker } from './newest-worker.ts'
import { personas } from './seed/index.ts'
import { persistenceIn } from './snapshot.ts'
import type { Persona } from './records.ts'

export interface Mocks {
  personas: Persona[]
  /** The day that the data were made for, YYYY-MM-DD. */
  madeOn(): string
  /** Starts over with fresh data for today, in every tab; everybody is signed out. */
  reset(): void
}

/** Answers nothing, so the next handler does; it only takes the time that a network takes. */
const latency = http.all(
  ({ request }) => isApiCall(request),
  async () => {
    await delay()
  },
)

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
export async function startMocks({ seed = defaultSeed } = {}): Promise<Mocks> {
  if (seed !== defaultSeed) resetDb({ seed })
  const storage = browserStorage()
  persistWith(storage && persistenceIn(storage))
  refreshDb()
  // The worker of a page that was closed may be gone when the library looks for an update of it: nothing is lost.
  globalThis.addEventListener('unhandledrejection', (event) => {
    if (/mockServiceWorker\.js/.test(String(event.reason))) event.preventDefault()
  })
  const workerPath = `${import.meta.env.BASE_URL}mockServiceWorker.js`
  allowWorker(workerPath)
  await newestWorker(workerPath)
  await setupWorker(latency, ...handlers).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: workerPath },
  })
  return {
    personas,
    madeOn: () => state.day,
    reset: () => {
      // What other tabs have done, the tokens they were given among it.
      refreshDb()
      resetDb({ seed, issued: state.issued })
      clearKept()
      saveDb()
    },
  }
}
