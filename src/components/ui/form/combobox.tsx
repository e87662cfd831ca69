import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { useOnChange } from '@/lib/hooks/use-on-change'
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
  /** What the options are, where that is not what the text asks for: "Recent stations". */
  heading?: string | undefined
  /** Said where text is typed and nothing is offered. */
  emptyText: string
  /** What may be typed: "Name or code". */
  placeholder?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A text field that offers choices while one types (WAI-ARIA combobox with a list). Options that are there for an empty
 * text are offered as soon as the field is entered.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { text, options, optionKey, onPick, renderOption, heading, emptyText } = props
  const own = useId()
  const id = props.id ?? own
  const listId = `${id}-list`
  const [open, setOpen] = useState<'by focus' | 'on request'>()
  const [active, setActive] = useState(-1)
  const isEmpty = text.trim() === ''
  // An error that has just been said must stay in sight: the focus alone covers none.
  const isOpen = open === 'on request' || (open === 'by focus' && isEmpty && !props.error)
  const offered = isOpen && (!isEmpty || options.length > 0)
  const activeOption = offered ? options[active] : undefined
  const activeId = activeOption === undefined ? undefined : `${id}-${optionKey(activeOption)}`
  useOnChange(activeId, () => {
    // The list is lower than all of its options together.
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  })

  const close = () => {
    setOpen(undefined)
    setActive(-1)
  }
  const pick = (option: T) => {
    onPick(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen('on request')
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
    } else if (event.key === 'Escape' && isOpen) {
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
            data-offering={offered || undefined}
            aria-autocomplete="list"
            {...(activeId ? { 'aria-activedescendant': activeId } : {})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={props.placeholder}
            value={text}
            onChange={(event) => {
              props.onTextChange(event.target.value)
              setOpen('on request')
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            onFocus={() => {
              setOpen('by focus')
              props.onFocus?.()
            }}
            onClick={() => isEmpty && setOpen('on request')}
            onBlur={() => {
              close()
              props.onBlur?.()
            }}
          />
        )}
      </Field>
      <Panel hidden={!offered || options.length === 0}>
        {heading && (
          <chakra.div aria-hidden px="3" pt="1" pb="1.5" textStyle="small" color="fg.muted">
            {heading}
          </chakra.div>
        )}
        <List id={listId} role="listbox" aria-label={heading ? `${props.label}: ${heading}` : props.label}>
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
      </Panel>
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

const Panel = chakra('div', {
  base: {
    ...floating,
    py: '1',
    _hidden: { display: 'none' },
  },
})

/** It scrolls itself: a box around it would have to take the focus to be scrolled by keys. */
const List = chakra('ul', { base: { listStyle: 'none', maxHeight: '18rem', overflowY: 'auto' } })

const Option = chakra('li', {
  base: {
    px: '3',
    py: '2',
    minHeight: '10',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    // Inside, as the list clips what is around.
    '&[aria-selected=true]': {
      bg: 'brand.subtle',
      outline: '2px solid transparent',
      outlineOffset: '-2px',
    },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})
