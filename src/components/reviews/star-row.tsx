import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'

const places = [1, 2, 3, 4, 5]

/** A rating as stars, read out in words. `size` in px. */
export function StarRow({ rating, size = 18 }: { rating: number; size?: number | undefined }) {
  const full = Math.round(rating)
  return (
    <chakra.span
      role="img"
      aria-label={`${full} of 5 stars`}
      display="inline-flex"
      gap="0.5"
      color="orange.fg"
      verticalAlign="middle"
      flexShrink="0"
    >
      {places.map((place) => (
        <Star key={place} aria-hidden size={size} fill={place <= full ? 'currentColor' : 'none'} />
      ))}
    </chakra.span>
  )
}
