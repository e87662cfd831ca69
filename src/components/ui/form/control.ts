import { defineRecipe } from '@chakra-ui/react/styled-system'

/** What every text-like control looks like. 16 px, because iOS zooms into anything smaller. */
export const controlRecipe = defineRecipe({
  className: 'rail-control',
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: '10',
    px: '3',
    py: '1.5',
    fontSize: '1rem',
    lineHeight: '1.5rem',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    appearance: 'none',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-1px',
      borderColor: 'brand.focusRing',
    },
    '&[aria-invalid=true]': {
      borderColor: 'border.error',
      boxShadow: 'inset 0 0 0 1px {colors.border.error}',
    },
    _disabled: { bg: 'bg.muted', color: 'fg.muted', cursor: 'not-allowed' },
    _readOnly: { bg: 'bg.muted' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})
