import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, SubmitEventHandler } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { ErrorSummary, type FormError } from '@/components/ui/error-summary'

/** What every editor of a record has: what is wrong on top, what was kept of an earlier try, the fields. */
export const RecordForm = ({
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
  /** Why the server did not take this change before. */
  refusal: string | undefined
  fromDraft: boolean
  onStartAgain: () => void
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}) => (
  <chakra.form id={id} noValidate aria-label={label} onSubmit={onSubmit} display="grid" gap="4">
    <ErrorSummary errors={errors} attempt={attempt} />
    {refusal !== undefined && <ErrorNotice headline="The server did not take this change" detail={refusal} />}
    {fromDraft && refusal === undefined && (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" color="fg.muted">
        <span>This is what you typed before and did not save.</span>
        <Button size="sm" variant="plain" onClick={onStartAgain}>
          Discard it
        </Button>
      </chakra.div>
    )}
    {children}
  </chakra.form>
)
