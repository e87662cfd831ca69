import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import type { SystemConfig } from '@chakra-ui/react/styled-system'
import { breakpoints, conditions } from './conditions'
import { namedColors, semanticColors } from './palettes'
import { prefix } from './properties'
import * as scales from './scales'
import { textStyles } from './text-styles'

const float = {
  value: {
    _light: '0 0 0 1px rgb(18 18 18 / 8%), 0 8px 24px rgb(18 18 18 / 12%)',
    _dark: '0 0 0 1px rgb(255 255 255 / 10%), 0 8px 24px rgb(0 0 0 / 60%)',
  },
}

/**
 * The theme as Chakra reads it: the build takes the page's own styles from it, and the tests what `css.ts` has to make of
 * a style. The app is without it: to read it takes a phone a fifth of a second.
 */
export const configs: SystemConfig[] = [
  { ...defaultBaseConfig, conditions },
  {
    cssVarsPrefix: prefix,
    cssVarsRoot: ':where(html, .chakra-theme)',
    theme: {
      breakpoints: Object.fromEntries(
        Object.entries(breakpoints).map(([name, pixels]) => [name, `${pixels}px`]),
      ),
      tokens: { ...scales, colors: namedColors },
      semanticTokens: {
        colors: semanticColors,
        shadows: { float, sm: float, md: float, lg: float },
        radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      },
      textStyles,
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
