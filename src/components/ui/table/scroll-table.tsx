import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/**
 * A dense table of figures that scrolls sideways by itself, never the page; its first column stays in sight. The region
 * takes the focus, so that the arrow keys scroll it.
 */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <chakra.div role="region" aria-label={label} tabIndex={0} overflowX="auto" borderRadius="l1">
      <Table>
        <chakra.caption srOnly>{label}</chakra.caption>
        {children}
      </Table>
    </chakra.div>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1.5', px: '2', textAlign: 'end', borderBottomWidth: '1px' },
    '& td, & thead th': { whiteSpace: 'nowrap' },
    '& th:first-of-type': {
      textAlign: 'start',
      position: 'sticky',
      insetInlineStart: '0',
      bg: 'bg.panel',
      minWidth: '8rem',
      ps: '0',
    },
    '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium', verticalAlign: 'bottom' },
    '& tbody th': { fontWeight: 'medium' },
    '& tfoot > tr > *': { fontWeight: 'semibold', borderBottomWidth: '0' },
    // On paper the sums stand at the end, not on each page.
    '@media print': { '& tfoot': { display: 'table-row-group' } },
  },
})
