import { locale } from '@/lib/config'
import type { Stars } from '@/domain/reviews/review-choices'
import { lazily } from '@/lib/memo'
import { counted } from '@/lib/text/format'

const oneDecimal = lazily(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** '4.3', and '5.0': an average that is whole still looks like one. */
export const formatAverage = (average: number) => oneDecimal().format(average)

export const starWords = (stars: number) => counted(stars, 'star')

export const starMeanings: Record<Stars, string> = {
  5: 'Excellent',
  4: 'Good',
  3: 'Fair',
  2: 'Poor',
  1: 'Bad',
}
