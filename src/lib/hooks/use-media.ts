import { useCallback, useSyncExternalStore } from 'react'

/** What the queries below call a phone: a list's filters and the planner's question take one line there. */
export const phoneQuery = '(max-width: 767.98px)'

/** Whether the window fits the media query, also when it is turned or resized. */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  const fits = () => matchMedia(query).matches
  return useSyncExternalStore(subscribe, fits, fits)
}
