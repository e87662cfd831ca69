import { chakra } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { allStars, type Stars } from '@/domain/review'
import { formatNumber } from '@/lib/format'
import { starColor } from './star-row'

/** REV-4: one bar for each number of stars, with its count. Pressing one shows these alone, pressing it again all. */
export function RatingHistogram({
  counts,
  rating,
}: {
  counts: Record<Stars, number>
  /** The stars shown alone at present. */
  rating: Stars | undefined
}) {
  const most = Math.max(1, ...Object.values(counts))
  return (
    <chakra.ul aria-label="Reviews by rating" display="grid" gap="0.5" listStyle="none">
      {allStars.map((stars) => {
        const current = stars === rating
        const bar = <Bar stars={stars} count={counts[stars]} share={counts[stars] / most} alone={current} />
        return (
          <li key={stars}>
            {counts[stars] === 0 && !current ? (
              // Nothing to show: a way that leads nowhere is none.
              <Row>{bar}</Row>
            ) : (
              <RowLink
                to="."
                search={
                  ((now: object) => ({
                    ...now,
                    rating: current ? undefined : stars,
                    page: undefined,
                  })) as never
                }
                resetScroll={false}
                // Else the way back to all would count as where one is.
                activeOptions={{ exact: true }}
                aria-current={current ? 'true' : undefined}
              >
                {bar}
              </RowLink>
            )}
          </li>
        )
      })}
    </chakra.ul>
  )
}

/** Its words, read in one go, are those that are seen and the ones between. */
function Bar({
  stars,
  count,
  share,
  alone,
}: {
  stars: Stars
  count: number
  share: number
  alone: boolean
}): ReactNode {
  return (
    <>
      <chakra.span display="inline-flex" alignItems="center" gap="1" width="2.25rem" flexShrink="0">
        {stars}
        <chakra.span srOnly>{stars === 1 ? ' star: ' : ' stars: '}</chakra.span>
        <chakra.span aria-hidden color={starColor}>
          <Star size={14} fill="currentColor" />
        </chakra.span>
      </chakra.span>
      <chakra.span
        flex="1"
        height="2.5"
        borderRadius="full"
        bg="bg.emphasized"
        overflow="hidden"
        css={{ '@media (forced-colors: active)': { borderWidth: '1px' } }}
      >
        <chakra.span
          display="block"
          height="full"
          bg="brand.solid"
          style={{ width: `${share * 100}%` }}
          css={{ '@media (forced-colors: active)': { bg: 'CanvasText', forcedColorAdjust: 'none' } }}
        />
      </chakra.span>
      <chakra.span minWidth="2.25rem" textAlign="end" color="fg.muted">
        {formatNumber(count)}
        <chakra.span srOnly>
          {count === 1 ? ' review' : ' reviews'}
          {alone && ', shown alone'}
        </chakra.span>
      </chakra.span>
    </>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  px: '2',
  minHeight: '8',
  borderRadius: 'l2',
  color: 'fg',
  fontVariantNumeric: 'tabular-nums',
} as const

const Row = chakra('div', { base: row })

const RowLink = createLink(
  chakra('a', {
    base: {
      ...row,
      textDecoration: 'none',
      borderWidth: '1px',
      borderColor: 'transparent',
      mx: '-1px',
      _hover: { bg: 'brand.subtle' },
      '&[aria-current=true]': { bg: 'brand.subtle', borderColor: 'brand.fg', fontWeight: 'semibold' },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  }),
)
