import { chakra } from '@chakra-ui/react/styled-system'

/** One grey bar; give it the size of what will replace it. */
export const SkeletonBar = chakra(
  'span',
  {
    base: {
      display: 'block',
      height: '1em',
      borderRadius: 'l1',
      bg: 'bg.emphasized',
      animation: 'pulse 1.6s ease-in-out infinite',
      '@media (forced-colors: active)': { borderWidth: '1px' },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
)

function Frame({ height }: { height: number | string }) {
  return (
    <chakra.div
      aria-hidden
      style={{ height }}
      display="flex"
      flexDirection="column"
      justifyContent="center"
      gap="3"
      px={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
    >
      <SkeletonBar width="40%" />
      <SkeletonBar width="75%" />
    </chakra.div>
  )
}

/** `height` is that of the card to come (a number is px), so nothing shifts when it lands. */
export function SkeletonCard({
  height = 120,
  label = 'Loading…',
}: {
  height?: number | string
  label?: string
}) {
  return <SkeletonList count={1} height={height} label={label} />
}

export function SkeletonList({
  count = 5,
  height = 120,
  gap = '3',
  label = 'Loading…',
}: {
  count?: number
  height?: number | string
  gap?: string
  label?: string
}) {
  return (
    <chakra.div aria-busy="true" display="grid" gap={gap}>
      <chakra.span role="status" srOnly>
        {label}
      </chakra.span>
      {Array.from({ length: count }, (_, index) => (
        <Frame key={index} height={height} />
      ))}
    </chakra.div>
  )
}
