const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const

const scale = (colours: string): Record<string, { value: string }> =>
  Object.fromEntries(colours.split(' ').map((value, index) => [steps[index] ?? '', { value }]))

/** The one place with hex colours. Each palette runs from 50 to 950; `red.600` is the seventh of its line. */
export const palettes = {
  gray: scale('#fafafb #f5f5f5 #e4e4e7 #cfcfd5 #a5a5ae #85858f #5b5b66 #43434c #2c2c31 #1d1d20 #121212'),
  brand: scale('#e9f3fd #d3e7fb #a6cff6 #7db9f1 #4b9fe9 #2a87dd #1976d2 #1565c0 #0f4f9a #0e3566 #0b2240'),
  accent: scale('#f7ebf9 #edd5f1 #deb0e6 #d39ae0 #bf68d0 #ad45c2 #9c27b0 #7f1f90 #631870 #451150 #2a0a31'),
  red: scale('#fdeeee #fbdada #f6b5b5 #f39595 #ea6a6a #dd4343 #c62828 #a61e1e #821818 #521414 #321010'),
  orange: scale('#fff6e5 #ffe9bf #ffd68a #fcc05a #eda02c #c97f0e #a36200 #854e00 #663c00 #432800 #2a1a02'),
  green: scale('#eaf7ed #d1edd8 #a6dbb4 #7fca93 #4fb06a #2f964c #1f7d3a #17652e #124f25 #10381c #0c2413'),
  greyRed: scale('#f6efef #eee2e2 #dccaca #d8abab #bd8a8a #a06d6d #8a5353 #773f3f #5a3131 #3a2525 #271c1c'),
}

type Palette = keyof typeof palettes

const hex = (name: Palette, step: string) => palettes[name][step]?.value ?? ''

const white = '#ffffff'

/** The few that a style names by their step. Every other is a role's: a token for each would be made at every start. */
export const namedColors = {
  white: { value: white },
  black: { value: '#000000' },
  gray: { 400: { value: hex('gray', '400') } },
  orange: { 300: { value: hex('orange', '300') }, 500: { value: hex('orange', '500') } },
}

/** The roles every palette plays, so that `colorPalette="green"` works on any part. */
const roles = (name: Palette) => {
  const pick = (light: string, dark: string) => ({
    value: { _light: hex(name, light), _dark: hex(name, dark) },
  })
  return {
    contrast: { value: { _light: white, _dark: white } },
    fg: pick('700', '300'),
    subtle: pick('50', '950'),
    muted: pick('100', '900'),
    emphasized: pick('200', '800'),
    solid: pick('600', '600'),
    solidHover: pick('700', '700'),
    focusRing: pick('700', '300'),
    border: pick('200', '800'),
  }
}

const named = (colour: string) => {
  const [name, step = ''] = colour.split('.')
  return name === 'white' ? white : hex(name as Palette, step)
}

const pair = (light: string, dark: string) => ({ value: { _light: named(light), _dark: named(dark) } })

export const semanticColors = {
  bg: {
    DEFAULT: pair('white', 'gray.900'),
    page: pair('gray.100', 'gray.950'),
    panel: pair('white', 'gray.900'),
    subtle: pair('gray.50', 'gray.900'),
    muted: pair('gray.100', 'gray.800'),
    emphasized: pair('gray.200', 'gray.700'),
    inverted: pair('gray.900', 'gray.100'),
    error: pair('red.50', 'red.950'),
    warning: pair('orange.50', 'orange.950'),
    success: pair('green.50', 'green.950'),
    info: pair('brand.50', 'brand.950'),
    backdrop: { value: { _light: 'rgb(18 18 18 / 45%)', _dark: 'rgb(0 0 0 / 65%)' } },
  },
  fg: {
    DEFAULT: pair('gray.900', 'gray.200'),
    muted: pair('gray.600', 'gray.400'),
    subtle: pair('gray.600', 'gray.400'),
    inverted: pair('white', 'gray.900'),
    error: pair('red.700', 'red.300'),
    warning: pair('orange.700', 'orange.300'),
    success: pair('green.700', 'green.300'),
    info: pair('brand.700', 'brand.300'),
  },
  border: {
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.200', 'gray.800'),
    subtle: pair('gray.200', 'gray.800'),
    /** Edges of controls: 3:1 against the page and the panel. */
    emphasized: pair('gray.500', 'gray.500'),
    error: pair('red.600', 'red.300'),
    warning: pair('orange.600', 'orange.300'),
    success: pair('green.600', 'green.300'),
    info: pair('brand.600', 'brand.300'),
  },
  gray: { ...roles('gray'), solid: pair('gray.800', 'gray.600') },
  brand: roles('brand'),
  blue: roles('brand'),
  accent: roles('accent'),
  red: roles('red'),
  orange: roles('orange'),
  green: roles('green'),
  greyRed: roles('greyRed'),
}
