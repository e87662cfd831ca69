import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { noop } from '@/lib/noop'
import { bookingQueries } from '@/queries/bookings'
import { BookingsPage } from './-list/bookings-page'

const tabs = v.fallback(v.optional(v.picklist(['upcoming', 'past', 'cancelled'])), undefined)

export const Route = createFileRoute('/_signed-in/bookings/')({
  validateSearch: (search): { status?: 'upcoming' | 'past' | 'cancelled' } => {
    const status = v.parse(tabs, search.status)
    return status ? { status } : {}
  },
  loader: ({ context }) => {
    context.queryClient.query(bookingQueries.mine()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <BookingsPage tab={Route.useSearch().status ?? 'all'} />
}
