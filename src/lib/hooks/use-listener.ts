import { useEffect, useEffectEvent } from 'react'

/** Hears events that reach the window while `active`; the listener knows what was drawn last. */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  active = true,
) {
  const heard = useEffectEvent(listener)
  useEffect(() => {
    if (!active) return
    const hear = (event: WindowEventMap[Type]) => heard(event)
    addEventListener(type, hear)
    return () => removeEventListener(type, hear)
  }, [type, active])
}

/** With the browser's Back and Forward, while `active`: what is open over a page is not about the next one. */
export const useOnBack = (active: boolean, run: () => void) => useListener('popstate', () => run(), active)
