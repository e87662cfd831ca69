import { type RefObject, useRef } from 'react'
import { useOnChange } from '@/lib/hooks/use-on-change'

/**
 * For a row of things that can be removed, each by a button marked `data-remove`: whoever removes one goes on at its
 * neighbour. Where the last one takes the row with it the caller has to say where to.
 */
export function useRemovalFocus<E extends HTMLElement>(
  count: number,
): { box: RefObject<E | null>; removing: (index: number) => void } {
  const box = useRef<E>(null)
  const removed = useRef<number>(undefined)
  useOnChange(count, () => {
    const at = removed.current
    removed.current = undefined
    if (at === undefined) return
    box.current?.querySelectorAll<HTMLElement>('[data-remove]')[Math.min(at, count - 1)]?.focus()
  })
  return {
    box,
    removing: (index) => {
      removed.current = index
    },
  }
}
