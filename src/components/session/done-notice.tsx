import { useRef } from 'react'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { SessionNotice } from './session-notice'

/** It stands in the place of a form that is done, and takes over its focus, unless that has gone elsewhere. */
export function DoneNotice(words: { message: string; detail?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useOnChange(null, () => {
    const at = document.activeElement
    if (at === document.body || box.current?.parentElement?.contains(at)) box.current?.focus()
  })
  return (
    <div ref={box} tabIndex={-1}>
      <SessionNotice type="success" {...words} />
    </div>
  )
}
