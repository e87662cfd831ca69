import { chakra } from '@chakra-ui/react/styled-system'

/** Decorative: the part that shows it says in words what is going on. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      borderRadius: 'full',
      border: '2px solid',
      borderColor: 'currentColor',
      borderInlineStartColor: 'transparent',
      animation: 'spin 700ms linear infinite',
      '@media (prefers-reduced-motion: reduce)': { borderStyle: 'dotted' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)
