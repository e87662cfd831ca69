import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { formatAverage } from '@/components/reviews/rating-words'
import { RatingHistogram } from '@/components/reviews/rating-histogram'
import { StarRow } from '@/components/reviews/star-row'
import { Card, CardTitle } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { ratingCounts, type Review } from '@/domain/reviews/review'
import type { Stars } from '@/domain/reviews/review-choices'
import { counted, formatNumber } from '@/lib/text/format'
import { shortfallWords } from '@/lib/lists/shortfall'

/** What passengers say of a train in one look: the average, and how it comes about. */
export function RatingSummary({
  trainId,
  name,
  about,
  page,
  rating,
  onRating,
}: {
  trainId: string
  name: string
  about: ReactNode
  page: { items: readonly Review[]; total: number; averageRating: number; ended?: 'repeats' | 'limit' }
  rating: Stars | undefined
  onRating: (rating: Stars | undefined) => void
}) {
  const { items, total, averageRating } = page
  return (
    <Card>
      <chakra.div
        display="grid"
        gap={{ base: '4', md: '6' }}
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
      >
        <div>
          <CardTitle dir="auto" overflowWrap="anywhere">
            {name}
          </CardTitle>
          <chakra.p color="fg.muted">{about}</chakra.p>
          <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="3">
            <chakra.span textStyle="time">
              {items.length === 0 ? '—' : formatAverage(averageRating)}
            </chakra.span>
            {items.length > 0 && <StarRow rating={averageRating} size={22} />}
            <chakra.span color="fg.muted">{counted(total, 'review')}</chakra.span>
          </chakra.p>
          <chakra.p mt="2">
            <TextLink to="/trains/$trainId" params={{ trainId }}>
              About this train
            </TextLink>
          </chakra.p>
        </div>
        <RatingHistogram counts={ratingCounts(items)} rating={rating} onRating={onRating} />
      </chakra.div>
      {(page.ended || items.length < total) && (
        <chakra.p textStyle="small" color="fg.muted" mt="3">
          {page.ended === 'repeats'
            ? shortfallWords(page, 'review')
            : `The bars count the newest ${formatNumber(items.length)} of ${formatNumber(total)} reviews, which are those listed here.`}
        </chakra.p>
      )}
    </Card>
  )
}
