import { noop } from '@/lib/noop'
import type { Rows } from './rows'

/** Half a frame: what is left of it is the page's, to answer keys and to paint. */
const sliceMs = 8

/** Not every browser has it. */
interface WithScheduler {
  scheduler?: { postTask: (task: () => void, options: { priority: 'background' }) => Promise<void> }
}

/**
 * As a timer of 0 ms, but not slowed down in a tab out of sight; and after whatever the page has to draw, where the
 * browser can tell: rows that have come would else wait for the reading of all that follow.
 */
export function otherTasks(): Promise<void> {
  const { scheduler } = globalThis as WithScheduler
  if (scheduler) return scheduler.postTask(noop, { priority: 'background' })
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/**
 * For work that would keep the page for too long: asked between two steps of it. Whenever half a frame is over it has the
 * page's turn to wait for, which fails with the signal's reason where that was aborted.
 */
export function pace(signal?: AbortSignal): () => Promise<void> | undefined {
  let end = performance.now() + sliceMs
  const turn = async () => {
    await otherTasks()
    signal?.throwIfAborted()
    end = performance.now() + sliceMs
  }
  return () => (performance.now() < end ? undefined : turn())
}

/**
 * Work done in steps, with turns of the page between them. Work that is shorter is done at once.
 *
 * @param step returns whether there is more to do
 * @throws the signal's reason, after a turn of the page in which it was aborted
 */
export async function inSlices(step: () => boolean, signal?: AbortSignal): Promise<void> {
  const turn = pace(signal)
  while (step()) {
    const others = turn()
    if (others) await others
  }
}

/** The same for work that says itself where it may be interrupted: each `yield` ends a step. */
export async function workInSlices<R>(work: Generator<void, R>, signal?: AbortSignal): Promise<R> {
  let state = work.next()
  await inSlices(() => {
    if (!state.done) state = work.next()
    return !state.done
  }, signal)
  return state.value as R
}

/** The same without any turns, where that is done within a frame; undefined where it takes longer. */
export function workAtOnce<R>(work: Generator<void, R>): R | undefined {
  const end = performance.now() + 2 * sliceMs
  for (let state = work.next(); ; state = work.next()) {
    if (state.done) return state.value
    if (performance.now() > end) return undefined
  }
}

/** What `change` makes of each item, in their order. */
export async function mapInSlices<T, R>(
  items: Rows<T>,
  change: (item: T) => R,
  signal?: AbortSignal,
): Promise<R[]> {
  const changed: R[] = []
  await inSlices(() => {
    // The clock is read once for several items.
    for (const item of items.slice(changed.length, changed.length + 16)) changed.push(change(item))
    return changed.length < items.length
  }, signal)
  return changed
}
