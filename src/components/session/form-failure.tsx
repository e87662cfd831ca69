import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { ErrorNotice } from '@/components/ui/error-notice'
import { errorWords } from '@/lib/api-error'

/** Longer ones are shown as a detail, which folds. */
const headlineLength = 160

const wordsOf = (error: Error) =>
  error.message !== '' && error.message.length <= headlineLength
    ? { headline: error.message }
    : errorWords(error)

/** SES-6: why a form was refused (D2), on top of it. Takes the focus when it appears. */
export function FormFailure({ error }: { error: Error | null }) {
  const box = useRef<HTMLDivElement>(null)
  const told = useRef<Error>(null)
  useEffect(() => {
    // Once for each failure: hidden while a field says what is wrong, it comes back without taking the focus.
    if (!error || error === told.current) return
    told.current = error
    box.current?.focus()
  }, [error])
  return (
    error && (
      <chakra.div ref={box} tabIndex={-1}>
        <ErrorNotice {...wordsOf(error)} />
      </chakra.div>
    )
  )
}
