import type { HistoryState } from '@tanstack/react-router'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorSummary, type FormError } from '@/components/ui/form/error-summary'
import { FormFailure } from '@/components/session/form-failure'

/** A12: the page asked for goes along to the other public pages, one entry further on; a message does not follow. */
export const returnState = ({ from, journey, panels, shown }: HistoryState): HistoryState =>
  from === undefined ? {} : { from, journey, panels: panels && panels + 1, shown }

/** One column: what is wrong on top, the fields, one button that is never greyed for missing input. */
export function SessionForm({
  label,
  errors,
  attempt,
  failure,
  submitLabel,
  submitting,
  onSubmit,
  children,
}: {
  label: string
  errors: readonly FormError[]
  attempt: number
  /** Why the server refused, where no field says so. */
  failure: Error | null
  submitLabel: string
  submitting: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  return (
    <chakra.form noValidate aria-label={label} onSubmit={onSubmit} display="grid" gap="4">
      <ErrorSummary errors={errors} attempt={attempt} />
      <FormFailure error={errors.length === 0 ? failure : null} waiting={submitting} />
      {children}
      <Button type="submit" variant="solid" size="lg" width="full" loading={submitting}>
        {submitLabel}
      </Button>
    </chakra.form>
  )
}
