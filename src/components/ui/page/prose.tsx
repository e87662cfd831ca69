import { chakra } from '@chakra-ui/react/styled-system'

/** Running text of a comfortable width, with its lists and sections. */
export const Prose = chakra('div', {
  base: {
    maxWidth: '44rem',
    display: 'grid',
    gap: '4',
    '& h2': { textStyle: 'section', mt: '2' },
    '& ul': { listStyle: 'disc', pl: '5', display: 'grid', gap: '1' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'fg.muted', mb: '2' },
    '& kbd': {
      fontFamily: 'mono',
      textStyle: 'small',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'l1',
      px: '1.5',
      py: '0.5',
      bg: 'bg.panel',
    },
  },
})
