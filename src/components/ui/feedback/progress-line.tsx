import { chakra } from '@chakra-ui/react/styled-system'

/**
 * A thin line for work in the background. Its room is always kept, so nothing shifts when it comes or goes; nobody is
 * interrupted by having it read out.
 */
export function ProgressLine({
  active,
  label = 'Refreshing…',
}: {
  active: boolean
  label?: string | undefined
}) {
  return (
    <chakra.div height="2px" overflow="hidden" borderRadius="full">
      {active && (
        <chakra.div
          role="progressbar"
          aria-label={label}
          width="25%"
          height="full"
          bg="brand.solid"
          animation="slide 1.2s ease-in-out infinite"
          css={{
            '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none', opacity: '0.5' },
            '@media (forced-colors: active)': { bg: 'Highlight' },
          }}
        />
      )}
    </chakra.div>
  )
}
