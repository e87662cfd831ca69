import { createSystem } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { configs } from './chakra-configs'

const globalCss = {
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
}

/**
 * The styles of the page itself, and the tokens as variables. They stand in `index.html`: a phone would take a tenth of a
 * second to work them out. `scripts/page-styles.ts` puts them there.
 */
export function pageStyles(): string {
  const { layers, _global } = createSystem(...configs, { preflight: true, globalCss })
  const markup = renderToStaticMarkup(createElement(Global, { styles: [layers.atRule, ..._global] }))
  return markup.replace(/^<style[^>]*>|<\/style>$/g, '')
}
