import { chakra } from '@chakra-ui/react/styled-system'
import { noPrint } from '@/components/bookings/actions/print-sheet'

/** Drawn once; where less motion is asked for, it stands there. */
export const Tick = () => (
  <chakra.svg
    viewBox="0 0 48 48"
    width="12"
    height="12"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    color="fg.success"
    aria-hidden
    css={noPrint}
  >
    <circle cx="24" cy="24" r="20" opacity="0.35" />
    <chakra.path
      d="M15 25l6 6 12-13"
      css={{
        strokeDasharray: '30',
        '@media (prefers-reduced-motion: no-preference)': { animation: 'draw 200ms ease-out both' },
      }}
    />
  </chakra.svg>
)
