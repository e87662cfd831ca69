import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { counted } from '@/lib/text/format'
import { finderId } from './booking-finder'
import type { BookingsSearch, BookingTab } from './bookings-search'

const emptyTexts: Record<BookingTab, string> = {
  all: 'You have no bookings yet',
  upcoming: 'No journey ahead',
  past: 'No past journeys',
  cancelled: 'Nothing cancelled',
}

/** A tab without bookings. */
export function NoBookings({ tab, others }: { tab: BookingTab; others: boolean }) {
  return (
    <EmptyState
      title={emptyTexts[tab]}
      text={others ? undefined : 'Find a train, choose a date, and the ticket will be here.'}
      action={<LinkButton to="/plan-journey">Plan a journey</LinkButton>}
    />
  )
}

const tabWords: Record<BookingTab, string> = {
  all: '',
  upcoming: ' among the upcoming ones',
  past: ' among the past ones',
  cancelled: ' among the cancelled ones',
}

const thereAre = (count: number) => `there ${count === 1 ? 'is' : 'are'} ${counted(count, 'booking')}`

/** Words that nothing fits: what to change, and the press that does it. */
export function NothingFound({
  q,
  tab,
  elsewhere,
  withoutWords,
  onSearch,
}: {
  q: string
  tab: BookingTab
  /** How many fit the words on all tabs together. */
  elsewhere: number
  /** How many are on this tab. */
  withoutWords: number
  onSearch: (change: BookingsSearch) => void
}) {
  const fix = (change: BookingsSearch) => {
    onSearch(change)
    // The button pressed goes.
    document.getElementById(finderId)?.focus()
  }
  const drop = withoutWords === 0 ? { q: undefined, status: undefined } : { q: undefined }
  return (
    <EmptyState
      title={`No booking fits “${q}”${tabWords[tab]}`}
      text={
        elsewhere > 0
          ? `On all tabs together ${thereAre(elsewhere)} that fit${elsewhere === 1 ? 's' : ''}.`
          : withoutWords > 0
            ? `Without the words ${thereAre(withoutWords)}${tabWords[tab]}.`
            : 'Try other words, or look at all of your bookings.'
      }
      action={
        <>
          {elsewhere > 0 && <Button onClick={() => fix({ status: undefined })}>Search all bookings</Button>}
          <Button variant={elsewhere > 0 ? 'plain' : 'outline'} onClick={() => fix(drop)}>
            {withoutWords === 0 ? 'Show all bookings' : 'Clear the words'}
          </Button>
        </>
      }
    />
  )
}
