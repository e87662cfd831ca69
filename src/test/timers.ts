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
