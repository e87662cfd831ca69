import { expect, test, vi } from 'vitest'
import { newestWorker } from './newest-worker.ts'

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing'

  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A browser in which looking for a newer release finds `found`. */
function browserWith(found: () => Promise<FakeWorker | undefined>) {
  const registration = {
    installing: undefined as FakeWorker | undefined,
    waiting: undefined,
    update: async () => {
      registration.installing = await found()
    },
  }
  return { getRegistration: async () => registration } as unknown as ServiceWorkerContainer
}

/** Whether all is ready, looked at anew each time. */
function readyWith(workers: ServiceWorkerContainer | undefined) {
  const ready = vi.fn<() => void>()
  const done = newestWorker('/mockServiceWorker.js', workers).then(ready)
  return { ready, done }
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve))

test.each<ServiceWorkerState>(['activated', 'redundant'])(
  'L1: a newer release of the worker is waited for until it is %s',
  async (end) => {
    const next = new FakeWorker()
    const { ready, done } = readyWith(browserWith(async () => next))
    for (const state of ['installed', 'activating'] as const) {
      next.become(state)
      await turn()
      expect(ready).not.toHaveBeenCalled()
    }
    next.become(end)
    await done
    expect(ready).toHaveBeenCalledTimes(1)
  },
)

test.each<[string, ServiceWorkerContainer | undefined]>([
  ['no newer release', browserWith(async () => undefined)],
  ['no connection', browserWith(() => Promise.reject(new TypeError('Failed to update')))],
  ['no worker yet', { getRegistration: async () => undefined } as unknown as ServiceWorkerContainer],
  ['no support for workers', undefined],
])('L1: where there is %s, nothing is waited for', async (_, workers) => {
  const { ready, done } = readyWith(workers)
  await done
  expect(ready).toHaveBeenCalledTimes(1)
})
