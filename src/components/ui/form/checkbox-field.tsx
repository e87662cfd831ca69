import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId, type Ref } from 'react'
import { controlAttributes, FieldError, type FieldTexts } from './field'

export type CheckboxFieldProps = Omit<HTMLChakraProps<'input'>, 'type'> &
  Pick<FieldTexts, 'label' | 'hint' | 'error' | 'hideLabel'> & { ref?: Ref<HTMLInputElement> | undefined }

/** A native checkbox; the whole line is the target. */
export function CheckboxField({ label, hint, error, hideLabel, id, ...rest }: CheckboxFieldProps) {
  const own = useId()
  const fieldId = id ?? rest.name ?? own
  return (
    <div>
      <chakra.label
        display="flex"
        alignItems="flex-start"
        gap="2.5"
        py="1"
        minHeight="6"
        cursor="pointer"
        css={{ '@media (pointer: coarse)': { minHeight: '11', alignItems: 'center' } }}
      >
        <chakra.input
          {...rest}
          {...controlAttributes(fieldId, { hint, error }, rest['aria-describedby'])}
          type="checkbox"
          width="1.125rem"
          height="1.125rem"
          mt="2px"
          css={{ '@media (pointer: coarse)': { mt: '0' } }}
          flexShrink="0"
          accentColor="brand.solid"
          cursor="pointer"
        />
        <chakra.span srOnly={hideLabel ?? false}>{label}</chakra.span>
      </chakra.label>
      {hint != null && (
        <chakra.p id={`${fieldId}-hint`} textStyle="small" color="fg.muted" ms="7">
          {hint}
        </chakra.p>
      )}
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
    </div>
  )
}
