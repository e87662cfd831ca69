import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Pixels; every row has it, so that rows out of sight need not be drawn to be measured. */
export const rowHeight = 40

/** Of the column with the boxes that choose a row. */
export const chooserWidth = '2.75rem'

/**
 * Styled from the box: a styled component for each cell would cost more than the cell. On the screen the rows are boxes
 * by themselves, as one that comes to a table makes it lay out all the others too.
 */
export const tableStyle: SystemStyleObject = {
  maxHeight: 'max(20rem, calc(100dvh - 19rem))',
  overflow: 'auto',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  // Short waits are not shown.
  '&[aria-busy=true] tbody': { opacity: '0.5', transition: 'opacity 100ms 150ms' },
  '& table': { fontVariantNumeric: 'tabular-nums' },
  '& table, & thead, & tbody, & th, & td': { display: 'block' },
  '& tbody': { position: 'relative' },
  '& tr': { display: 'flex', height: `${rowHeight}px`, bg: 'bg.panel' },
  '& tbody tr': { position: 'absolute', insetInline: '0', contain: 'strict' },
  '& th, & td': {
    minWidth: '0',
    lineHeight: `${rowHeight - 1}px`,
    px: '2',
    textAlign: 'start',
    borderBottomWidth: '1px',
    // The next cell covers what is too long: a clip for each cell would cost as much as the rest of a row.
    bg: 'inherit',
    whiteSpace: 'nowrap',
    fontWeight: 'normal',
  },
  '& [data-numeric]': { textAlign: 'end' },
  // Names, which may be of any length.
  '& tbody :is(th, td) > bdi': { display: 'block', overflow: 'clip', textOverflow: 'ellipsis' },
  '& thead': { position: 'sticky', top: '0', zIndex: '1' },
  '& thead tr': { bg: 'bg.muted' },
  '& thead th': { overflow: 'clip', fontSize: '0.8125rem', fontWeight: 'medium', color: 'fg.muted' },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    maxWidth: 'full',
    verticalAlign: 'middle',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    bg: 'transparent',
    border: '0',
    _hover: { color: 'fg' },
    '& svg': { flexShrink: '0' },
  },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody tr[data-chosen]': { bg: 'brand.subtle' },
  '& tbody tr[data-mark=pending]': { color: 'fg.muted', fontStyle: 'italic' },
  '& tbody tr[data-mark=failed]': {
    bg: 'bg.error',
    '@media (forced-colors: active)': { outline: '2px dashed', outlineOffset: '-2px' },
  },
  '& tbody tr:hover': { bg: 'bg.muted' },
  '& [data-row-link]': {
    // Makes the target 24 px high.
    py: '3px',
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    _hover: { textDecorationThickness: '2px' },
  },
  '& a:focus-visible, & button:focus-visible, & input:focus-visible': {
    scrollMarginTop: `${rowHeight + 8}px`,
    outlineOffset: '-2px',
  },
  '& input[type=checkbox]': {
    display: 'block',
    width: '1.125rem',
    height: '1.125rem',
    marginBlock: '0.625rem',
    accentColor: 'brand.solid',
    cursor: 'pointer',
  },
  // The first column stays in sight; on a phone it would leave no room for the others.
  sm: {
    '&[data-sideways] [data-pinned]': { position: 'sticky', insetStart: '0', zIndex: '1' },
    '&[data-sideways] [data-pinned=second]': { insetStart: chooserWidth },
  },
  '@media print': {
    maxHeight: 'none',
    overflow: 'visible',
    '& tbody': { height: 'auto !important' },
    '& tbody tr': { position: 'static', breakInside: 'avoid' },
  },
}

/** A cell of a column: that wide, and wider where there is room. */
export const cellStyle = (width: string) => ({ flex: `${Number.parseFloat(width)} 0 ${width}` })
