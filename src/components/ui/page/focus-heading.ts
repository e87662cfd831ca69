interface Press {
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

/**
 * For a control that goes with its own press: the focus goes on at the page's heading, or at the dialog that is open.
 * @param press of a link, which stays where it is opened in another tab
 */
export function focusHeading(press?: Press) {
  if (press && (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey)) return
  const place = document.querySelector<HTMLElement>('[aria-modal=true]') ?? document.querySelector('h1')
  place?.focus({ preventScroll: true })
}
