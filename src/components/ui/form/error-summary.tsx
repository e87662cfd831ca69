import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, type MouseEvent } from 'react'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { cutText } from '@/components/ui/long-text'

export type FormError = { fieldId: string; message: string }

/** At the top of a form that could not be sent. Focused when it appears; each line leads to its field. */
export function ErrorSummary({
  errors,
  title = 'There is a problem',
  attempt,
}: {
  errors: readonly FormError[]
  title?: string | undefined
  /** The number of the try (react-hook-form's `submitCount`): each new one brings the focus back here. */
  attempt?: number | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const shown = errors.length > 0
  const lastAttempt = useRef(attempt)
  useOnChange(`${shown} ${attempt}`, () => {
    const tried = attempt !== lastAttempt.current
    lastAttempt.current = attempt
    // Fields that are checked again while one types must not lose the focus to the list of what is wrong.
    const typing = document.activeElement?.matches('input, textarea, select') ?? false
    if (shown && (tried || !typing)) box.current?.focus()
  })
  if (!shown) return null
  return (
    <chakra.div
      ref={box}
      tabIndex={-1}
      role="alert"
      // Said as it comes, but not anew at each letter that is typed to mend a field.
      aria-live="off"
      aria-labelledby={titleId}
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderColor="border.error"
      borderRadius="l2"
      bg="bg.error"
      px="4"
      py="3"
      overflowWrap="anywhere"
    >
      <chakra.h2 id={titleId} fontWeight="semibold" color="fg.error">
        {title}
      </chakra.h2>
      <chakra.ul mt="1" display="grid" gap="0.5">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <chakra.a
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
              display="inline-block"
              py="0.5"
              color="fg.error"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {cutText(message)}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId) ?? document.getElementsByName(fieldId)[0]
  if (!field) return
  // The address must not change: it holds filters and steps.
  event.preventDefault()
  field.scrollIntoView?.({ block: 'center' })
  field.focus({ preventScroll: true })
}
