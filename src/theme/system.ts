import type { SystemContext } from '@chakra-ui/react/styled-system'
import { type CSSObject, css as serialize } from '@emotion/react'
import { isCssProperty } from '@pandacss/is-valid-prop'
import { perObject, perText } from '@/lib/memo'
import { conditionNames, css, ownProperties, type Style } from './css'
import { shorthands } from './properties'
import { cva } from './recipe'

const isStyleProp = (prop: string) =>
  prop === 'css' ||
  prop in shorthands ||
  prop in ownProperties ||
  conditionNames.has(prop) ||
  isCssProperty(prop)

/** By what an element adds to its recipe, whose rules are made already. */
const rulesWith = perObject((recipe: object) =>
  perText((own) => serialize({ ...recipe, ...css(...(JSON.parse(own) as Style[])) } as CSSObject)),
)

/** The overlays are used without styles of Chakra's. */
const noSlots = Object.assign(() => ({}), {
  classNameMap: {},
  splitVariantProps: ({ recipe: _recipe, ...props }: Style) => [{}, props],
})

const parts: Record<
  keyof Pick<SystemContext, '_config' | '_global' | 'isValidProperty' | 'css' | 'cva' | 'getSlotRecipeFn'>,
  unknown
> = {
  // What is the whole page's stands in `index.html`: `page-styles.ts`.
  _config: { disableLayers: true },
  _global: [],
  isValidProperty: perText(isStyleProp),
  css: (recipe: object = {}, ...own: Style[]) => rulesWith(recipe)(JSON.stringify(own)),
  cva: perObject(cva),
  getSlotRecipeFn: () => noSlots,
}

/**
 * What Chakra's elements ask of its system, and no more. To make the system itself from tokens, conditions and utilities
 * takes a phone a fifth of a second at every start, and half as long again to look each style up in it: here a style is
 * made by `css.ts`, once, and given to Emotion as it is to be written.
 */
export const system = parts as unknown as SystemContext
