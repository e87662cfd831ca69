import { type HistoryLocation, type HistoryState, linkOptions, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** The state of an entry with a panel over what one looks at, so that closing it leads back. A second one may come over the first. */
export const opensPanel = (now: HistoryState): HistoryState => ({ ...now, panels: (now.panels ?? 0) + 1 })

/** To spread on a link that opens a panel on this page: the parameter of the address that names what the panel shows. */
export const panelLink = (panel: { edit?: string; write?: string; line?: number }) =>
  linkOptions({
    to: '.',
    search: (now) => ({ ...now, ...panel }),
    state: opensPanel,
    resetScroll: false,
  })

/**
 * Closes the panel that the address names: by going back to where it was opened, or each opening would leave one press
 * of Back that does nothing; where a plain link or an address led to it, by `replace`.
 */
export function useClosePanel(replace: () => void): () => void {
  const router = useRouter()
  const left = useRef<HistoryLocation>(undefined)
  return () => {
    const { location } = router.history
    const { panels } = location.state
    if (!panels) return replace()
    // A second press comes before the first one has led back.
    if (left.current === location) return
    left.current = location
    router.history.go(-panels)
  }
}
