import { useEffect } from 'react'
import { hasBegunEarly } from '@/lib/early'
import { phoneQuery } from '@/lib/hooks/use-media'
import { whenSettled } from '@/lib/hooks/use-idle'
import { noop } from '@/lib/noop'

/** By address: an unchanged list is taken once. */
const taken = new Map<string, number>()

/**
 * Keeps a snapshot of a page for the next visit (P9), once all of it is there. Only of phones: wider pages have a menu
 * that is not the same for everybody.
 * @param at when its records came, ms since 1970; undefined while not all of them are there
 * @param markOf what its summary is to say of them then; the same function each time
 */
export function useSnapshot(at: number | undefined, markOf: (at: number) => string) {
  useEffect(() => {
    if (at === undefined || !hasBegunEarly() || !matchMedia(phoneQuery).matches) return
    const { pathname } = location
    if (taken.get(pathname) === at) return
    let isLeft = false
    const take = async () => {
      const { takeSnapshot } = await import('./take-snapshot')
      // What is there by now may be somebody's own.
      if (isLeft || location.pathname !== pathname) return
      await takeSnapshot(markOf(at))
      taken.set(pathname, at)
    }
    const callOff = whenSettled(() => void take().catch(noop))
    return () => {
      isLeft = true
      callOff()
    }
  }, [at, markOf])
}
