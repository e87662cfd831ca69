import { useEffect, useState } from 'react'

/** For browsers without `requestIdleCallback`. */
const usuallyIdleMs = 1_000
const latestMs = 5_000
/** A page that nobody has touched yet is still being looked at, and on a phone perhaps still being drawn. */
const untouchedMs = 2_000
const inputs = ['pointerdown', 'keydown', 'input'] as const

/** Calls when the browser has nothing else to do. Returns the way to call it off. */
function whenIdle(done: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(done, usuallyIdleMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(done, { timeout: latestMs })
  return () => cancelIdleCallback(request)
}

/** The same, but not before the page's first input, or two seconds without one. */
export function whenSettled(done: () => void): () => void {
  // Not every browser says so.
  const { userActivation } = navigator as { userActivation?: UserActivation }
  if (userActivation?.hasBeenActive !== false) return whenIdle(done)
  const begin = () => {
    stopWaiting()
    callOff = whenIdle(done)
  }
  const timer = setTimeout(begin, untouchedMs)
  for (const input of inputs) addEventListener(input, begin)
  const stopWaiting = () => {
    clearTimeout(timer)
    for (const input of inputs) removeEventListener(input, begin)
  }
  let callOff = stopWaiting
  return () => callOff()
}

/** From the first time it is wanted: true once the browser has nothing else to do. */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => (wanted && !idle ? whenSettled(() => setIdle(true)) : undefined), [wanted, idle])
  return idle
}
