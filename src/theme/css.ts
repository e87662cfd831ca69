import { breakpoints, conditions, isBelow, isFrom } from './conditions'
import { paletteOf, shorthands, valueOf, variable } from './properties'
import { textStyles } from './text-styles'

/** Properties and what they hold under which conditions, as a style says it; or rules, as Emotion takes them. */
export interface Style {
  [key: string]: unknown
}

const isStyle = (value: unknown): value is Style =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const selectors: Readonly<Record<string, string | readonly string[]>> = {
  ...Object.fromEntries(Object.entries(conditions).map(([name, selector]) => [`_${name}`, selector])),
  ...Object.fromEntries(
    Object.entries(breakpoints).flatMap(([name, pixels]) => [
      [name, isFrom(pixels)],
      [`${name}Down`, isBelow(pixels)],
    ]),
  ),
}

export const conditionNames: ReadonlySet<string> = new Set(Object.keys(selectors))

const isCondition = (key: string) => conditionNames.has(key) || /^@|&|&$/.test(key)

const cornersOf = (corners: readonly string[]) => (radius: unknown) =>
  Object.fromEntries(corners.map((corner) => [`border${corner}Radius`, radius]))

const widthOf = (name: unknown) => breakpoints[name as keyof typeof breakpoints]

const seenByNobody = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: '0',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0, 0, 0, 0)',
  whiteSpace: 'nowrap',
  borderWidth: '0',
}
const seenAgain = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  padding: '0',
  margin: '0',
  overflow: 'visible',
  clip: 'auto',
  whiteSpace: 'normal',
}

/** What is no property of CSS, or more than one. */
export const ownProperties: Readonly<Record<string, (value: unknown) => Style | undefined>> = {
  colorPalette: (name) => paletteOf(String(name)),
  textStyle(name) {
    const style = (textStyles as Readonly<Record<string, { value: Style }>>)[String(name)]
    return style && css(style.value)
  },
  truncate: (is) =>
    is === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : undefined,
  srOnly: (is) => (is === true ? seenByNobody : seenAgain),
  hideFrom: (name) => ({ [isFrom(widthOf(name))]: { display: 'none' } }),
  hideBelow: (name) => ({ [isBelow(widthOf(name))]: { display: 'none' } }),
  boxSize: (size) => ({ width: size, height: size }),
  borderTopRadius: cornersOf(['TopLeft', 'TopRight']),
  borderBottomRadius: cornersOf(['BottomLeft', 'BottomRight']),
  borderInlineStartRadius: cornersOf(['StartStart', 'EndStart']),
  borderInlineEndRadius: cornersOf(['StartEnd', 'EndEnd']),
}

/** `{colors.border.error}`, a token within a longer value. */
const reference = /\{(\w+)\.([^}]+)\}/g
const expanded = (value: string) =>
  value.replace(reference, (_all, category: string, name: string) =>
    variable(category, name.replaceAll('.', '-')),
  )

const important = '!important'

/** What one declaration comes to. */
function rulesOf(property: string, given: unknown): Style {
  const text = typeof given === 'string' ? expanded(given) : given
  const isImportant = typeof text === 'string' && text.endsWith(important)
  const value = valueOf(property, isImportant ? text.slice(0, -important.length).trim() : text)
  const written = isImportant ? `${String(value)} ${important}` : value
  const own = ownProperties[property]
  return own ? (own(written) ?? {}) : { [property]: written }
}

/** Adds to a style what another says, by the long names of properties; the later one is right. */
export function merge(into: Style, style: Style): Style {
  for (const key in style) {
    const value = style[key]
    if (value === undefined) continue
    const name = shorthands[key] ?? key
    const before = into[name]
    into[name] = isStyle(value) ? merge(isStyle(before) ? before : {}, value) : value
  }
  return into
}

/** Adds rules to those of a selector. */
function addTo(rules: Style, path: readonly string[], more: Style) {
  let at = rules
  for (const selector of path) at = (at[selector] ??= {}) as Style
  merge(at, more)
}

/**
 * Takes a merged style apart: each value with its property, and the selectors of the conditions on the way to it. A
 * condition may stand within a property, or the property within the condition.
 */
export function eachValue(
  style: Style,
  take: (property: string, value: unknown, path: readonly string[]) => void,
  property?: string,
  path: readonly string[] = [],
) {
  for (const key in style) {
    const value = style[key]
    const within = isCondition(key) ? [...path, ...[selectors[key] ?? key].flat()] : path
    const named = within !== path || key === 'base' ? property : key
    if (isStyle(value)) eachValue(value, take, named, within)
    else if (value !== null && named !== undefined) take(named, value, within)
  }
}

/** Wider windows after narrower ones; what says nothing of the width after those, as it was. */
function widthAsked(query: string): number {
  const [, edge, length, unit] = /\((min|max)-(?:width|height): ([\d.]+)(rem|px)\)/.exec(query) ?? []
  if (length === undefined) return Infinity
  const pixels = Number(length) * (unit === 'rem' ? 16 : 1)
  // From the widest to the narrowest, behind all that begin somewhere.
  return edge === 'min' ? pixels : 1e9 - pixels
}

/** Rules for some media after those for all, in every block: of two that hold, the later one is right. */
function sorted(rules: Style): Style {
  const plain: Style = {}
  const media: [string, unknown][] = []
  const containers: [string, unknown][] = []
  for (const [key, value] of Object.entries(rules)) {
    if (key.startsWith('@media')) media.push([key, value])
    else if (key.startsWith('@container')) containers.push([key, value])
    else plain[key] = isStyle(value) ? sorted(value) : value
  }
  const byWidth = (entries: [string, unknown][]) =>
    entries
      .map(([key, value]) => ({ key, value, width: widthAsked(key) }))
      .toSorted((a, b) => (a.width === b.width ? 0 : a.width - b.width))
  for (const { key, value } of [...byWidth(media), ...byWidth(containers)]) plain[key] = value
  return plain
}

/** The rules of styles of which the later ones are right, with tokens as the variables that `page-styles.ts` sets. */
export function css(...styles: readonly Style[]): Style {
  const rules: Style = {}
  eachValue(styles.reduce<Style>(merge, {}), (property, value, path) =>
    addTo(rules, path, rulesOf(property, value)),
  )
  return sorted(rules)
}
