import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type SubmitEventHandler, useRef } from 'react'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { ErrorSummary, type FormError } from '@/components/ui/form/error-summary'
import { TypedBefore } from '@/components/ui/form/typed-before'
import { useOnChange } from '@/lib/hooks/use-on-change'

/** What every editor of a record has: what is wrong on top, what was kept of an earlier try, the fields. */
export function RecordForm({
  id,
  label,
  errors,
  attempt,
  refusal,
  fromDraft,
  onStartAgain,
  onSubmit,
  children,
}: {
  id: string
  label: string
  errors: readonly FormError[]
  attempt: number
  /** The server did not take this change: why, where no field says it. */
  refusal: { detail: string | undefined } | undefined
  fromDraft: boolean
  onStartAgain: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const wasRefused = useRef(refusal !== undefined)
  // The panel may have opened before what the fields need was loaded. What is wrong comes before the fields.
  useOnChange(null, () => {
    if (!wasRefused.current) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  })
  return (
    <chakra.form ref={form} id={id} noValidate aria-label={label} onSubmit={onSubmit} display="grid" gap="4">
      {refusal && attempt === 0 && (
        <ErrorNotice headline="The server did not take this change" detail={refusal.detail} />
      )}
      <ErrorSummary errors={errors} attempt={attempt} />
      {fromDraft && <TypedBefore left="not save" onDiscard={onStartAgain} />}
      {children}
    </chakra.form>
  )
}
