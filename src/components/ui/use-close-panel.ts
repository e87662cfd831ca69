import { type HistoryState, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The state of a link that opens a panel over its own page, so that Back closes it. A second one may come over the first. */
export const opensPanel = (now: HistoryState): HistoryState => ({ ...now, panels: (now.panels ?? 0) + 1 })

/**
 * Closes the panel that the address names: by going back to where a link of its page opened it, or each opening would
 * leave one press of Back that does nothing; where it was opened from elsewhere, by `replace`.
 */
export function useClosePanel(replace: () => void): () => void {
  const router = useRouter()
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [entry])
  return () => {
    const { panels } = router.history.location.state
    if (!panels) return replace()
    // A second press comes before the first one has led back.
    if (isLeaving.current) return
    isLeaving.current = true
    router.history.go(-panels)
  }
}
