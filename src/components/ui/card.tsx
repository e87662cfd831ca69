import { chakra } from '@chakra-ui/react/styled-system'

/** A sheet with a hairline. `as="article"`, `as="section"` or `as="li"` where it is one. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    p: { base: '4', md: '5' },
    minWidth: '0',
    '@media print': { breakInside: 'avoid' },
  },
  variants: {
    /** No padding, for tables and lists that reach the edge. */
    flush: { true: { p: '0', overflow: 'hidden' } },
  },
})

export const CardTitle = chakra('h2', { base: { textStyle: 'section' } })
