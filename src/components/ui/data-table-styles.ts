import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Pixels; every row has it, so that rows out of sight need not be drawn to be measured. */
export const rowHeight = 40

/** Styled from the box: a styled component for each cell would cost more than the cell. */
export const tableStyle: SystemStyleObject = {
  maxHeight: 'max(20rem, calc(100dvh - 19rem))',
  overflow: 'auto',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  '& table': {
    minWidth: 'full',
    tableLayout: 'fixed',
    width: 'max-content',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': {
    height: `${rowHeight}px`,
    px: '2.5',
    py: '0',
    textAlign: 'start',
    borderBottomWidth: '1px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'normal',
  },
  '& [data-numeric]': { textAlign: 'end' },
  '& thead th': {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    bg: 'bg.muted',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    maxWidth: 'full',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    bg: 'transparent',
    border: '0',
    _hover: { color: 'fg' },
    '& svg': { flexShrink: '0' },
  },
  '& tbody th': { fontWeight: 'medium', bg: 'bg.panel' },
  '& tbody tr[data-chosen] > *': { bg: 'brand.subtle' },
  '& tbody tr[data-mark=pending] > *': { color: 'fg.muted', fontStyle: 'italic' },
  '& tbody tr[data-mark=failed] > *': { bg: 'bg.error' },
  '& tbody tr:hover > *': { bg: 'bg.muted' },
  '& [data-spacer] > *': { height: 'auto', p: '0', border: '0' },
  '& a:focus-visible, & button:focus-visible, & input:focus-visible': {
    scrollMarginTop: `${rowHeight + 8}px`,
    outlineOffset: '-2px',
  },
  '& input[type=checkbox]': {
    display: 'block',
    width: '1.125rem',
    height: '1.125rem',
    accentColor: 'brand.solid',
    cursor: 'pointer',
  },
  // The first column stays in sight; on a phone it would leave no room for the others.
  sm: {
    '& [data-pinned]': { position: 'sticky', insetStart: '0', zIndex: '1' },
    '& [data-pinned=second]': { insetStart: '2.75rem' },
    '& thead [data-pinned]': { zIndex: '2' },
  },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
}
