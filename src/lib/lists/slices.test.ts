import { afterEach, expect, test, vi } from 'vitest'
import { inSlices, mapInSlices, workAtOnce } from './slices'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Each look at the clock is so many milliseconds after the last one. */
function clockOf(step: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += step))
}

/** What others have to do meanwhile: how often their turn came. */
function others() {
  const { port1, port2 } = new MessageChannel()
  const turns = { count: 0 }
  port1.addEventListener('message', () => {
    turns.count += 1
    port2.postMessage(null)
  })
  port1.start()
  port2.postMessage(null)
  return { turns, stop: () => port1.close() }
}

const numbers = Array.from({ length: 400 }, (_, n) => n)

test('G28: long work lets others have their turn, and gives the same as if it had been done at once', async () => {
  clockOf(5)
  const { turns, stop } = others()
  const doubled = await mapInSlices(numbers, (n) => n * 2)
  stop()
  expect(doubled).toEqual(numbers.map((n) => n * 2))
  expect(turns.count).toBeGreaterThan(5)
})

test('G28: short work is done before anybody else has a turn', async () => {
  clockOf(0)
  const { turns, stop } = others()
  expect(await mapInSlices(numbers, (n) => n)).toEqual(numbers)
  expect(await mapInSlices([], (n) => n)).toEqual([])
  stop()
  expect(turns.count).toBe(0)
})

test('G28: work without turns is given up when its frame is over', () => {
  let steps = 0
  function* work(): Generator<void, string> {
    for (steps = 0; steps < 400; steps += 1) yield
    return 'done'
  }
  clockOf(0)
  expect(workAtOnce(work())).toBe('done')
  clockOf(5)
  expect(workAtOnce(work())).toBeUndefined()
  expect(steps).toBeLessThan(10)
})

test('G17: work that nobody waits for any more ends at its next turn', async () => {
  clockOf(100)
  const controller = new AbortController()
  let steps = 0
  const work = inSlices(() => {
    steps += 1
    if (steps === 3) controller.abort(new Error('left'))
    return steps < 1000
  }, controller.signal)
  await expect(work).rejects.toThrow('left')
  expect(steps).toBe(3)
})

test('a step that throws ends the work with that error', async () => {
  await expect(
    mapInSlices(numbers, (n) => {
      if (n === 200) throw new Error('no such number')
      return n
    }),
  ).rejects.toThrow('no such number')
})

test('P9: where the browser can tell, long work comes after all that the page has to draw', async () => {
  clockOf(5)
  const drawn = Promise.withResolvers<void>()
  const postTask = vi.fn<(task: () => void, options: object) => Promise<void>>(() => drawn.promise)
  vi.stubGlobal('scheduler', { postTask })
  let done = 0
  const all = mapInSlices(numbers, () => (done += 1))
  await vi.waitFor(() => expect(postTask).toHaveBeenCalledWith(expect.anything(), { priority: 'background' }))
  const before = done
  expect(before).toBeLessThan(numbers.length)
  drawn.resolve()
  expect(await all).toHaveLength(numbers.length)
})
