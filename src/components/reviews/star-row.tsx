import { chakra } from '@chakra-ui/react/styled-system'
import Star from 'lucide-react/icons/star'

/** Bright enough to look like gold, dark enough to be seen: 3:1 on the card. */
export const starColor = { base: 'orange.500', _dark: 'orange.300' } as const

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
      color={starColor}
      verticalAlign="middle"
      flexShrink="0"
    >
      {places.map((place) => (
        <Star key={place} aria-hidden size={size} fill={place <= full ? 'currentColor' : 'none'} />
      ))}
    </chakra.span>
  )
}
