import { type RefCallback, useCallback, useState } from 'react'

/** True from the first time the element comes near the window. Where the browser cannot tell, at once. */
export function useNearViewport(): [RefCallback<Element>, boolean] {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined')
  const watch = useCallback(
    (element: Element | null) => {
      if (isNear || !element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
        },
        { rootMargin: '200px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isNear],
  )
  return [watch, isNear]
}
