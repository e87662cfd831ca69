import { chakra } from '@chakra-ui/react/styled-system'
import { Bdi } from '@/components/ui/bdi'
import { Card } from '@/components/ui/card'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { TextLink } from '@/components/ui/text-link'
import { type DirectOption, sortOptions } from '@/domain/journeys/journey-option'
import { clockOf } from '@/domain/time/clock'
import { formatDay } from '@/lib/text/format'
import { FoundTrainCard } from './found-train'

/** Today's trains that have left already: to be known, not to be booked. */
export const DepartedTrains = ({ departed }: { departed: readonly DirectOption[] }) => (
  <chakra.section aria-label="Departed" mt="6">
    <chakra.h2 textStyle="section" mb="3">
      Departed
    </chakra.h2>
    <Card as="ul" display="grid" gap="2" listStyle="none">
      {sortOptions(departed, 'departure').map(({ departure = 0, found: { train } }) => (
        <chakra.li key={train._id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted">
            {clockOf(departure)}
          </chakra.span>
          <TextLink to="/trains/$trainId" params={{ trainId: train._id }} quiet>
            {train.trainNumber} <Bdi>{train.name}</Bdi>
          </TextLink>
          <chakra.span ms="auto">
            <StatusTag tone="neutral">Departed</StatusTag>
          </chakra.span>
        </chakra.li>
      ))}
    </Card>
  </chakra.section>
)

/** Trains that go this way, but not on that day. */
export const NotRunningTrains = ({
  resting,
  date,
  passengers,
}: {
  resting: readonly DirectOption[]
  date: string
  passengers: number
}) => (
  <chakra.section mt="6">
    <chakra.h2 textStyle="section" mb="3">
      Not on {formatDay(date)}
    </chakra.h2>
    <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" listStyle="none">
      {sortOptions(resting, 'departure').map(({ found }) => (
        <FoundTrainCard key={found.train._id} {...{ found, date, passengers }} />
      ))}
    </chakra.ul>
  </chakra.section>
)
