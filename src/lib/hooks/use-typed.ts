import { type ChangeEvent, useState } from 'react'
import { useTimeout } from './use-timeout'

/** So long after the last key: until then the page has nothing to draw but the field. */
const usualPauseMs = 80

/**
 * The text of a field whose words are part of the address. The field shows each key at once; the address follows when the
 * typing pauses, or when the field is left.
 *
 * @param asked what the address says
 * @param pauseMs shorter where what follows is quickly drawn
 */
export function useTyped(asked: string, onTyped: (words: string) => void, pauseMs = usualPauseMs) {
  const [typed, setTyped] = useState<string>()
  // What the address says, and then what was sent to it: only something else there is news, such as after Back. A slow
  // page may be given words when later ones are under way already.
  const [sent, setSent] = useState([asked])
  if (sent[0] !== asked) {
    const at = sent.lastIndexOf(asked)
    setSent(at < 0 ? [asked] : sent.slice(at))
    if (at < 0) setTyped(undefined)
  }
  const send = () => {
    const words = typed?.trim()
    if (words === undefined || words === sent.at(-1)) return
    setSent([...sent, words])
    onTyped(words)
  }
  useTimeout(send, pauseMs, typed)
  return {
    value: typed ?? asked,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onBlur: send,
  }
}
