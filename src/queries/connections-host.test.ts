import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { date, runs, trainsOf } from '@/test/connections'
import { connectionAnswerer, type ConnectionAnswer, type ConnectionRequest } from './connections-answer'
import { connectionHost, ConnectionSearchError, searchTimeoutMs, trainsPerMessage } from './connections-host'

/** A worker on the other side of a structured clone; a silent one hears all and says nothing. */
class NearWorker extends EventTarget {
  static all: NearWorker[] = []
  heard: ConnectionRequest[] = []
  terminated = false
  silent = false
  private readonly answer = connectionAnswerer()
  constructor() {
    super()
    NearWorker.all.push(this)
  }
  postMessage(request: ConnectionRequest) {
    const copy = structuredClone(request)
    this.heard.push(copy)
    const reply = this.silent ? undefined : this.answer(copy)
    if (reply) queueMicrotask(() => this.say(reply))
  }
  say(data: ConnectionAnswer) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {
    this.terminated = true
  }
}

const start = () => new NearWorker() as unknown as Worker
const silently = () => {
  const worker = new NearWorker()
  worker.silent = true
  return worker as unknown as Worker
}
const worker = (index: number) => {
  const found = NearWorker.all[index]
  if (!found) throw new Error(`No worker ${index} was started`)
  return found
}

const trains = [runs('t1', 'a 08:00, b 09:00'), runs('t2', 'b 09:30, d 10:00')]
const search = { from: 'a', to: 'd', date, maxChanges: 2 } as const

beforeEach(() => void (NearWorker.all = []))
afterEach(() => void vi.useRealTimers())

test('PLN-2: the worker is told the trains once, and again when they are others', async () => {
  const host = connectionHost(start)
  expect(NearWorker.all).toEqual([])
  const [first, second] = await Promise.all([
    host.search(trains, search),
    host.search(trains, { ...search, maxChanges: 0 }),
  ])
  expect(trainsOf(first)).toEqual(['t1 t2'])
  expect(second).toEqual([])
  expect(await host.search(trains.slice(1), search)).toEqual([])
  expect(worker(0).heard.map(({ type }) => type)).toEqual(['trains', 'search', 'search', 'trains', 'search'])
  expect(NearWorker.all).toHaveLength(1)
})

test('each search is about its own trains, however close together they are asked', async () => {
  const host = connectionHost(start)
  const many = Array.from({ length: 3 * trainsPerMessage }, (_, n) => runs(`many${n}`, 'a 08:00, b 09:00'))
  const results = await Promise.all([
    host.search([...many, ...trains], search),
    host.search([], search),
    host.search([runs('direct', 'a 08:00, d 09:00'), ...many], search),
  ])
  expect(results.map((options) => options.length)).toEqual([1, 0, 1])
  const slices = worker(0).heard.flatMap((request) =>
    request.type === 'trains' ? [request.trains.length] : [],
  )
  expect(Math.max(...slices)).toBe(trainsPerMessage)
})

test('without workers the same search runs in the page', async () => {
  const host = connectionHost(undefined)
  expect(trainsOf(await host.search(trains, search))).toEqual(['t1 t2'])
  expect(await host.search([], search)).toEqual([])
  expect(trainsOf(await host.search(trains, search))).toEqual(['t1 t2'])
  await expect(host.search(trains, search, AbortSignal.abort())).rejects.toThrow('aborted')
})

test('who leaves is let go at once, and the others get their answers', async () => {
  const host = connectionHost(start)
  const leaver = new AbortController()
  const left = host.search(trains, search, leaver.signal)
  const stayed = host.search(trains, search)
  leaver.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(trainsOf(await stayed)).toEqual(['t1 t2'])
  await expect(host.search(trains, search, leaver.signal)).rejects.toThrow('aborted')
  // Nothing was asked on behalf of those who left.
  expect(worker(0).heard.filter(({ type }) => type === 'search')).toHaveLength(1)
})

test('a worker that cannot be made is an error with words', async () => {
  const host = connectionHost(() => {
    throw new DOMException('Refused by the policy', 'SecurityError')
  })
  const failed = host.search(trains, search)
  await expect(failed).rejects.toThrow('The search for connections could not be started')
  await expect(failed).rejects.toBeInstanceOf(ConnectionSearchError)
})

test('a worker whose script does not load is an error with words, and the next search starts another', async () => {
  let silent = true
  const host = connectionHost(() => (silent ? silently() : start()))
  const [first, second] = [host.search(trains, search), host.search(trains, search)]
  await vi.waitFor(() => expect(worker(0).heard).toHaveLength(3))
  worker(0).dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('could not be started')
  await expect(second).rejects.toThrow('could not be started')
  expect(worker(0).terminated).toBe(true)
  silent = false
  expect(trainsOf(await host.search(trains, search))).toEqual(['t1 t2'])
  expect(NearWorker.all).toHaveLength(2)
})

test('a worker that breaks later, or whose search does, is an error with words', async () => {
  const host = connectionHost(start)
  await host.search(trains, search)
  worker(0).silent = true
  const broken = host.search(trains, search)
  await vi.waitFor(() => expect(worker(0).heard).toHaveLength(3))
  worker(0).dispatchEvent(new Event('error'))
  await expect(broken).rejects.toThrow('The search for connections stopped unexpectedly')

  const holed = [null] as unknown as typeof trains
  await expect(host.search(holed, search)).rejects.toThrow('The search for connections stopped unexpectedly')
  await expect(connectionHost(undefined).search(holed, search)).rejects.toThrow('stopped unexpectedly')
  expect(trainsOf(await host.search(trains, search))).toEqual(['t1 t2'])
})

test('a worker that never answers is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const host = connectionHost(silently)
  const failed = host.search(trains, search)
  vi.advanceTimersByTime(searchTimeoutMs)
  await expect(failed).rejects.toThrow('The search for connections took too long')
  expect(worker(0).terminated).toBe(true)
})

test('SEA-1: a search without some trains finds what they hid; the next one has them again, and none is told anew', async () => {
  const later = [...trains, runs('t3', 'b 11:00, d 12:00')]
  const host = connectionHost(start)
  expect(trainsOf(await host.search(later, search))).toEqual(['t1 t2'])
  expect(trainsOf(await host.search(later, { ...search, without: ['t2'] }))).toEqual(['t1 t3'])
  expect(trainsOf(await host.search(later, { ...search, without: ['t1'] }))).toEqual([])
  expect(trainsOf(await host.search(later, search))).toEqual(['t1 t2'])
  expect(worker(0).heard.filter(({ type }) => type === 'trains')).toHaveLength(1)
})
