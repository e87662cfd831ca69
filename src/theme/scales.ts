const quarters = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 60,
]

const values = <K extends string>(entries: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(entries).map(([name, value]) => [name, { value }]))

/**
 * A 4-px grid in rem, so that text size set in the browser scales the whole page; on a phone, where large text needs
 * the room itself, never more than its share of the narrowest window (320 px).
 */
export const spacing = Object.fromEntries(
  quarters.map((n) => [String(n), { value: n > 0 ? `min(${n / 4}rem, ${n * 1.25}vw)` : '0rem' }]),
)

const container = {
  '2xs': 16,
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  '2xl': 42,
  '3xl': 48,
  '4xl': 56,
  '5xl': 64,
}

export const sizes = {
  ...spacing,
  ...Object.fromEntries(Object.entries(container).map(([name, rem]) => [name, { value: `${rem}rem` }])),
  ...values({ full: '100%', min: 'min-content', max: 'max-content', fit: 'fit-content', content: '75rem' }),
}

export const fontSizes = values({
  xs: '0.8125rem',
  sm: '0.8125rem',
  md: '0.9375rem',
  lg: '1.125rem',
  xl: '1.375rem',
  '2xl': '1.5rem',
})

export const fontWeights = values({ normal: '400', medium: '500', semibold: '600', bold: '700' })
export const letterSpacings = values({ wider: '0.08em' })
export const radii = values({ xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '14px', full: '9999px' })
export const easings = values({ 'ease-out': 'cubic-bezier(0.2, 0, 0, 1)' })
export const zIndex = values({
  base: '0',
  docked: '10',
  sticky: '20',
  dropdown: '1000',
  modal: '1400',
  // Over a dialog, and under a menu: that is opened by a press, and its next press is not to meet a message.
  toast: '1450',
  popover: '1500',
  skipNav: '1600',
})

export const fonts = values({
  body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  mono: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Noto Sans Mono', monospace",
})
