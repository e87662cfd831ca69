export const compareTrayId = 'compare-tray'

/** Moves the focus, when the tray is emptied, to the train's switch, of which a page may have more than one, or to the page's top. */
export function leaveTray(trainId: string | undefined) {
  const switches = [...document.querySelectorAll<HTMLElement>('[data-compare]')]
  const own = switches.find(({ dataset }) => dataset.compare === trainId)
  ;(own ?? document.querySelector<HTMLElement>('h1'))?.focus()
}
