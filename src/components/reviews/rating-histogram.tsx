import { chakra } from '@chakra-ui/react/styled-system'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { allStars, type Stars } from '@/domain/reviews/review-choices'
import { chosenEdge } from '@/components/ui/forced-colors'
import { formatNumber } from '@/lib/text/format'
import { starColor } from './star-row'

/** REV-4: one bar for each number of stars, with its count. Pressing one shows these alone, pressing it again all. */
export function RatingHistogram({
  counts,
  rating,
  onRating,
}: {
  counts: Record<Stars, number>
  /** The stars shown alone at present. */
  rating: Stars | undefined
  onRating: (rating: Stars | undefined) => void
}) {
  const most = Math.max(1, ...Object.values(counts))
  return (
    <chakra.ul aria-label="Reviews by rating" display="grid" gap="0.5" listStyle="none">
      {allStars.map((stars) => {
        const count = counts[stars]
        const alone = stars === rating
        return (
          <li key={stars}>
            <Row
              type="button"
              aria-pressed={alone}
              // Nothing to show: a press that leads nowhere is none.
              disabled={count === 0 && !alone}
              onClick={() => onRating(alone ? undefined : stars)}
            >
              <Bar stars={stars} count={count} share={count / most} />
            </Row>
          </li>
        )
      })}
    </chakra.ul>
  )
}

/** Its words, read in one go, are those that are seen and the ones between. */
function Bar({ stars, count, share }: { stars: Stars; count: number; share: number }): ReactNode {
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
        <chakra.span srOnly>{count === 1 ? ' review' : ' reviews'}</chakra.span>
      </chakra.span>
    </>
  )
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    px: '2',
    minHeight: '8',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    color: 'fg',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'brand.subtle' },
    _disabled: { cursor: 'default', bg: 'transparent' },
    '&[aria-pressed=true]': {
      bg: 'brand.subtle',
      borderColor: 'brand.fg',
      fontWeight: 'semibold',
      ...chosenEdge,
    },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
})
