const style = (fontSize: string, lineHeight: string, fontWeight?: string) => ({
  value: { fontSize, lineHeight, ...(fontWeight ? { fontWeight } : {}) },
})

const small = style('0.8125rem', '1.125rem')
const body = style('0.9375rem', '1.375rem')
const section = style('1.125rem', '1.75rem', '600')
const title = style('1.5rem', '2rem', '600')

/** Four sizes a page, and the time. `xs`…`2xl` are other names for the same, so no part can bring a fifth size. */
export const textStyles = {
  title,
  section,
  body,
  small,
  time: {
    value: {
      fontSize: '1.375rem',
      lineHeight: '1.75rem',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  num: { value: { fontVariantNumeric: 'tabular-nums' } },
  mono: { value: { fontFamily: 'mono', fontVariantNumeric: 'tabular-nums', letterSpacing: 'wider' } },
  xs: small,
  sm: small,
  md: body,
  lg: section,
  xl: section,
  '2xl': title,
}
