import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { Bdi } from '@/components/ui/bdi'
import { Marked } from '@/components/ui/marked'
import { markedParts } from '@/domain/search/marked-parts'
import { withoutIsolates } from '@/lib/text/isolated'
import type { Choice, ChoiceGroup } from './choices'

export const optionId = (listId: string, { key }: Choice) => `${listId}-${encodeURIComponent(key)}`

interface Listed {
  listId: string
  typed: string
  active: Choice | undefined
  onActive: (choice: Choice) => void
  /** A choice was made. */
  onChosen: () => void
}

/** What there is to choose from. The keyboard stays in the field: see the palette. */
export function ChoiceList({ groups, ...listed }: Listed & { groups: readonly ChoiceGroup[] }) {
  return (
    <chakra.div id={listed.listId} role="listbox" aria-label="Results" hidden={groups.length === 0}>
      {groups.map((group) => (
        <Group key={group.name} group={group} {...listed} />
      ))}
    </chakra.div>
  )
}

function Group({ group, ...listed }: Listed & { group: ChoiceGroup }) {
  const id = useId()
  return (
    <chakra.div role="group" aria-labelledby={id} mb="2">
      <chakra.div id={id} role="presentation" px="2" py="1" textStyle="small" color="fg.muted">
        {group.name}
      </chakra.div>
      {group.choices.map((choice) => (
        <Row key={choice.key} choice={choice} {...listed} />
      ))}
    </chakra.div>
  )
}

function Row({ choice, listId, typed, active, onActive, onChosen }: Listed & { choice: Choice }) {
  const { does } = choice
  const shared = {
    id: optionId(listId, choice),
    role: 'option',
    tabIndex: -1,
    'aria-selected': choice.key === active?.key,
    onPointerMove: () => onActive(choice),
    // Or the field would lose the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    children: <Words choice={choice} typed={typed} />,
  } as const
  if (typeof does === 'function') {
    const act = () => {
      onChosen()
      does()
    }
    return <Action {...shared} type="button" onClick={act} />
  }
  // Where it opens beside this page, the palette stays for the next one.
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) onChosen()
  }
  return <Way {...shared} {...does} preload={false} onClick={onClick} />
}

function Words({
  choice: { icon: Icon, label, detail, code },
  typed,
}: {
  choice: Choice
  typed: string
}): ReactNode {
  return (
    <>
      <Icon aria-hidden />
      <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
        <Bdi>
          <Marked parts={markedParts(withoutIsolates(label), typed)} />
        </Bdi>
        {detail && (
          <chakra.span display="block" textStyle="small" color="fg.muted">
            <Marked parts={markedParts(detail, typed)} />
          </chakra.span>
        )}
      </chakra.span>
      {code && (
        <chakra.span textStyle="mono" color="fg.muted">
          <Marked parts={markedParts(code, typed)} />
        </chakra.span>
      )}
    </>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '10',
  px: '2',
  py: '1.5',
  borderRadius: 'l2',
  color: 'fg',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  // The field stands over the top of what scrolls.
  scrollMarginTop: '5rem',
  '& svg': { width: '1.125rem', height: '1.125rem', flexShrink: '0', color: 'fg.muted' },
  '&[aria-selected=true]': { bg: 'brand.subtle', outline: '2px solid transparent', outlineOffset: '-2px' },
  '@media (pointer: coarse)': { minHeight: '11' },
} as const

const Way = createLink(chakra('a', { base: row }))
const Action = chakra('button', { base: row })
