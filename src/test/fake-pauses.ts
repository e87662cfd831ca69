import { vi } from 'vitest'

/** How long a request may take before ky gives it up: no pause between two requests. */
const requestLimit = 10_000

/**
 * Time in the test's hands, from `now` on: answers come in real time, pauses between them take none. Undone by
 * `vi.useRealTimers()`.
 */
export function fakePauses(now: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date(now) })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const seen = () => timers.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms > 0 && ms !== requestLimit)
  let passed = 0

  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => void setImmediate(resolve))
  }
  return {
    until,
    /** The pauses that passed so far, in ms. */
    pauses: () => seen().slice(0, passed),
    /** Waits for the next pause to begin, without letting it pass. */
    paused: () => until(() => seen().length > passed),
    /** Lets every pause pass until the work is done. */
    async finish<T>(work: Promise<T>): Promise<T> {
      let done = false
      const end = () => {
        done = true
      }
      work.then(end, end)
      for (;;) {
        await until(() => done || seen().length > passed)
        if (done) return work
        const ms = seen()[passed] ?? 0
        passed += 1
        await vi.advanceTimersByTimeAsync(ms)
      }
    },
  }
}
