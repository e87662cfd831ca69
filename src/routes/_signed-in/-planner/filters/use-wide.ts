import { useSyncExternalStore } from 'react'

const query = '(min-width: 1000px)'

/** For styles: from here on the filters stand beside the results. */
export const wide = `@media ${query}`

const media = () => window.matchMedia(query)

function subscribe(listener: () => void) {
  const list = media()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether there is room for the filters beside the results. */
export const useWide = () => useSyncExternalStore(subscribe, () => media().matches)
