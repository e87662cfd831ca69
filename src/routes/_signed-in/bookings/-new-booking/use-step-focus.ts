import { useEffect, useRef } from 'react'

/** another step takes the focus to its heading, unless something in it has asked for the focus already. */
export function useStepFocus(step: string) {
  const area = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (!area.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [step])
  return { area, heading }
}
