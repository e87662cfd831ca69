import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { errorWords } from '@/lib/http/api-error'

/** Longer ones are shown as a detail, which folds. */
const headlineLength = 160

const wordsOf = (error: Error) =>
  error.message !== '' && error.message.length <= headlineLength
    ? { headline: error.message }
    : errorWords(error)

/**
 * SES-6: why a form was refused (D2), on top of it. Takes the focus when it appears, but not from somebody who has typed or
 * gone elsewhere while he was `waiting`.
 */
export function FormFailure({ error, waiting }: { error: Error | null; waiting: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const told = useRef<Error>(null)
  const movedOn = useRef(false)
  useEffect(() => {
    // Once for each failure: hidden while a field says what is wrong, it comes back without taking the focus.
    if (!error || error === told.current) return
    told.current = error
    if (!movedOn.current) box.current?.focus()
  }, [error])
  useEffect(() => {
    movedOn.current = false
    if (!waiting) return
    const note = () => {
      movedOn.current = true
    }
    // One that is left over says nothing that the next wait does not begin with.
    for (const kind of ['input', 'focusin']) document.addEventListener(kind, note, { once: true })
  }, [waiting])
  const words = error && wordsOf(error)
  return (
    words && (
      <chakra.div ref={box} tabIndex={-1} role="group" aria-label={words.headline}>
        <ErrorNotice {...words} />
      </chakra.div>
    )
  )
}
