import { type RefObject, useEffect, useRef } from 'react'

/** For what comes of a call after its page may have been left: whether the component is there, and open, by then. */
export function useInSight(open = true): RefObject<boolean> {
  const inSight = useRef(false)
  useEffect(() => {
    inSight.current = open
    return () => {
      inSight.current = false
    }
  }, [open])
  return inSight
}
