import { vi } from 'vitest'

/** Timers of just this length, in ms, end when the test says so, by what this returns. Taken back with the other mocks. */
export function holdTimers(length: number) {
  const later = globalThis.setTimeout
  const waiting: (() => void)[] = []
  const start = (act: () => void, ms = 0, ...rest: unknown[]) => {
    if (ms !== length) return later(act, ms, ...rest)
    waiting.push(act)
    return later(() => {}, 0)
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(start as typeof setTimeout)
  return () => waiting.splice(0).forEach((act) => act())
}

/** Timers of just these lengths, in ms, end at once; the others as they do. Taken back with the other mocks. */
export function skipTimers(...lengths: number[]) {
  const later = globalThis.setTimeout
  const start = (act: () => void, ms = 0, ...rest: unknown[]) =>
    later(act, lengths.includes(ms) ? 0 : ms, ...rest)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(start as typeof setTimeout)
}

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
