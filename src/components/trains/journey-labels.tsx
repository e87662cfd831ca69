import { chakra } from '@chakra-ui/react/styled-system'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import type { JourneyLabel } from '@/domain/journeys/journey-labels'

const words: Record<JourneyLabel, string> = {
  fastest: 'Fastest',
  'fewest changes': 'Fewest changes',
  cheapest: 'Cheapest',
}

/** PLN-3: what a journey is the best in. */
export function JourneyLabels({ labels }: { labels: readonly JourneyLabel[] }) {
  if (labels.length === 0) return null
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1">
      {labels.map((label) => (
        <StatusTag key={label} tone="neutral">
          {words[label]}
        </StatusTag>
      ))}
    </chakra.div>
  )
}
