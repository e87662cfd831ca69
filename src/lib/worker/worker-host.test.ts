import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerer, type WorkerAnswer, type WorkerRequest } from './worker-answerer'
import { WorkerError, workerHost, workerInPage, type WorkerLike } from './worker-host'

/** Adds up what it was told, times what it is asked; a question of NaN breaks it. */
const sums = () =>
  answerer<number, number, number>((items) => {
    const sum = items.reduce((total, item) => total + item, 0)
    return (factor) => {
      if (Number.isNaN(factor)) throw new Error('No number')
      return sum * factor
    }
  })

/** A worker on the other side of a structured clone; a silent one hears all and says nothing. */
class NearWorker extends EventTarget implements WorkerLike {
  heard: WorkerRequest<number, number>[] = []
  terminated = false
  silent = false
  private readonly answer = sums()
  postMessage(request: WorkerRequest<number, number>) {
    const copy = structuredClone(request)
    this.heard.push(copy)
    const reply = this.silent ? undefined : this.answer(copy)
    if (reply) queueMicrotask(() => this.say(reply))
  }
  say(data: WorkerAnswer<number>) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate() {
    this.terminated = true
  }
}

let workers: NearWorker[] = []
let silent = false
const start = () => {
  const worker = new NearWorker()
  worker.silent = silent
  workers.push(worker)
  return worker
}
const worker = (index: number) => {
  const found = workers[index]
  if (!found) throw new Error(`No worker ${index} was started`)
  return found
}

const words = { notStarted: 'Not started', stopped: 'Stopped', tooLong: 'Too long' }
const hostOf = (startWorker: () => WorkerLike) =>
  workerHost<{ value: number }, number, number, number>({
    start: startWorker,
    itemOf: ({ value }) => value,
    itemsPerMessage: 3,
    timeoutMs: 1000,
    words,
  })
const valued = (...values: number[]) => values.map((value) => ({ value }))
const ten = valued(1, 2, 3, 4)

beforeEach(() => {
  workers = []
  silent = false
})
afterEach(() => void vi.useRealTimers())

test('records are told once, in slices, and each question is about its own', async () => {
  const host = hostOf(start)
  expect(workers).toEqual([])
  expect(
    await Promise.all([host.ask(ten, 1), host.ask(ten, 2), host.ask([], 3), host.ask(valued(5), 4)]),
  ).toEqual([10, 20, 0, 20])
  expect(
    worker(0).heard.map((request) => (request.type === 'items' ? request.items : request.question)),
  ).toEqual([[1, 2, 3], [4], 1, 2, [], 3, [5], 4])
  expect(workers).toHaveLength(1)
})

test('without workers the same work runs in the page', async () => {
  const host = hostOf(() => workerInPage(async () => sums()))
  expect(await Promise.all([host.ask(ten, 1), host.ask([], 2), host.ask(ten, 3)])).toEqual([10, 0, 30])
  await expect(host.ask(ten, Number.NaN)).rejects.toThrow('Stopped')
  const lost = hostOf(() => workerInPage(() => Promise.reject(new Error('offline'))))
  await expect(lost.ask(ten, 1)).rejects.toThrow('Not started')
})

test('who leaves is let go at once, and the others get their answers', async () => {
  const host = hostOf(start)
  const leaver = new AbortController()
  const left = host.ask(ten, 1, leaver.signal)
  const stayed = host.ask(ten, 2)
  leaver.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(await stayed).toBe(20)
  await expect(host.ask(ten, 3, leaver.signal)).rejects.toThrow('aborted')
  expect(worker(0).heard.filter(({ type }) => type === 'ask')).toHaveLength(1)
})

test('a worker that cannot be made, or does not load, is an error with words, and the next question starts another', async () => {
  const refused = hostOf(() => {
    throw new DOMException('Refused by the policy', 'SecurityError')
  })
  await expect(refused.ask(ten, 1)).rejects.toThrow('Not started')
  await expect(refused.ask(ten, 1)).rejects.toBeInstanceOf(WorkerError)

  silent = true
  const host = hostOf(start)
  const asked = [host.ask(ten, 1), host.ask(ten, 2)]
  await vi.waitFor(() => expect(worker(0).heard).toHaveLength(4))
  worker(0).dispatchEvent(new Event('error'))
  for (const failed of asked) await expect(failed).rejects.toThrow('Not started')
  expect(worker(0).terminated).toBe(true)
  silent = false
  expect(await host.ask(ten, 1)).toBe(10)
  expect(workers).toHaveLength(2)
})

test('a worker that breaks later, or whose work does, is an error with words', async () => {
  const host = hostOf(start)
  await host.ask(ten, 1)
  await expect(host.ask(ten, Number.NaN)).rejects.toThrow('Stopped')
  expect(await host.ask(ten, 1)).toBe(10)
  worker(1).silent = true
  const broken = host.ask(ten, 2)
  worker(1).dispatchEvent(new Event('error'))
  await expect(broken).rejects.toThrow('Stopped')
})

test('a worker that never answers is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  silent = true
  const failed = hostOf(start).ask(ten, 1)
  vi.advanceTimersByTime(1000)
  await expect(failed).rejects.toThrow('Too long')
  expect(worker(0).terminated).toBe(true)
})

test('the worker ends with the last page that holds it, not with one that is drawn anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const host = hostOf(start)
  const letGo = host.hold()
  await host.ask(ten, 1)
  letGo()
  const letGoAgain = host.hold()
  vi.runAllTimers()
  expect(worker(0).terminated).toBe(false)
  letGoAgain()
  vi.runAllTimers()
  expect(worker(0).terminated).toBe(true)
  expect(await host.ask(ten, 1)).toBe(10)
  expect(workers).toHaveLength(2)
})
