import { chakra } from '@chakra-ui/react/styled-system'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { Button } from '@/components/ui/button'
import type { Review } from '@/domain/reviews/review'
import { formatNumber } from '@/lib/text/format'
import { useVote } from '@/mutations/reviews-vote'

const pressedLook = {
  '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg', fontWeight: 'semibold' },
  '&[aria-pressed=true] svg': { fill: 'currentColor', fillOpacity: '0.35' },
}

/** REV-2: like and dislike show at once; each takes back the other. */
export function VoteButtons({ review }: { review: Review }) {
  const press = useVote(review)
  return (
    <chakra.div
      role="group"
      aria-label={`What do you think of “${review.title || 'this review'}”?`}
      display="flex"
      flexWrap="wrap"
      gap="2"
      fontVariantNumeric="tabular-nums"
    >
      <Button size="sm" css={pressedLook} aria-pressed={review.userLiked} onClick={() => press('like')}>
        <ThumbsUp aria-hidden /> Like <span>{formatNumber(review.likes)}</span>
      </Button>
      <Button size="sm" css={pressedLook} aria-pressed={review.userDisliked} onClick={() => press('dislike')}>
        <ThumbsDown aria-hidden /> Dislike <span>{formatNumber(review.dislikes)}</span>
      </Button>
    </chakra.div>
  )
}
