import { chakra } from '@chakra-ui/react/styled-system'
import { type DirectOption, sortOptions } from '@/domain/journeys/journey-option'
import { formatDay } from '@/lib/text/format'
import { FoundTrainCard } from './found-train'

/** Trains that go this way, but not on that day. */
export const RestingTrains = ({
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
