import { vi } from 'vitest'

/** Timers of just these lengths, in ms, end at once; the others as they do. Taken back with the other mocks. */
export function atOnce(...lengths: number[]) {
  const later = globalThis.setTimeout
  const start = (act: () => void, ms = 0, ...rest: unknown[]) =>
    later(act, lengths.includes(ms) ? 0 : ms, ...rest)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(start as typeof setTimeout)
}
