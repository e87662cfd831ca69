import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** So long after the last key: until then the page has nothing to draw but the field. */
const usualPauseMs = 80

/**
 * The text of a field whose words stand in the address. The field shows each key at once; the address follows when the
 * typing pauses, or when the field is left.
 *
 * @param asked what the address says
 * @param pauseMs shorter where what follows is quickly drawn
 */
export function useTyped(asked: string, onTyped: (words: string) => void, pauseMs = usualPauseMs) {
  const [text, setText] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What the address says, and then what was sent to it: only something else there is news, such as after Back. A slow
  // page may be given words when later ones are under way already.
  const sent = useRef([asked])
  useEffect(() => {
    const at = sent.current.lastIndexOf(asked)
    sent.current = at < 0 ? [asked] : sent.current.slice(at)
    if (at >= 0) return
    clearTimeout(timer.current)
    setText(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (words: string) => {
    clearTimeout(timer.current)
    if (words === sent.current.at(-1)) return
    sent.current.push(words)
    onTyped(words)
  }
  return {
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const { value } = target
      setText(value)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(value.trim()), pauseMs)
    },
    onBlur: () => tell(text.trim()),
  }
}
