import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Loaded } from '@/components/ui/loaded'
import { SkeletonCard } from '@/components/ui/skeleton'
import { nextJourney } from '@/domain/booking'
import { useMyBookings } from '@/queries/bookings'
import { NextJourneyCard } from './next-journey-card'

/** I2: the next real journey of the passenger, from the own bookings. */
export function NextJourney({ today }: { today: string }) {
  const { page, error, isFetching, refetch } = useMyBookings()
  return (
    <Loaded
      load={{ data: error ? undefined : page, error, isFetching, refetch }}
      skeleton={<SkeletonCard height={224} label="Looking for your next journey…" />}
    >
      {({ items }) => {
        const booking = nextJourney(items, today)
        return booking ? (
          <NextJourneyCard key={booking._id} booking={booking} today={today} />
        ) : (
          <EmptyState
            title="No journey ahead"
            text="Find a train, choose a date, and your next journey will be here."
            action={<LinkButton to="/plan-journey">Plan a journey</LinkButton>}
          />
        )
      }}
    </Loaded>
  )
}
