import { chakra } from '@chakra-ui/react/styled-system'
import { Info } from 'lucide-react'
import { Popover } from '@/components/ui/overlay/popover'
import type { JourneyFacts } from '@/domain/journeys/journey-option'
import { counted } from '@/lib/text/format'

/** PLN-3: what a label promises, and over what. */
export function LabelRule({ found }: { found: readonly JourneyFacts[] }) {
  const direct = found.filter(({ changes }) => changes === 0).length
  const others = found.length - direct
  return (
    <Popover
      size="sm"
      variant="plain"
      panelLabel="What the labels mean"
      panel={() => (
        // With nothing to press in it, the keyboard could not scroll it otherwise.
        <chakra.div p="4" display="grid" gap="2" overflowY="auto" tabIndex={0}>
          <p>
            Compared are all {counted(found.length, 'journey')} found for the days shown:{' '}
            {counted(direct, 'direct train')}
            {others > 0 ? ` and ${others} with changes` : '; journeys with changes were not searched'}.
            Filters and the order change nothing about it.
          </p>
          <Rules>
            <dt>Fastest</dt>
            <dd>No other takes less time from departure to arrival.</dd>
            <dt>Fewest changes</dt>
            <dd>No other has fewer changes; not said of direct trains.</dd>
            <dt>Cheapest</dt>
            <dd>No other has a lower estimated fare per passenger.</dd>
          </Rules>
          <p>
            Those that are equally good share a label; where more than a third would have it, it is said once
            above the list. Where a time or a fare is not known, nobody gets the label.
          </p>
        </chakra.div>
      )}
    >
      <Info aria-hidden />
      Labels
    </Popover>
  )
}

const Rules = chakra('dl', { base: { '& dt': { fontWeight: 'semibold' }, '& dd': { mb: '1' } } })
