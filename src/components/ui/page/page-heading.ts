import { useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTitle } from './use-title'

// One page is shown at a time, so these belong to the module: the path whose heading was announced last, and whether
// a heading that went away (a skeleton's, say) had the focus, which its successor then takes over.
let announced: string | undefined
let handedOver = false

/** For tests: the next heading is a first load again. */
export function forgetHeadings() {
  announced = undefined
  handedOver = false
}

/** Whoever has opened something in the top bar, or a dialog, since asking for the page is not called away from it. */
const isReadingAbove = () =>
  document.querySelector('[data-top-bar] [aria-expanded=true], [aria-modal=true][data-state=open]') !== null

/** Document title, and the focus on the page's heading after every change of path but not on the first load. */
export function usePageHeading(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not `location`: while the next page loads that is already the next one's, and the old heading would take the focus.
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname })
  useTitle(title)
  useEffect(() => {
    const moved = announced !== undefined && announced !== path
    // Scrolling is the router's: it restores the place on Back.
    if ((moved || handedOver) && !isReadingAbove()) heading.current?.focus({ preventScroll: true })
    announced = path
    handedOver = false
  }, [path])
  useLayoutEffect(() => {
    const element = heading.current
    return () => {
      handedOver = element !== null && document.activeElement === element
    }
  }, [])
  return heading
}
