import * as scales from './scales'

/** Of Chakra's names for properties those that stand for another. */
export const shorthands: Readonly<Record<string, string>> = {
  bg: 'background',
  bgColor: 'backgroundColor',
  borderStart: 'borderInlineStart',
  borderEnd: 'borderInlineEnd',
  borderX: 'borderInline',
  borderY: 'borderBlock',
  borderStartColor: 'borderInlineStartColor',
  borderEndColor: 'borderInlineEndColor',
  borderStartRadius: 'borderInlineStartRadius',
  borderEndRadius: 'borderInlineEndRadius',
  borderStartWidth: 'borderInlineStartWidth',
  borderEndWidth: 'borderInlineEndWidth',
  rounded: 'borderRadius',
  roundedTop: 'borderTopRadius',
  roundedBottom: 'borderBottomRadius',
  shadow: 'boxShadow',
  gapX: 'columnGap',
  gapY: 'rowGap',
  flexDir: 'flexDirection',
  w: 'width',
  h: 'height',
  minW: 'minWidth',
  minH: 'minHeight',
  maxW: 'maxWidth',
  maxH: 'maxHeight',
  pos: 'position',
  insetX: 'insetInline',
  insetY: 'insetBlock',
  insetStart: 'insetInlineStart',
  insetEnd: 'insetInlineEnd',
  m: 'margin',
  mt: 'marginTop',
  mr: 'marginRight',
  mb: 'marginBottom',
  ml: 'marginLeft',
  ms: 'marginInlineStart',
  me: 'marginInlineEnd',
  mx: 'marginInline',
  my: 'marginBlock',
  p: 'padding',
  pt: 'paddingTop',
  pr: 'paddingRight',
  pb: 'paddingBottom',
  pl: 'paddingLeft',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  px: 'paddingInline',
  py: 'paddingBlock',
}

export const prefix = 'rail'

/** `fontSizes.0.5`, as Chakra names its variable: `--rail-font-sizes-0\.5`. */
const variableOf = (category: string, name: string) =>
  `--${prefix}-${category}-${name}`.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

export const variable = (category: string, name: string) => `var(${variableOf(category, name)})`

/** The parts that each palette has, and `colorPalette` with them. */
const roles = [
  'contrast',
  'fg',
  'subtle',
  'muted',
  'emphasized',
  'solid',
  'solidHover',
  'focusRing',
  'border',
]

/** Sets the palette that `colorPalette.fg` and its like are of. */
export const paletteOf = (palette: string) =>
  Object.fromEntries(
    roles.map((role) => [
      variableOf('colors', `colorPalette-${role}`),
      variable('colors', `${palette}-${role}`),
    ]),
  )

type Token = (value: string) => string | undefined

/** `system.test.ts` holds it against the colours that there are. */
const colour =
  /^(?:bg|fg|border|white|black|(?:bg|fg|border|gray|brand|blue|accent|red|orange|green|greyRed|colorPalette)\.\w+)$/
const colors: Token = (value) =>
  colour.test(value) ? variable('colors', value.replaceAll('.', '-')) : undefined

const escaped = (name: string) => name.replace('.', String.raw`\.`)
const inScale =
  (category: string, scale: object): Token =>
  (value) =>
    Object.hasOwn(scale, value) ? variable(category, escaped(value)) : undefined

const positive = inScale('spacing', scales.spacing)
const spacing: Token = (value) => {
  if (!value.startsWith('-')) return positive(value)
  const known = positive(value.slice(1))
  return known && `calc(${known} * -1)`
}

const sizes = inScale('sizes', scales.sizes)
const radii = inScale('radii', { ...scales.radii, l1: 0, l2: 0, l3: 0 })

const propertiesOf: [Token, string][] = [
  [
    colors,
    'background backgroundColor borderColor borderTopColor borderBottomColor borderLeftColor borderRightColor ' +
      'borderInlineStartColor borderInlineEndColor color fill stroke accentColor caretColor outlineColor ' +
      'textDecorationColor',
  ],
  [
    spacing,
    'gap rowGap columnGap inset insetInline insetBlock insetInlineStart insetInlineEnd top bottom left right ' +
      'margin marginTop marginRight marginBottom marginLeft marginInlineStart marginInlineEnd marginInline ' +
      'marginBlock padding paddingTop paddingRight paddingBottom paddingLeft paddingInlineStart paddingInlineEnd ' +
      'paddingInline paddingBlock scrollMargin scrollMarginTop scrollMarginBottom scrollPadding scrollPaddingTop ' +
      'scrollPaddingBottom textIndent',
  ],
  [
    sizes,
    'width height boxSize minWidth minHeight maxWidth maxHeight inlineSize blockSize flexBasis scrollbarWidth',
  ],
  [
    radii,
    'borderRadius borderTopRadius borderBottomRadius borderInlineStartRadius borderInlineEndRadius ' +
      'borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius',
  ],
  [inScale('shadows', { float: 0, sm: 0, md: 0, lg: 0 }), 'boxShadow'],
  [inScale('zIndex', scales.zIndex), 'zIndex'],
  [inScale('fonts', scales.fonts), 'fontFamily'],
  [inScale('fontSizes', scales.fontSizes), 'fontSize'],
  [inScale('fontWeights', scales.fontWeights), 'fontWeight'],
  [inScale('letterSpacings', scales.letterSpacings), 'letterSpacing'],
  [inScale('easings', scales.easings), 'transitionTimingFunction animationTimingFunction'],
]

const tokens = new Map(
  propertiesOf.flatMap(([token, names]) => names.split(' ').map((name) => [name, token] as const)),
)

/** The variable of the token that a property's value names; any other value as it is. */
export const valueOf = (property: string, value: unknown): unknown =>
  tokens.get(property)?.(String(value)) ?? value

export const hasTokens = (property: string) => tokens.has(property)
