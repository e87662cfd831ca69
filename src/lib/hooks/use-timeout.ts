import { useEffect, useEffectEvent } from 'react'

/** Once `ms` after the last change of `active`, unless that is false or undefined. */
export function useTimeout(run: () => void, ms: number, active: unknown = true) {
  const ended = useEffectEvent(run)
  useEffect(() => {
    if (active === false || active === undefined) return
    const timer = setTimeout(() => ended(), ms)
    return () => clearTimeout(timer)
  }, [ms, active])
}
