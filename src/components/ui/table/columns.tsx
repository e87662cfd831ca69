import { chakra } from '@chakra-ui/react/styled-system'

/** Two columns where there is room, one below the other where there is not. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  },
})
