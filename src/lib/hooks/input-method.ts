/** With the code that is out of date elsewhere, and here the only sign. */
interface KeyPress {
  isComposing: boolean
  keyCode: number
}

/** There a key with a code of its own is the page's, also while a word counts as unfinished: Enter, above all. */
const isAndroid = () => /Android/.test(navigator.userAgent)

/** Safari ends a composition before it says which key did so: only the code shows whose key that was. */
const isOfInputMethod = ({ isComposing, keyCode }: KeyPress) =>
  keyCode === 229 || (isComposing && !isAndroid())

function keep(event: KeyboardEvent) {
  if (!isOfInputMethod(event)) return
  event.stopPropagation()
  // Or a browser that hands the key on would send the form, or empty a search field.
  if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
}

/**
 * While an input method composes, its keys are no keys of the page: arrows, Enter, Tab and Escape choose among the
 * method's own words. Listens before everything else, so that no part of the page needs to ask.
 */
export function keepInputMethodKeys() {
  window.addEventListener('keydown', keep, true)
  return () => window.removeEventListener('keydown', keep, true)
}
