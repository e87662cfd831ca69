import { useEffect, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

/** A search that the address follows as one types; the field never waits for it. */
export function SearchField({
  value,
  onSearch,
  ...rest
}: Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** What the address says. */
  value: string
  /** Trimmed; undefined where nothing is left. */
  onSearch: (text: string | undefined) => void
}) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value])
  return (
    <TextField
      {...rest}
      type="search"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value)
        onSearch(event.target.value.trim() || undefined)
      }}
    />
  )
}
