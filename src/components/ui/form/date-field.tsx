import { TextField, type TextFieldProps } from './text-field'

/** Without a last day browsers take six digits for the year. */
const lastDay = '9999-12-31'

/** The browser's own date control: a calendar day as YYYY-MM-DD, with the reader's own way of writing it. */
export function DateField({ max = lastDay, ...props }: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="date" max={max} css={{ fontVariantNumeric: 'tabular-nums' }} />
}
