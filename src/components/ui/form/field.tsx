import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import { LongText } from '@/components/ui/long-text'

export type FieldTexts = {
  label: ReactNode
  /** Shown under the label, before the control: what to type, in which form. */
  hint?: ReactNode
  /** The words of what is wrong; the field is marked invalid while there are any. */
  error?: string | undefined
  /** Shown behind the label of a field that may stay empty. */
  optional?: boolean | undefined
  /** The label is read out but not shown, where the place says what the field is. */
  hideLabel?: boolean | undefined
}

export type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const describedBy = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined

/** What ties a control to its label, hint and error; `describedby` adds the caller's own. */
export const controlAttributes = (
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  describedby?: string,
): ControlAttributes => ({
  id,
  'aria-describedby': describedBy(hint != null && `${id}-hint`, error && `${id}-error`, describedby),
  'aria-invalid': error ? true : undefined,
})

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <chakra.p display="flex" gap="1.5" mt="1" textStyle="small" color="fg.error">
      <chakra.span aria-hidden flexShrink="0" mt="1px">
        <CircleAlert size={16} />
      </chakra.span>
      <chakra.span id={id} minWidth="0" overflowWrap="anywhere">
        <LongText text={children} />
      </chakra.span>
    </chakra.p>
  )
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.p id={id} mb="1" textStyle="small" color="fg.muted">
      {children}
    </chakra.p>
  )
}

/** Label, hint, control, error, in this order. For a control of your own: `children` spreads the attributes. */
export function Field({
  id: given,
  label,
  hint,
  error,
  optional,
  hideLabel,
  describedby,
  children,
}: FieldTexts & {
  /** One of its own where none is given. */
  id?: string | undefined
  describedby?: string | undefined
  children: (attributes: ControlAttributes) => ReactNode
}) {
  const own = useId()
  const id = given ?? own
  return (
    <chakra.div minWidth="0" width="full">
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight="medium" srOnly={hideLabel || undefined}>
        {label}
        {optional && ' '}
        {optional && (
          <chakra.span fontWeight="normal" color="fg.muted">
            (optional)
          </chakra.span>
        )}
      </chakra.label>
      {hint != null && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children(controlAttributes(id, { hint, error }, describedby))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </chakra.div>
  )
}
