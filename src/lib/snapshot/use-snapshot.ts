import { useEffect } from 'react'
import { hasBegunEarly } from '@/lib/early'
import { phoneQuery } from '@/lib/hooks/use-media'
import { whenSettled } from '@/lib/hooks/use-idle'
import { noop } from '@/lib/noop'

/** By address: an unchanged list is taken once. */
const taken = new Map<string, string>()

/**
 * Keeps a snapshot of a page for the next visit (P9), once all of it is there. Only of phones: wider pages have a menu
 * that is not the same for everybody.
 * @param mark what its summary is to say of its records then; undefined while not all of it is there
 */
export function useSnapshot(mark: string | undefined) {
  useEffect(() => {
    if (mark === undefined || !hasBegunEarly() || !matchMedia(phoneQuery).matches) return
    const { pathname } = location
    if (taken.get(pathname) === mark) return
    let isLeft = false
    const take = async () => {
      const { takeSnapshot } = await import('./take-snapshot')
      // What is there by now may be somebody's own.
      if (isLeft || location.pathname !== pathname) return
      await takeSnapshot(mark)
      taken.set(pathname, mark)
    }
    const callOff = whenSettled(() => void take().catch(noop))
    return () => {
      isLeft = true
      callOff()
    }
  }, [mark])
}
