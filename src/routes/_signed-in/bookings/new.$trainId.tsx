import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { trainQueries } from '@/queries/trains'
import { refuseWords } from '../../-beside'
import { parseBookingSearch } from './-new-booking/booking-search'
import { NewBookingPage } from './-new-booking/new-booking-page'

export const Route = createFileRoute('/_signed-in/bookings/new/$trainId')({
  validateSearch: parseBookingSearch,
  loader: ({ context, params }) => {
    refuseWords(params.trainId, 'search')
    context.queryClient.query(trainQueries.forBooking(params.trainId)).catch(noop)
  },
  component: Page,
})

function Page() {
  const { trainId } = Route.useParams()
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <NewBookingPage
      key={trainId}
      trainId={trainId}
      userId={user._id}
      search={Route.useSearch()}
      onSearch={(search, replace = false) =>
        // What is changed on a step leaves the page where it is; another step begins at its top.
        void navigate({
          search: (now) => ({ ...now, ...search }),
          replace,
          resetScroll: !replace,
          state: true,
        })
      }
      onBooked={(bookingId, estimate) =>
        void navigate({
          to: '/bookings/confirmation/$bookingId',
          params: { bookingId },
          replace: true,
          state: (now) => ({ ...now, ...(estimate !== undefined && { estimate }) }),
        })
      }
    />
  )
}
