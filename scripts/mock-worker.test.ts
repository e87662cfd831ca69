import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { mockWorkerScript } from './mock-worker.ts'

type Listener = (event: object) => void

/** As much of a service worker's surroundings as the script asks for, with no page open. */
function startWorker() {
  const listeners: Record<string, Listener[]> = {}
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const forget = vi.fn<() => Promise<boolean>>(async () => true)
  const surroundings = {
    URL,
    Response,
    console,
    // Of the prototype, as in a browser.
    registration: Object.create({ unregister, scope: 'http://localhost/' }) as object,
    clients: { matchAll: async () => [], get: async () => undefined },
    caches: {
      open: async () => ({ match: async () => undefined, put: async () => undefined }),
      delete: forget,
    },
    addEventListener: (type: string, listener: Listener) => {
      ;(listeners[type] ??= []).push(listener)
    },
  }
  runInNewContext(mockWorkerScript(), { ...surroundings, self: surroundings })
  return { listeners, unregister, forget }
}

test('L1 goal G42: the last page that closes does not take the worker away from the next one', async () => {
  const { listeners, unregister, forget } = startWorker()
  let done: Promise<unknown> = Promise.resolve()
  for (const listener of listeners.message ?? []) {
    listener({
      data: 'CLIENT_CLOSE',
      source: { id: 'a page' },
      waitUntil: (promise: Promise<unknown>) => {
        done = promise
      },
    })
  }
  await done
  // So far it comes: nobody is there any more.
  expect(forget).toHaveBeenCalled()
  expect(unregister).not.toHaveBeenCalled()
})

test.each([
  ['http://localhost/assets/index.js', true],
  ['http://localhost/api/trains', false],
])('L1: the browser itself gets %s: %s', (url, byBrowser) => {
  const { listeners } = startWorker()
  const stopImmediatePropagation = vi.fn<() => void>()
  listeners.fetch?.[0]?.({ request: { url }, stopImmediatePropagation })
  expect(stopImmediatePropagation).toHaveBeenCalledTimes(byBrowser ? 1 : 0)
})

test.each([
  ['gone', 404],
  ['unreachable', 0],
  ['served', undefined],
])('L2: a page that says so finds the files of the app %s, and no other page does', (files, status) => {
  const { listeners } = startWorker()
  const answersOf = (clientId: string, path: string) => {
    const respondWith = vi.fn<(answer: Response) => void>()
    const request = { url: `http://localhost${path}` }
    listeners.fetch?.[0]?.({ request, clientId, respondWith, stopImmediatePropagation: () => {} })
    return respondWith.mock.calls.map(([answer]) => answer.status)
  }
  listeners.message?.[0]?.({ data: { files }, source: { id: 'here' } })
  expect(answersOf('here', '/assets/page.js')).toEqual(status === undefined ? [] : [status])
  expect(answersOf('elsewhere', '/assets/page.js')).toEqual([])
  expect(answersOf('here', '/favicon.svg')).toEqual([])
})
