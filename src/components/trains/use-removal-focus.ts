import { type RefObject, useRef } from 'react'
import { useFocusAfter } from '@/lib/hooks/use-focus-after'

/**
 * For a row of things that can be removed, each by a button marked `data-remove`: the focus then goes on at its
 * neighbour. Where the last one takes the row with it the caller has to say where to.
 */
export function useRemovalFocus<E extends HTMLElement>(
  count: number,
): { box: RefObject<E | null>; removing: (index: number) => void } {
  const box = useRef<E>(null)
  const removed = useRef(0)
  const expectFocus = useFocusAfter(count, () => {
    box.current?.querySelectorAll<HTMLElement>('[data-remove]')[Math.min(removed.current, count - 1)]?.focus()
  })
  const removing = (index: number) => {
    removed.current = index
    expectFocus()
  }
  return { box, removing }
}
