import { chakra } from '@chakra-ui/react/styled-system'
import Star from 'lucide-react/icons/star'
import { BookedDay } from '@/components/bookings/booked-day'
import { StationWords } from '@/components/stations/station-words'
import { Bdi } from '@/components/ui/bdi'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Loaded } from '@/components/ui/feedback/loaded'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import type { Booking } from '@/domain/bookings/booking'
import { recentJourneys } from '@/domain/reviews/review'
import type { Train } from '@/domain/trains/train'
import type { useMyBookings } from '@/queries/bookings'
import { useBookedTrains } from '@/queries/trips/booked-trains'

const maxShown = 6
const skeleton = <SkeletonList count={3} height={84} label="Loading your trains…" />

type Recent = { train: Train; journeyDate: string }

/** REV-1: no call lists all reviews, so the page begins with a choice: the trains the passenger knows come first. */
export function RecentTrains({
  bookings: { page, error, isFetching, refetch },
  today,
}: {
  bookings: ReturnType<typeof useMyBookings>
  today: string
}) {
  return (
    <Loaded load={{ data: error ? undefined : page, error, isFetching, refetch }} skeleton={skeleton}>
      {({ items }) => <TrainsOf journeys={recentJourneys(items, today).slice(0, maxShown)} />}
    </Loaded>
  )
}

function TrainsOf({ journeys }: { journeys: readonly Booking[] }) {
  const trains = useBookedTrains(journeys.map(({ train }) => train))
  return (
    <Loaded load={trains} skeleton={skeleton}>
      {(found) => (
        <Choice
          recent={journeys.flatMap(({ journeyDate }, at) => {
            const train = found[at]
            return train ? [{ train, journeyDate }] : []
          })}
        />
      )}
    </Loaded>
  )
}

function Choice({ recent }: { recent: readonly Recent[] }) {
  if (recent.length === 0) {
    return (
      <EmptyState
        icon={<Star size={28} />}
        title="Choose a train or search"
        text="Type the number or the name of a train, or words that you want to find in any review. Trains you have booked will be here."
      />
    )
  }
  return (
    <section aria-labelledby="recent-trains">
      <CardTitle id="recent-trains">Your trains</CardTitle>
      <chakra.p color="fg.muted" mb="3">
        Choose one of them, find any other train above, or search in all reviews.
      </chakra.p>
      <chakra.ul
        display="grid"
        gap="3"
        listStyle="none"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {recent.map(({ train, journeyDate }) => (
          <Card as="li" key={train._id} position="relative" _hover={{ borderColor: 'brand.fg' }}>
            <TextLink
              to="/reviews"
              search={{ train: train._id }}
              fontWeight="semibold"
              // The whole card is the target; the link alone is what is read out.
              css={{ _after: { content: '""', position: 'absolute', inset: '0' } }}
            >
              {train.trainNumber} <Bdi>{train.name}</Bdi>
            </TextLink>
            <chakra.p textStyle="small" color="fg.muted">
              <StationWords station={train.source} /> to <StationWords station={train.destination} />
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              <BookedDay booking={{ journeyDate }} date={undefined} />
            </chakra.p>
          </Card>
        ))}
      </chakra.ul>
    </section>
  )
}
