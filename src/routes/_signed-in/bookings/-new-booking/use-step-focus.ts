import { useRef } from 'react'
import { useOnChange } from '@/lib/hooks/use-on-change'

/** another step takes the focus to its heading, unless something in it has asked for the focus already. */
export function useStepFocus(step: string) {
  const area = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useOnChange(step, () => {
    if (shown.current === step) return
    shown.current = step
    if (!area.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  })
  return { area, heading }
}
