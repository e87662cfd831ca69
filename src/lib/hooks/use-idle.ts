import { useEffect, useState } from 'react'

/** For browsers without `requestIdleCallback`. */
const usuallyIdleMs = 1_000
const latestMs = 5_000

/** From the first time it is wanted: true once the browser has nothing else to do. */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!wanted || idle) return
    const done = () => setIdle(true)
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(done, usuallyIdleMs)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(done, { timeout: latestMs })
    return () => cancelIdleCallback(request)
  }, [wanted, idle])
  return idle
}
