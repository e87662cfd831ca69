import { type RefObject, useEffect, useRef } from 'react'

/** For what comes of a call after its page may have been left: whether the component is mounted, and open, by then. */
export function useMountedRef(open = true): RefObject<boolean> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = open
    return () => {
      isMounted.current = false
    }
  }, [open])
  return isMounted
}
