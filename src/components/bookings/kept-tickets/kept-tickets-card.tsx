import { useSession } from '@/auth/session-store'
import { Card, CardTitle } from '@/components/ui/card'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useSteadyPart } from '@/components/ui/page/opened-part'
import type { Booking } from '@/domain/bookings/booking'

interface Opened {
  /** The booking on the page, which the list may not have yet. */
  opened?: Booking
}

const fields = lazyPart<Opened & { userId: string }>('keep-tickets', () =>
  import('./keep-tickets-fields').then((module) => module.KeepTicketsFields),
)

/** N1: the choice, in Settings and once after a booking. */
export function KeptTicketsCard(props: Opened) {
  const userId = useSession(({ user }) => user?._id) ?? ''
  const Fields = useSteadyPart(fields, true)
  return (
    <Card as="section" aria-labelledby="kept-tickets">
      <CardTitle id="kept-tickets" mb="2">
        Tickets without a network
      </CardTitle>
      {Fields ? (
        <Fields userId={userId} {...props} />
      ) : (
        <SkeletonCard height={160} label="Loading the choice…" />
      )}
    </Card>
  )
}
