import { vi } from 'vitest'

/**
 * Time in the test's hands, from `now` on: answers come in real time, and what the code's function `pause` waits for
 * passes when the test says so. Other timers, such as those of connections, only follow. Undone by `vi.useRealTimers()`.
 */
export function fakePauses(now: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: new Date(now) })
  const started: number[] = []
  let passed = 0
  const setFake = globalThis.setTimeout
  const setNoted = (callback: () => void, ms = 0, ...rest: unknown[]) => {
    if (new Error('made by').stack?.includes('at pause (')) started.push(ms)
    return setFake(callback, ms, ...rest)
  }
  // No spy: it would be taken back later than the clock, and bring the stopped one back.
  globalThis.setTimeout = setNoted as typeof setTimeout

  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => void setImmediate(resolve))
  }
  const pass = async () => {
    const ms = started[passed] ?? 0
    passed += 1
    await vi.advanceTimersByTimeAsync(ms)
  }
  return {
    /** The pauses that passed so far, in ms. */
    pauses: () => started.slice(0, passed),
    /** Waits for the next pause to begin, without letting it pass. */
    paused: () => until(() => started.length > passed),
    pass,
    /** Lets every pause pass until the work is done. */
    async finish<T>(work: Promise<T>): Promise<T> {
      let done = false
      const end = () => {
        done = true
      }
      work.then(end, end)
      for (;;) {
        await until(() => done || started.length > passed)
        if (done) return work
        await pass()
      }
    },
  }
}
