import { useTyped } from '@/lib/hooks/use-typed'
import { TextField, type TextFieldProps } from './text-field'

/** A search that the address follows as one types. */
export const SearchField = ({
  label = 'Search',
  value = '',
  onSearch,
  pauseMs,
  ...rest
}: Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'onBlur' | 'type'> & {
  label?: string
  /** What the address says. */
  value: string | undefined
  /** Trimmed; undefined where nothing is left. */
  onSearch: (text: string | undefined) => void
  pauseMs?: number
}) => (
  // The address keeps no more.
  <TextField
    maxLength={100}
    {...rest}
    label={label}
    type="search"
    {...useTyped(value, (words) => onSearch(words || undefined), pauseMs)}
  />
)
