import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
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

/**
 * Only what is used is registered: Chakra's own tokens and recipes would add a third to the first load. The overlays
 * bring their recipes in their own chunks.
 */
const created = createSystem(
  { ...defaultBaseConfig, conditions },
  {
    preflight: true,
    cssVarsPrefix: 'rail',
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss: {
      '*': {
        '--global-font-body': 'fonts.body',
        '--global-font-mono': 'fonts.mono',
        '--global-color-border': 'colors.border',
        // The preflight sets it on each element, and what a container says of its texts would end there.
        overflowWrap: 'inherit',
      },
      html: {
        overflowWrap: 'break-word',
        bg: 'bg.page',
        color: 'fg',
        colorPalette: 'brand',
        fontFamily: 'body',
        scrollPaddingTop: '20',
        textSizeAdjust: '100%',
      },
      // Not on html: its size is the rem everything is measured in.
      body: { textStyle: 'body' },
      // The browser's own letters are black, made for its yellow: where it alone sets the colours, both are needed.
      mark: {
        bg: 'transparent',
        color: 'inherit',
        fontWeight: 'semibold',
        textDecoration: 'underline',
        '@media (forced-colors: active)': { bg: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
      },
      '*::placeholder': { color: 'fg.muted' },
      '*::selection': { bg: 'colorPalette.emphasized' },
      ':focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
      // Headings take the focus when a page opens; nobody can act on them, so they show no ring.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      '*, *::before, *::after': {
        '@media (prefers-reduced-motion: reduce)': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
    theme: {
      breakpoints: { sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
      tokens: { ...scales, colors: namedColors },
      semanticTokens: {
        colors: semanticColors,
        shadows: { float, sm: float, md: float, lg: float },
        radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      },
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
)

/** By what an element adds to its recipe. */
const stylesOf = perObject((recipe: object) =>
  perText((own) => created.css(recipe, ...(JSON.parse(own) as object[]))),
)

/**
 * With what Chakra works out anew each time that an element is drawn: its recipe, its styles, and which of its props are
 * styles. Chakra's own memory is of the last 500, and finds them by all that it is given, sorted and written out.
 */
export const system: typeof created = {
  ...created,
  cva: perObject(created.cva),
  css: (recipe = {}, ...own) => stylesOf(recipe)(JSON.stringify(own)),
  isValidProperty: perText(created.isValidProperty),
}
