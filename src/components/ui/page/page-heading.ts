import { useRouterState } from '@tanstack/react-router'
import { productName } from '@/lib/config'
import { useOnChange } from '@/lib/hooks/use-on-change'

// One page is shown at a time, so these belong to the module: its heading, the path whose heading was announced last, and
// whether a heading that went away (a skeleton's, say) had the focus, which its successor then takes over.
let heading: HTMLHeadingElement | null = null
let announced: string | undefined
let handedOver = false

/** For tests: the next heading is a first load again. */
export function forgetHeadings() {
  announced = undefined
  handedOver = false
}

const opened = '[data-top-bar] [aria-expanded=true], [aria-modal=true][data-state=open]'

/** Whoever has opened something in the top bar, or a dialog, since asking for the page is not called away from it. */
const isReadingAbove = () => document.body.querySelector(opened) !== null

function headingRef(element: HTMLHeadingElement | null) {
  heading = element
  return () => {
    handedOver = element !== null && document.activeElement === element
    if (heading === element) heading = null
  }
}

/** The document's title, which tabs, history and screen readers name the page by. */
export const useTitle = (title: string) =>
  useOnChange(title, () => {
    document.title = `${title} · ${productName}`
  })

/**
 * Document title, and the focus on the page's heading after every change of path but not on the first load.
 * @returns the ref of the heading
 */
export function usePageHeading(title: string) {
  // Not `location`: while the next page loads that is already the next one's, and the old heading would take the focus.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname })
  useTitle(title)
  useOnChange(path, () => {
    const moved = announced !== undefined && announced !== path
    // Scrolling is the router's: it restores the place on Back.
    if ((moved || handedOver) && !isReadingAbove()) heading?.focus({ preventScroll: true })
    announced = path
    handedOver = false
  })
  return headingRef
}

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
