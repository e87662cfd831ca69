import { type FocusEvent, type RefObject, useRef } from 'react'
import { useOnChange } from './use-on-change'

/** Whether what had the focus has left the page, and the focus with it. */
export const isFocusLost = () => document.activeElement === document.body

/**
 * For what may take the focus with it when it goes, such as a button that is removed by its own press: once `value` has
 * changed and the focus is lost, `moveOn` gives it a place.
 * @param options.always also where the focus is not lost
 * @param options.expected from the first drawing on
 * @returns what the press calls; with `false`, the focus may be lost again
 */
export function useFocusAfter(value: unknown, moveOn: () => void, { always = false, expected = false } = {}) {
  const isExpected = useRef(expected)
  useOnChange(value, () => {
    if (!isExpected.current || !(always || isFocusLost())) return
    isExpected.current = false
    moveOn()
  })
  return (now = true) => {
    isExpected.current = now
  }
}

/**
 * For rows that take their buttons with them: the focus stays in the box, or goes to the page when the box is gone, and not
 * to the next button, which the same key would press.
 * @returns what the box is to hear
 */
export function useHeldFocus(box: RefObject<HTMLElement | null>) {
  const hold = useFocusAfter({}, () => (box.current ?? document.querySelector('main'))?.focus())
  return {
    onFocus: () => hold(),
    // Browsers fire it for the user's own moves, and not for what is removed from the page.
    onBlur: (event: FocusEvent<HTMLElement>) => hold(event.currentTarget.contains(event.relatedTarget)),
  }
}
