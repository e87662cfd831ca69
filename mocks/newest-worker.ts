/** Installed and in charge, or given up. */
const settled: ReadonlySet<ServiceWorkerState> = new Set(['activated', 'redundant'])

function settledIn(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (settled.has(worker.state)) resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/**
 * Waits until the worker of an earlier visit has given way to a newer release of it, if there is one.
 *
 * MSW looks for one only while it starts. A worker that is replaced then never answers, so that the start never ends, or
 * its successor does not know the page and lets its calls go to the network.
 */
export async function newestWorker(path: string, workers = globalThis.navigator?.serviceWorker) {
  // Absent on plain http, where MSW does without.
  const registration = await workers?.getRegistration(path)
  if (!registration) return
  try {
    await registration.update()
  } catch {
    // Without a connection the one that is there will do.
  }
  const next = registration.installing ?? registration.waiting
  if (next) await settledIn(next)
}
