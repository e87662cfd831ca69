import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * A button goes with the row it belongs to. The focus it had stays in the box, or goes to the page when the box is gone:
 * not to the next button, which the same key would press.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>) {
  const held = useRef(false)
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return
    const target = box.current ?? document.querySelector('main')
    target?.focus()
    held.current = box.current !== null
  })
  return {
    onFocus: () => {
      held.current = true
    },
    // Not told of what is taken out of the page, only of the user's own moves.
    onBlur: (event: FocusEvent<HTMLElement>) => {
      held.current = event.currentTarget.contains(event.relatedTarget)
    },
  }
}
