import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, useId, useState } from 'react'
import { useStartPage } from '@/auth/start-page'
import { chosenEdge } from '@/components/ui/forced-colors'
import { isCurrent, navigationFor, type NavigationGroup, type NavigationItem } from './navigation'

/** C1. `narrow` shows icons only; their names stay in the links, and show as titles. */
export function Sidebar({ isAdmin, narrow = false }: { isAdmin: boolean; narrow?: boolean }) {
  const start = useStartPage()
  const { main, admin, more } = navigationFor({ isAdmin, start })
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <chakra.nav aria-label="Main" px="2" py="3" display="flex" flexDirection="column" gap="3">
      <Items items={main} path={path} narrow={narrow} />
      {admin && <Group group={admin} path={path} narrow={narrow} />}
      <chakra.hr borderTopWidth="1px" />
      <Items items={more} path={path} narrow={narrow} />
    </chakra.nav>
  )
}

interface Place {
  path: string
  narrow: boolean
}

function Items({
  items,
  path,
  narrow,
  ...list
}: Place & { items: readonly NavigationItem[]; id?: string; accent?: boolean }) {
  return (
    <chakra.ul id={list.id} display="grid" gap="0.5" colorPalette={list.accent ? 'accent' : 'brand'}>
      {items.map((item) => (
        <Item key={item.to} item={item} isHere={isCurrent(item, path)} narrow={narrow} />
      ))}
    </chakra.ul>
  )
}

/** Each change of the page changes two of a dozen: the others are not drawn anew. */
const Item = memo(function Item({
  item,
  isHere,
  narrow,
}: {
  item: NavigationItem
  isHere: boolean
  narrow: boolean
}) {
  return (
    <li>
      <Row asChild>
        <Link
          to={item.to}
          // `/` leads on to here, and would be one more to go back to.
          replace={item.to === '/' && isHere}
          // Which item is current is ours to say: several addresses can belong to one.
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={isHere ? 'page' : undefined}
          {...(narrow ? { title: item.label } : {})}
        >
          <item.icon aria-hidden />
          <chakra.span srOnly={narrow}>{item.label}</chakra.span>
        </Link>
      </Row>
    </li>
  )
})

function Group({ group, path, narrow }: Place & { group: NavigationGroup }) {
  const id = useId()
  const inside = group.items.some((item) => isCurrent(item, path))
  const [opened, setOpened] = useState<boolean>()
  const open = opened ?? inside
  return (
    <div>
      <Row
        as="button"
        width="full"
        colorPalette="accent"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpened(!open)}
        {...(narrow ? { title: group.label } : {})}
      >
        <group.icon aria-hidden />
        <chakra.span flex="1" textAlign="start" srOnly={narrow}>
          {group.label}
        </chakra.span>
        {!narrow && (
          <chakra.span aria-hidden transition="transform 120ms" transform={open ? 'rotate(180deg)' : 'none'}>
            <ChevronDown />
          </chakra.span>
        )}
      </Row>
      {open && (
        <chakra.div mt="0.5" ps={narrow ? '0' : '3'}>
          <Items id={id} items={group.items} path={path} narrow={narrow} accent />
        </chakra.div>
      )}
    </div>
  )
}

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '10',
    px: '3',
    borderRadius: 'l2',
    color: 'fg.muted',
    textStyle: 'body',
    fontWeight: 'medium',
    textDecoration: 'none',
    cursor: 'pointer',
    position: 'relative',
    '& svg': { width: '1.25rem', height: '1.25rem', flexShrink: '0' },
    _hover: { bg: 'bg.muted', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { bg: 'colorPalette.subtle', color: 'colorPalette.fg', ...chosenEdge },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})
