import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

interface Said {
  words: string
  /** What the browser did not let onto the clipboard: to be copied by hand. */
  byHand: string | undefined
}

let said: Said = { words: '', byHand: undefined }
const listeners = createListeners()

/** Said by the live region of the panel, the same words twice as well. */
export function say(words: string, byHand?: string) {
  said = { words: words === said.words ? `${words}\u00a0` : words, byHand }
  listeners.notify()
}

export const useSaid = () => useSyncExternalStore(listeners.subscribe, () => said)

/**
 * Puts a text on the clipboard and says so.
 * @param what begins a sentence: 'Link'
 */
export async function copy(text: string, what: string) {
  try {
    await navigator.clipboard.writeText(text)
    say(`${what} copied`)
    return true
  } catch {
    say(`${what}: the browser did not let it be copied. Copy it by hand.`, text)
    return false
  }
}
