import { useEffect } from 'react'

/** Runs with the browser's Back and Forward, while `active`: what is open over a page is not about the next one. */
export function useOnBack(active: boolean, run: () => void) {
  useEffect(() => {
    if (!active) return
    addEventListener('popstate', run)
    return () => removeEventListener('popstate', run)
  }, [active, run])
}
