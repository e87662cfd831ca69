import { chakra } from '@chakra-ui/react/styled-system'

/** How far something is. */
export interface LineProgress {
  done: number
  /** 0 where nobody knows. */
  of: number
  /** "1,200 of 5,000 trains" */
  words: string
}

/**
 * A thin line for work in the background, as long as it is far where that is known. Its room is always kept, so nothing
 * shifts when it comes or goes; nobody is interrupted by having it read out.
 */
export function ProgressLine({
  active,
  label = 'Refreshing…',
  progress,
}: {
  active: boolean
  label?: string | undefined
  progress?: LineProgress | undefined
}) {
  const share = progress && progress.of > 0 ? Math.min(1, progress.done / progress.of) : undefined
  return (
    <chakra.div height="2px" overflow="hidden" borderRadius="full">
      {active && (
        <chakra.div
          role="progressbar"
          aria-label={label}
          {...(share !== undefined && {
            'aria-valuenow': Math.round(share * 100),
            'aria-valuetext': progress?.words,
          })}
          style={share === undefined ? undefined : { width: `${share * 100}%` }}
          height="full"
          bg="brand.solid"
          css={share === undefined ? moving : known}
        />
      )}
    </chakra.div>
  )
}

const forced = { '@media (forced-colors: active)': { bg: 'Highlight' } }
const known = { ...forced, transition: 'width 0.2s' }
const moving = {
  ...forced,
  width: '25%',
  animation: 'slide 1.2s ease-in-out infinite',
  '@media (prefers-reduced-motion: reduce)': { width: '100%', animation: 'none', opacity: '0.5' },
}
