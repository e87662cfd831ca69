import { useId } from 'react'
import { FieldError } from '@/components/ui/form/field'
import { errorWords } from '@/lib/http/api-error'

/** What was tried and not done, beside the record that it was tried with. No alert: a message has said it aloud (T16). */
export function FailureLine({ error }: { error: Error | undefined }) {
  const id = useId()
  if (!error) return null
  const { headline, detail } = errorWords(error)
  return <FieldError id={id}>{detail ? `${headline}: ${detail}` : headline}</FieldError>
}
