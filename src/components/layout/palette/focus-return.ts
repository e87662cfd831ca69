import type { RefObject } from 'react'

/** The dialog selects what stands in a field that it gives the focus back to: the next letter would replace it all. */
function keepSelection(field: HTMLElement) {
  if (!(field instanceof HTMLInputElement) || document.activeElement === field) return
  const { selectionStart, selectionEnd } = field
  if (selectionStart === null) return
  const select = () => field.setSelectionRange(selectionStart, selectionEnd)
  // It selects after the focus has come, in the same turn.
  field.addEventListener('focus', () => queueMicrotask(select), { once: true })
}

/** Where the focus goes when the palette is closed: back to where it was, else to the button. */
export const focusReturn = (
  before: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> => ({
  get current() {
    const was = before.current
    // A menu that was open has gone when the palette came.
    if (!was?.isConnected || was === document.body) return button.current
    keepSelection(was)
    return was
  },
})
