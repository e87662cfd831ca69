import { globSync, readFileSync } from 'node:fs'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { expect, test } from 'vitest'
import { palettes, semanticColors } from './palettes'
import { configs } from './chakra-configs'
import { isFrom, breakpoints } from './conditions'
import { conditionNames, css, ownProperties } from './css'
import { hasTokens, shorthands } from './properties'
import { system } from './system'
import { textStyles } from './text-styles'

/** The same theme in Chakra's own hands. */
const chakra = createSystem(...configs)

const modes = ['_light', '_dark'] as const
type Mode = (typeof modes)[number]

/** The colour a token has in a theme, as a hex value. */
function colour(path: string, mode: Mode): string {
  const find = (tree: unknown) =>
    path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], tree)
  const token = (find(semanticColors) ?? find(palettes)) as Record<string, unknown>
  const { value } = ('DEFAULT' in token ? token.DEFAULT : token) as { value: string | Record<Mode, string> }
  const given = typeof value === 'string' ? value : value[mode]
  const reference = /^\{colors\.(.+)\}$/.exec(given)?.[1]
  return reference ? colour(reference, mode) : given
}

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const colourPalettes = ['brand', 'accent', 'red', 'orange', 'green', 'gray', 'greyRed', 'blue']
const surfaces = ['bg', 'bg.page', 'bg.panel', 'bg.subtle', 'bg.muted']
const texts = [
  'fg',
  'fg.muted',
  'fg.subtle',
  'fg.error',
  'fg.warning',
  'fg.success',
  'fg.info',
  'brand.fg',
  'accent.fg',
]

test('C5: the colours of the specification', () => {
  expect(colour('brand.600', '_light')).toBe('#1976d2')
  expect(colour('accent.600', '_light')).toBe('#9c27b0')
  expect(colour('bg.page', '_light')).toBe('#f5f5f5')
  expect(colour('bg.page', '_dark')).toBe('#121212')
})

test('C5: the breakpoints of the specification', () => {
  expect(Object.values(breakpoints).map(isFrom)).toEqual([
    '@media screen and (min-width: 37.5rem)',
    '@media screen and (min-width: 56.25rem)',
    '@media screen and (min-width: 75rem)',
    '@media screen and (min-width: 96rem)',
  ])
})

test.each(modes)('X-1: every text colour reads on every surface, %s', (mode) => {
  for (const text of texts) {
    for (const surface of surfaces) {
      const ratio = contrast(colour(text, mode), colour(surface, mode))
      expect({ text, surface, ok: ratio >= 4.5 }).toEqual({ text, surface, ok: true })
    }
  }
})

test.each(modes)('X-1: in every palette, text reads on its tints and on its solid, %s', (mode) => {
  for (const name of colourPalettes) {
    const pairs = [
      [`${name}.fg`, `${name}.subtle`],
      [`${name}.fg`, 'bg.panel'],
      [`${name}.contrast`, `${name}.solid`],
      [`${name}.contrast`, `${name}.solidHover`],
      ['fg', `${name}.subtle`],
    ] as const
    for (const [text, ground] of pairs) {
      const ratio = contrast(colour(text, mode), colour(ground, mode))
      expect({ text, ground, ok: ratio >= 4.5 }).toEqual({ text, ground, ok: true })
    }
  }
})

test.each(modes)('X-1: edges of controls and focus rings stand out 3:1, %s', (mode) => {
  for (const edge of ['border.emphasized', 'border.error', 'brand.focusRing', 'red.focusRing']) {
    for (const surface of ['bg.page', 'bg.panel']) {
      const ratio = contrast(colour(edge, mode), colour(surface, mode))
      expect({ edge, surface, ok: ratio >= 3 }).toEqual({ edge, surface, ok: true })
    }
  }
})

// Chakra's other components look up their recipe in the system, which has none, and would draw nothing, silently.
const needNoRecipe = new Set(['preset-base', 'styled-system', 'dialog', 'menu', 'portal'])

test('every Chakra component in use needs no recipe', () => {
  const missing: string[] = []
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const code = readFileSync(file, 'utf8')
    for (const [, path = ''] of code.matchAll(/from '@chakra-ui\/react(?:\/([^']+))?'/g)) {
      if (!needNoRecipe.has(path)) missing.push(`${file}: ${path || 'whole library'}`)
    }
    if (/from '@chakra-ui\/react\/(dialog|menu)'/.test(code) && !/\.Root\s+unstyled/.test(code)) {
      missing.push(`${file}: Root without unstyled`)
    }
  }
  expect(missing).toEqual([])
})

