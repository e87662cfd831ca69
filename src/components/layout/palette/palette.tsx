import { chakra } from '@chakra-ui/react/styled-system'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { type KeyboardEvent, type RefObject, useId, useMemo, useRef, useState } from 'react'
import { DialogPanel } from '@/components/ui/overlay/dialog-panel'
import { TextField } from '@/components/ui/form/text-field'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { counted } from '@/lib/text/format'
import { useOnChange } from '@/lib/hooks/use-on-change'
import { useSearchable } from '@/queries/palette'
import { setColorMode, useColorMode } from '@/theme/color-mode'
import { ChoiceList, optionId } from './choice-list'
import { type Choice, groupsFor } from './choices'
import { focusReturn } from './focus-return'
import { LoadNotes } from './load-notes'
import { pagesFor } from './pages'

export interface PaletteProps {
  open: boolean
  onClose: () => void
  isAdmin: boolean
  onLogout: () => void
  /** What had the focus before. */
  before: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
}

/** One field that finds pages, trains, stations and bookings by PNR. */
export function Palette({ open, onClose, before, button, ...rest }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null)
  const finalFocus = useMemo(() => focusReturn(before, button), [before, button])
  return (
    <DialogPanel
      open={open}
      onClose={onClose}
      title="Search"
      placement="top"
      maxWidth="40rem"
      initialFocus={field}
      finalFocus={finalFocus}
    >
      <Finder field={field} onChosen={onClose} {...rest} />
    </DialogPanel>
  )
}

function useActions(onLogout: () => void): Choice[] {
  const dark = useColorMode() === 'dark'
  return useMemo(
    () => [
      {
        key: 'theme',
        icon: dark ? Sun : Moon,
        label: dark ? 'Switch to the light theme' : 'Switch to the dark theme',
        words: 'colour mode',
        does: () => setColorMode(dark ? 'light' : 'dark'),
      },
      { key: 'logout', icon: LogOut, label: 'Logout', words: 'log out sign off', does: onLogout },
    ],
    [dark, onLogout],
  )
}

function Finder({
  field,
  onChosen,
  isAdmin,
  onLogout,
}: Pick<PaletteProps, 'isAdmin' | 'onLogout'> & {
  field: RefObject<HTMLInputElement | null>
  onChosen: () => void
}) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [activeKey, setActiveKey] = useState<string>()
  const isTyped = typed.trim() !== ''
  const { trains, stations } = useSearchable(isTyped)
  const pages = useMemo(() => pagesFor(isAdmin), [isAdmin])
  const actions = useActions(onLogout)
  const groups = useMemo(
    () => groupsFor(typed, { pages, actions, trains: trains.data?.items, stations: stations.data?.items }),
    [typed, pages, actions, trains.data, stations.data],
  )
  const choices = groups.flatMap((group) => group.choices)
  // Enter takes the first one unless another was walked to; what arrives meanwhile does not change that.
  const active = choices.find(({ key }) => key === activeKey) ?? choices[0]
  const activeId = active && optionId(listId, active)
  useOnChange(`${activeKey} ${activeId}`, () => {
    if (activeKey && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (!active || !activeId) return
    const at = choices.indexOf(active)
    const target = {
      ArrowDown: choices[(at + 1) % choices.length],
      ArrowUp: choices.at(at - 1),
      ...(!event.shiftKey && { Home: choices[0], End: choices.at(-1) }),
    }[event.key]
    if (target) {
      event.preventDefault()
      setActiveKey(target.key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      document.getElementById(activeId)?.click()
    }
  }
  const loading = isTyped && (trains.isLoading || stations.isLoading)
  // What could not be searched may hold one: that it failed is said where it is shown.
  const isSearched = !trains.error && !stations.error
  const none = isSearched ? 'No results' : ''
  return (
    <>
      <chakra.div position="sticky" top="-1" zIndex="1" mx="-2" px="2" pt="1" pb="3" bg="bg.panel">
        <TextField
          ref={field}
          label="Page, train, station or PNR"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(activeId ? { 'aria-activedescendant': activeId } : {})}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActiveKey(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <ChoiceList
        {...{ groups, listId, typed, active, onChosen }}
        onActive={({ key }) => key !== active?.key && setActiveKey(key)}
      />
      {isTyped && (
        <LoadNotes
          {...{ trains, stations }}
          found={choices.length}
          typed={typed.trim()}
          onRetry={() => field.current?.focus()}
        />
      )}
      <VisuallyHidden role="status">
        {isTyped && !loading && (choices.length > 0 ? counted(choices.length, 'result') : none)}
      </VisuallyHidden>
    </>
  )
}
