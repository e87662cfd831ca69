import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const Nav = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    scrollbarWidth: 'thin',
    '@media print': { display: 'none' },
  },
})

/** Views of one page as links, each with its own address. */
export function TabsNav({ label, children }: { label: string; children: ReactNode }) {
  return <Nav aria-label={label}>{children}</Nav>
}

const TabAnchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minHeight: '10',
    px: '3',
    color: 'fg.muted',
    fontWeight: 'medium',
    borderBottom: '2px solid transparent',
    textDecoration: 'none',
    _hover: { color: 'fg', borderBottomColor: 'border.emphasized' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': { color: 'brand.fg', borderBottomColor: 'brand.fg' },
    // There what is transparent is drawn.
    '@media (forced-colors: active)': {
      borderBottomColor: 'Canvas',
      '&[aria-current=page]': { borderBottomColor: 'Highlight' },
    },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})

/**
 * Takes Link's props; the current one gets `aria-current="page"` from the router. Tabs that differ in the query string
 * only need `activeOptions={{ includeSearch: true }}`.
 */
export const TabLink = createLink(TabAnchor)

export function TabCount({ children }: { children: number | undefined }) {
  if (children === undefined) return null
  return (
    <chakra.span
      px="1.5"
      minWidth="5"
      textAlign="center"
      borderRadius="full"
      bg="bg.emphasized"
      color="fg"
      textStyle="small"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </chakra.span>
  )
}
