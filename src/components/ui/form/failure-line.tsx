import { useId } from 'react'
import { FieldError } from '@/components/ui/form/field'
import { errorWords } from '@/lib/http/api-error'
import { isolated } from '@/lib/text/isolated'

/** What was tried with a record and not done. No alert: a message has said it aloud (T16). */
export function FailureLine({
  error,
  about,
}: {
  error: Error | undefined
  /** The record's name, where the line does not stand beside it. */
  about?: string | undefined
}) {
  const id = useId()
  if (!error) return null
  const { headline, detail } = errorWords(error)
  const parts = [about && isolated(about), headline, detail].filter(Boolean)
  return <FieldError id={id}>{parts.join(': ')}</FieldError>
}
