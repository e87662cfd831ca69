import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import { Field } from './field'
import { Input } from './text-field'

export interface ComboboxProps<T> {
  label: string
  hint?: string | undefined
  error?: string | undefined
  hideLabel?: boolean | undefined
  id?: string | undefined
  /** What stands in the field. */
  text: string
  onTextChange: (text: string) => void
  /** What is offered for the text. */
  options: readonly T[]
  optionKey: (option: T) => string
  onPick: (option: T) => void
  renderOption: (option: T) => ReactNode
  /** Said where text is typed and nothing is offered. */
  emptyText: string
  /** What may be typed: "Name or code". */
  placeholder?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** A text field that offers choices while one types (WAI-ARIA combobox with a list). */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { text, options, optionKey, onPick, renderOption, emptyText } = props
  const own = useId()
  const id = props.id ?? own
  const listId = `${id}-list`
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const offered = open && text.trim() !== ''
  const activeOption = offered ? options[active] : undefined
  const activeId = activeOption === undefined ? undefined : `${id}-${optionKey(activeOption)}`
  useEffect(() => {
    // The list is lower than all of its options together.
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (option: T) => {
    onPick(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(options.length > 0)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) =>
        options.length === 0
          ? -1
          : (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length,
      )
    } else if (event.key === 'Enter' && activeOption !== undefined) {
      event.preventDefault()
      pick(activeOption)
    } else if (event.key === 'Tab' && activeOption !== undefined) {
      // Who has gone down to an option and goes on has chosen it.
      pick(activeOption)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }

  return (
    <chakra.div position="relative">
      <Field label={props.label} hint={props.hint} error={props.error} hideLabel={props.hideLabel} id={id}>
        {(attributes) => (
          <Input
            {...attributes}
            ref={props.ref}
            role="combobox"
            aria-expanded={offered && options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            {...(activeId ? { 'aria-activedescendant': activeId } : {})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={props.placeholder}
            value={text}
            onChange={(event) => {
              props.onTextChange(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close()
              props.onBlur?.()
            }}
          />
        )}
      </Field>
      <List id={listId} role="listbox" aria-label={props.label} hidden={!offered || options.length === 0}>
        {offered &&
          options.map((option, index) => (
            // The keyboard works on the field: see onKeyDown.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <Option
              key={optionKey(option)}
              id={`${id}-${optionKey(option)}`}
              role="option"
              aria-selected={index === active}
              // Or the field would lose the focus, which closes the list before the press is a click. Not every
              // browser keeps the focus where only the pointer event is prevented.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {renderOption(option)}
            </Option>
          ))}
      </List>
      <chakra.span role="status" css={offered && options.length === 0 ? noneFound : { srOnly: true }}>
        {offered && (options.length === 0 ? emptyText : `${options.length} to choose from`)}
      </chakra.span>
    </chakra.div>
  )
}

const floating = {
  position: 'absolute',
  insetInline: '0',
  top: '100%',
  zIndex: 'dropdown',
  mt: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  boxShadow: 'md',
} as const

const noneFound = { ...floating, px: '3', py: '2.5', color: 'fg.muted' } as const

const List = chakra('ul', {
  base: {
    ...floating,
    maxHeight: '20rem',
    overflowY: 'auto',
    py: '1',
    listStyle: 'none',
    _hidden: { display: 'none' },
  },
})

const Option = chakra('li', {
  base: {
    px: '3',
    py: '2',
    minHeight: '10',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-selected=true]': { bg: 'brand.subtle', outline: '2px solid transparent' },
    '& mark': { bg: 'transparent', color: 'inherit', fontWeight: 'semibold', textDecoration: 'underline' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})
