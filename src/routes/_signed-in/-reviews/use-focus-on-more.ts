import { type RefObject, useRef } from 'react'
import { useOnChange } from '@/lib/hooks/use-on-change'

/**
 * For a press that brings more of a list: where its button goes with the last of it, the focus goes on at the first
 * card that came.
 * @param count of the cards in `list`
 * @returns what a press calls
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>, count: number): () => void {
  const before = useRef<number>(undefined)
  useOnChange(count, () => {
    const first = before.current
    if (first === undefined || count <= first) return
    before.current = undefined
    if (document.activeElement !== document.body) return
    list.current?.querySelectorAll('article')[first]?.focus({ preventScroll: true })
  })
  return () => {
    before.current = count
  }
}
