/** C5. Pixels. */
export const breakpoints = { sm: 600, md: 900, lg: 1200, xl: 1536 }

const rem = (pixels: number) => `${pixels / 16}rem`

export const isFrom = (pixels: number) => `@media screen and (min-width: ${rem(pixels)})`
export const isBelow = (pixels: number) => `@media screen and (max-width: ${rem(pixels - 0.04)})`

/** Chakra's conditions of those that some style names, and what it takes for them. */
export const conditions = {
  after: '&::after',
  before: '&::before',
  closed: '&:is([closed], [data-closed], [data-state=closed])',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  empty: '&:is(:empty, [data-empty])',
  focus: '&:is(:focus, [data-focus])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  hidden: '&:is([hidden], [data-hidden])',
  highlighted: '&[data-highlighted]',
  last: '&:last-of-type',
  light: ':root &, .light &',
  open: '&:is([open], [data-open], [data-state=open])',
  readOnly: '&:is([data-readonly], [aria-readonly=true], [readonly])',
  rtl: '[dir=rtl] &',
  // Chakra's, but for a width: of two queries without one neither comes before the other.
  hover: [
    '@media (hover: hover) and (min-width: 0px)',
    '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])',
  ],
}
