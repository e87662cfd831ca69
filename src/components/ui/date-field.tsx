import { TextField, type TextFieldProps } from './text-field'

/** The browser's own date control: a calendar day as YYYY-MM-DD, with the reader's own way of writing it. */
export function DateField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" css={{ fontVariantNumeric: 'tabular-nums' }} />
}
