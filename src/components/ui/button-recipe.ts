import { defineRecipe } from '@chakra-ui/react/styled-system'
import { chosenEdge, disabledInk } from './forced-colors'

const hoverTint = { bg: 'colorPalette.subtle' }

export const buttonRecipe = defineRecipe({
  className: 'rail-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    flexShrink: '0',
    verticalAlign: 'middle',
    maxWidth: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    fontWeight: 'medium',
    textStyle: 'body',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& svg': { width: '1.125rem', height: '1.125rem', flexShrink: '0' },
    _disabled: {
      cursor: 'not-allowed',
      opacity: '0.55',
      '&[data-loading]': { cursor: 'progress', opacity: '1' },
      ...disabledInk,
    },
    '&[aria-pressed=true]': chosenEdge,
    '@media (pointer: coarse)': { minHeight: '11', minWidth: '11' },
    // On paper there is nothing to press.
    '@media print': { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'border.emphasized',
        _hover: hoverTint,
      },
      plain: { color: 'colorPalette.fg', _hover: hoverTint },
      danger: { colorPalette: 'red', color: 'colorPalette.fg', _hover: hoverTint },
      dangerSolid: {
        colorPalette: 'red',
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
      },
    },
    size: {
      sm: { minHeight: '8', px: '3', py: '1', textStyle: 'small' },
      md: { minHeight: '10', px: '4', py: '2' },
      lg: { minHeight: '12', px: '5', py: '2.5' },
    },
    /** Only an icon: square, and the caller gives `aria-label`. */
    icon: { true: { px: '0', py: '0' } },
  },
  compoundVariants: [
    { icon: true, size: 'sm', css: { width: '8' } },
    { icon: true, size: 'md', css: { width: '10' } },
    { icon: true, size: 'lg', css: { width: '12' } },
  ],
  defaultVariants: { variant: 'outline', size: 'md' },
})
