import { useCallback, useRef } from 'react'
import { isFocusLost } from '@/lib/hooks/use-focus-after'
import { useOnChange } from '@/lib/hooks/use-on-change'

const cardOf = (id: string | undefined) =>
  id === undefined ? null : document.getElementById(`booking-${id}`)

/** Gives the focus to `target` as often as it is lost, until what is leaving, and a dialog over it, are gone. */
function keepFocus(leaving: Element | null, target: () => HTMLElement | null) {
  const isLeaving = () => leaving?.contains(document.activeElement) ?? false
  const isOver = () => !leaving?.isConnected && !document.querySelector('[role=alertdialog]')
  const observer = new MutationObserver(() => look())
  const look = () => {
    if (isFocusLost() || isLeaving()) target()?.focus()
    if (isOver()) observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/**
 * CNF-5: when the card that has the focus leaves the list, the one that takes its place gets it, else the page's heading.
 * @returns what a card that gets the focus is to call with its id
 */
export function useNextCardFocus(ids: readonly string[]): (id: string) => void {
  const focused = useRef<string>(undefined)
  const shown = useRef(ids)
  // Each render makes a new list of the same ids.
  useOnChange(ids.join(' '), () => {
    const before = shown.current
    shown.current = ids
    const at = before.indexOf(focused.current ?? '')
    const left = before[at]
    if (left === undefined || ids.includes(left)) return
    focused.current = undefined
    const next = ids[Math.min(at, ids.length - 1)]
    return keepFocus(cardOf(left), () => cardOf(next) ?? document.querySelector('h1'))
  })
  return useCallback((id: string) => {
    focused.current = id
  }, [])
}
