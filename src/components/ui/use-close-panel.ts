import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/** The state of a link that opens a panel over its own page, so that Back closes it. */
export const opensPanel = (now: HistoryState): HistoryState => ({ ...now, panel: true })

/**
 * Closes the panel that the address names: by going back to where a link of its page opened it, or each opening would
 * leave one press of Back that does nothing; where it was opened from elsewhere, by `replace`.
 */
export function useClosePanel(replace: () => void): () => void {
  const router = useRouter()
  const left = useRef<string>(undefined)
  return () => {
    const { state } = router.history.location
    if (!state.panel) return replace()
    // A second press comes before the first one has led back.
    if (left.current === state.__TSR_key) return
    left.current = state.__TSR_key
    router.history.back()
  }
}