test('every condition named in a style is registered', () => {
  const unknown: string[] = []
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (file.includes('test')) continue
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /[\s{](_[a-z][A-Za-z]+)(?:=\{|: ['{])/g,
    )) {
      const isChakras = name.slice(1) in (defaultBaseConfig.conditions ?? {})
      if (isChakras && !conditionNames.has(name)) unknown.push(`${file}: ${name}`)
    }
  }
  expect(unknown).toEqual([])
})

test('every token named in a style exists', () => {
  const unknown: string[] = []
  const named =
    /(?:bg|color|[cC]olor|border\w*Color|outlineColor|accentColor)(?:=|: )["'{ ]*'?((?:bg|fg|border|brand|accent|red|orange|green|blue|gray|greyRed)\.[\w.]+)['"]/g
  for (const file of globSync('src/**/*.tsx')) {
    for (const [, token = ''] of readFileSync(file, 'utf8').matchAll(named)) {
      if (!chakra.token(`colors.${token}`)) unknown.push(`${file}: ${token}`)
    }
  }
  expect(unknown).toEqual([])
})

test('goal G28: an element that is drawn again has the recipe that it had', () => {
  const look = { base: { color: 'fg' } }
  expect(system.cva(look)).toBe(system.cva(look))
  expect(system.cva({ base: { color: 'fg.muted' } })({})).not.toEqual(system.cva(look)({}))
})

test('goal G28: an element that is drawn again has the styles that it had, and those of its own', () => {
  const recipe = system.cva({ base: { color: 'fg' } })({})
  const written = (...styles: Parameters<typeof system.css>) =>
    (system.css(...styles) as { styles: string }).styles
  expect(system.css(recipe, { mt: '2' })).toBe(system.css(recipe, { mt: '2' }))
  expect(written(recipe, { mt: '2' })).toBe(
    '@layer recipes{color:var(--rail-colors-fg);}margin-top:var(--rail-spacing-2);',
  )
  expect(written(recipe, { mt: '3' })).not.toBe(written(recipe, { mt: '2' }))
  expect(written({ color: 'fg.muted' }, { mt: '2' })).not.toBe(written({ color: 'fg' }, { mt: '2' }))
})

/** Rules but for what nobody reads: the colour of the ground, and steps of a palette, as variables. */
const read = (rules: unknown): unknown =>
  typeof rules === 'object' && rules !== null
    ? Object.entries(rules).flatMap(([key, value]) =>
        /^--bg-currentcolor$|color-palette-\d+$/.test(key) ? [] : [[key, read(value)]],
      )
    : rules

test('P9: short names stand for what they stand for with Chakra', () => {
  for (const [short, name] of Object.entries(shorthands))
    expect(chakra.utility.shorthands.get(short)).toBe(name)
})

const styleProps = Object.keys(configs[0]?.utilities ?? {}).filter(
  (name) => name in ownProperties || hasTokens(name),
)
/** Of every category: to a property of another such a name is a word like any other. */
const tokenNames = [...chakra.tokens.categoryMap.values()]
  .flatMap((known) => [...known.keys()])
  .filter((name) => name !== 'colorPalette' && !name.startsWith('breakpoint-'))
const valuesOf = (name: string): unknown[] => {
  if (name.startsWith('hide')) return Object.keys(breakpoints)
  return name === 'truncate' || name === 'srOnly'
    ? [true, false]
    : [...tokenNames, ...Object.keys(textStyles), 'auto', '1px', '1px !important']
}

test.each(styleProps)('P9: `%s` comes to what Chakra makes of it, whatever token it names', (name) => {
  const styles = valuesOf(name).flatMap((value) => [{ [name]: value }, { _hover: { [name]: { md: value } } }])
  expect(styles.map((style) => [style, read(css(style))])).toEqual(
    styles.map((style) => [style, read(chakra.css(style as SystemStyleObject))]),
  )
})

test('P9: no style names what Chakra knows and this theme does not: it would be drawn without it, silently', () => {
  const differs = (name: string) =>
    ['4', 'fg', 'md'].some((value) => {
      const style: object = { [name]: value }
      return JSON.stringify(read(css({ ...style }))) !== JSON.stringify(read(chakra.css(style)))
    })
  const names = [...Object.keys(configs[0]?.utilities ?? {}), ...chakra.utility.shorthands.keys()]
  const unknown = names.filter((name) => !(name in ownProperties) && differs(name))
  expect(unknown).toContain('spaceX')
  const inStyle = new RegExp(String.raw`[\s{](?:${unknown.join('|')})(?:=["{]|: ['{\d])`, 'g')
  const used = globSync('src/{components,routes,offline,studio}/**/*.{ts,tsx}').flatMap((file) =>
    file.includes('.test.')
      ? []
      : [...readFileSync(file, 'utf8').matchAll(inStyle)].map(([at]) => `${file}: ${at.trim()}`),
  )
  expect(used).toEqual([])
})
