import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref } from 'react'
import { controlRecipe } from './control'
import { Field, type FieldTexts } from './field'

const Select = chakra('select', controlRecipe)

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

export type SelectFieldProps = HTMLChakraProps<'select'> &
  FieldTexts & {
    /** Or give `option` elements as children. */
    options?: readonly SelectOption[] | undefined
    /** A first, empty choice in words. */
    placeholder?: string | undefined
    ref?: Ref<HTMLSelectElement> | undefined
  }

export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  options,
  placeholder,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optional, hideLabel }}
      id={id ?? rest.name}
      describedby={rest['aria-describedby']}
    >
      {(attributes) => (
        <chakra.div position="relative">
          <Select {...rest} {...attributes} pe="9">
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </Select>
          <chakra.span
            aria-hidden
            position="absolute"
            insetEnd="3"
            top="50%"
            transform="translateY(-50%)"
            pointerEvents="none"
            color="fg.muted"
          >
            <ChevronDown size={16} />
          </chakra.span>
        </chakra.div>
      )}
    </Field>
  )
}
