import { chakra } from '@chakra-ui/react/styled-system'
import { SelectField, type SelectFieldProps } from './select-field'

/** The search and the filters of a list. With `wideSearch`, the search has a line of its own on narrow screens. */
export const FilterBar = chakra(
  'div',
  {
    base: {
      display: 'grid',
      gap: '3',
      mb: '3',
      gridTemplateColumns: { base: '1fr 1fr', md: '2fr 1fr 1fr 1fr 6rem' },
    },
    variants: {
      wideSearch: { true: { '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } } },
    },
    defaultVariants: { wideSearch: true },
  },
  { defaultProps: { role: 'search' } },
)

/** A filter by one of some values. What the address asks for stays to be seen, also where nothing in the list has it. */
export function FilterSelect<const Value extends string>({
  values,
  value,
  nameOf = String,
  onChoose,
  ...rest
}: Pick<SelectFieldProps, 'id' | 'label'> & {
  /** The choice that filters nothing: 'All types'. */
  placeholder: string
  values: readonly Value[]
  value: Value | undefined
  nameOf?: (value: Value) => string
  onChoose: (value: Value | undefined) => void
}) {
  const offered = value === undefined ? values : [...new Set([...values, value])]
  return (
    <SelectField
      {...rest}
      options={offered.map((one) => ({ value: one, label: nameOf(one) }))}
      value={value ?? ''}
      onChange={({ target }) => onChoose(offered.find((one) => one === target.value))}
    />
  )
}
