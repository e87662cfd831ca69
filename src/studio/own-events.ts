/**
 * A modal dialog of the app takes the focus, Tab, Escape and each press outside for itself. What is done in the studio is
 * none of its business: it ends at the window, before the dialog hears of it. React's own focus, pointer, Tab and Escape
 * handlers are therefore never called in here.
 */
export function keepOwnEvents(host: HTMLElement) {
  const keep = (event: Event) => {
    if (!(event.target instanceof Node) || !host.contains(event.target)) return
    if (event instanceof KeyboardEvent && event.key !== 'Tab' && event.key !== 'Escape') return
    event.stopPropagation()
  }
  for (const type of ['focusin', 'pointerdown', 'keydown']) addEventListener(type, keep, true)
  return () => {
    for (const type of ['focusin', 'pointerdown', 'keydown']) removeEventListener(type, keep, true)
  }
}
