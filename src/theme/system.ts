import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemConfig } from '@chakra-ui/react/styled-system'
import { perObject, perText } from '@/lib/memo'
import { conditions } from './conditions'
import { namedColors, semanticColors } from './palettes'
import * as scales from './scales'
import { textStyles } from './text-styles'

const float = {
  value: {
    _light: '0 0 0 1px rgb(18 18 18 / 8%), 0 8px 24px rgb(18 18 18 / 12%)',
    _dark: '0 0 0 1px rgb(255 255 255 / 10%), 0 8px 24px rgb(0 0 0 / 60%)',
  },
}

export const semanticTokens = {
  colors: semanticColors,
  shadows: { float, sm: float, md: float, lg: float },
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
}

/**
 * Only what is used is registered: Chakra's own tokens and recipes would add a third to the first load. The overlays
 * bring their recipes in their own chunks.
 */
export const configs: SystemConfig[] = [
  { ...defaultBaseConfig, conditions },
  {
    cssVarsPrefix: 'rail',
    cssVarsRoot: ':where(html, .chakra-theme)',
    theme: {
      breakpoints: { sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
      tokens: { ...scales, colors: namedColors },
      textStyles,
      layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
      keyframes: {
        spin: { '100%': { transform: 'rotate(360deg)' } },
        draw: { from: { strokeDashoffset: '30' }, to: { strokeDashoffset: '0' } },
        pulse: { '50%': { opacity: '0.5' } },
        slide: { '0%': { transform: 'translateX(-100%)' }, '100%': { transform: 'translateX(400%)' } },
        'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
        'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
        rise: { from: { transform: 'translateY(8px)' }, to: { transform: 'none' } },
        'from-start': { from: { transform: 'translateX(-16px)' }, to: { transform: 'none' } },
        'from-end': { from: { transform: 'translateX(16px)' }, to: { transform: 'none' } },
      },
    },
  },
]

/** The same tokens without their values, which are variables of the page: a style only has to know which there are. */
const named = (tokens: object): object =>
  'value' in tokens
    ? { value: 'unset' }
    : Object.fromEntries(Object.entries(tokens).map(([name, held]) => [name, named(held as object)]))

const created = createSystem(...configs, { theme: { tokens: named(semanticTokens) } })

/** By what an element adds to its recipe. */
const stylesOf = perObject((recipe: object) =>
  perText((own) => created.css(recipe, ...(JSON.parse(own) as object[]))),
)

/**
 * With what Chakra works out anew each time that an element is drawn: its recipe, its styles, and which of its props are
 * styles. Chakra's own memory is of the last 500, and finds them by all that it is given, sorted and written out. Without
 * the styles of the whole page, which `index.html` has already: `page-styles.ts`.
 */
export const system: typeof created = {
  ...created,
  _config: { ...created._config, disableLayers: true },
  _global: [],
  cva: perObject(created.cva),
  css: (recipe = {}, ...own) => stylesOf(recipe)(JSON.stringify(own)),
  isValidProperty: perText(created.isValidProperty),
}
