import { useEffect, useEffectEvent } from 'react'

/** Once `ms` after `active` became true, unless it is false by then. */
export function useTimeout(run: () => void, ms: number, active = true) {
  const ended = useEffectEvent(run)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => ended(), ms)
    return () => clearTimeout(timer)
  }, [ms, active])
}
