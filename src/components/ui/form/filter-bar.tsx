import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId, useState } from 'react'
import { phoneQuery, useMedia } from '@/lib/hooks/use-media'
import { FiltersButton } from './filters-button'
import { SelectField, type SelectFieldProps } from './select-field'

/** The search and the filters of a list. X-8: on a phone the filters are folded behind a button that counts them. */
export function FilterBar({
  search,
  inUse,
  columns,
  children,
}: {
  /** The field that stays in sight. */
  search: ReactNode
  /** The values that filter the list: those that are set are counted. */
  inUse: readonly unknown[]
  /** In a window with room for all of them. */
  columns: NonNullable<HTMLChakraProps<'div'>['gridTemplateColumns']>
  children: ReactNode
}) {
  const id = useId()
  const folds = useMedia(phoneQuery)
  const [open, setOpen] = useState(false)
  return (
    <chakra.div
      role="search"
      display="grid"
      mb="4"
      {...(folds
        ? { gap: '2', alignItems: 'end', gridTemplateColumns: 'minmax(0, 1fr) auto' }
        : { gap: '3', gridTemplateColumns: columns })}
    >
      {search}
      {folds && (
        <FiltersButton
          inUse={inUse.filter((value) => value !== undefined).length}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      )}
      <chakra.div id={id} hidden={folds && !open} css={folds ? sheet : { display: 'contents' }}>
        {children}
      </chakra.div>
    </chakra.div>
  )
}

const sheet = {
  display: 'grid',
  gap: '2',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
}

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
