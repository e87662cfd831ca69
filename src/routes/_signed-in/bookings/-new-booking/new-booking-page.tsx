import { chakra } from '@chakra-ui/react/styled-system'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { words } from '@/domain/words'
import { isolated } from '@/lib/text/isolated'
import { useTrainForBooking } from '@/queries/trains'
import type { BookingSearch } from './booking-search'
import { BookingWizard } from './booking-wizard'

/** A new booking for one train, in three steps with an address each. */
export function NewBookingPage({
  trainId,
  userId,
  search,
  onSearch,
  onBooked,
}: {
  trainId: string
  userId: string
  search: BookingSearch
  onSearch: (search: BookingSearch, replace?: boolean) => void
  onBooked: (bookingId: string, estimate: number | undefined) => void
}) {
  const train = useTrainForBooking(trainId)
  return (
    <>
      <PageHeader
        title="New booking"
        summary={train.data && `${train.data.trainNumber} ${isolated(train.data.name)}`}
        refreshing={train.isFetching && train.data !== undefined}
      />
      <Loaded
        load={train}
        headline={words.trainPage}
        skeleton={<SkeletonCard height={340} label="Loading the train…" />}
      >
        {(loaded) => (
          <BookingWizard key={loaded._id} train={loaded} {...{ userId, search, onSearch, onBooked }} />
        )}
      </Loaded>
      {train.error && (
        <chakra.p mt="4">
          <TextLink to="/plan-journey">Back to the journey planner</TextLink>
        </chakra.p>
      )}
    </>
  )
}
