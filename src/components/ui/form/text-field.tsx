import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { controlRecipe } from './control'
import { Field, type FieldTexts } from './field'

export const Input = chakra('input', controlRecipe)
const Area = chakra('textarea', controlRecipe)

type Texts = FieldTexts & { 'aria-describedby'?: string | undefined }

export type TextFieldProps = HTMLChakraProps<'input'> & Texts & { ref?: Ref<HTMLInputElement> | undefined }

/** The id is the name unless given, so an ErrorSummary can link to the field by its name. */
export function TextField({ label, hint, error, optional, hideLabel, id, ...rest }: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optional, hideLabel }}
      id={id ?? rest.name}
      describedby={rest['aria-describedby']}
    >
      {(attributes) => <Input {...rest} {...attributes} />}
    </Field>
  )
}

export type TextAreaFieldProps = HTMLChakraProps<'textarea'> &
  Texts & { ref?: Ref<HTMLTextAreaElement> | undefined }

export function TextAreaField({ label, hint, error, optional, hideLabel, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optional, hideLabel }}
      id={id ?? rest.name}
      describedby={rest['aria-describedby']}
    >
      {(attributes) => <Area rows={4} {...rest} {...attributes} />}
    </Field>
  )
}

/** Without a last day browsers take six digits for the year. */
const lastDay = '9999-12-31'

/** The browser's own date control: a calendar day as YYYY-MM-DD, with the reader's own way of writing it. */
export function DateField({ max = lastDay, ...props }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" max={max} css={{ fontVariantNumeric: 'tabular-nums' }} />
}
