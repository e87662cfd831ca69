import { chakra } from '@chakra-ui/react/styled-system'
import { BookingActButtons } from '@/components/bookings/actions/booking-act-buttons'
import { noPrint } from '@/components/bookings/actions/print-sheet'
import { TicketButton } from '@/components/bookings/actions/ticket-button'
import { AskToKeepTickets } from '@/components/bookings/kept-tickets/ask-to-keep-tickets'
import { LinkButton } from '@/components/ui/button'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { isCancelled } from '@/domain/bookings/booking'
import { formatMoney } from '@/lib/text/format'
import { useBooking } from '@/queries/bookings'
import type { PlannerSearch } from '@/routes/_signed-in/-planner/question/planner-search'
import { BookingTicket } from '../-booking/booking-ticket'
import { Tick } from './tick'

const booked = { title: 'You are booked', summary: 'Keep the PNR: it finds this booking again.' }
const unsure = { title: 'The railway has your booking', summary: booked.summary }

/** What the page says of a status. There is no tick on a booking without seats, or one whose status nobody knows. */
const outcomes: Record<string, { title: string; summary?: string }> = {
  Confirmed: booked,
  RAC: booked,
  Completed: booked,
  Waiting: {
    title: 'You are on the waiting list',
    summary: 'Keep the PNR: it tells whether you were given seats.',
  },
  Pending: {
    title: 'Your booking is being worked on',
    summary: 'Keep the PNR: it finds this booking again.',
  },
  Cancelled: { title: 'This booking is cancelled' },
}
/** After booking: the PNR, the ticket and what to do next. Opens from the id alone (CNF-1). */
export function ConfirmationPage({
  bookingId,
  estimate,
  journey,
}: {
  bookingId: string
  /** Rupees: the total the passenger decided on, where this visit comes from the booking itself. */
  estimate: number | undefined
  /** The planner's question, where the booking is one train of a journey with more. */
  journey?: PlannerSearch | undefined
}) {
  const { booking, error, isFetching, refetch } = useBooking(bookingId)
  const differs = estimate !== undefined && booking?.totalFare != null && booking.totalFare !== estimate
  const outcome =
    booking && ((Object.hasOwn(outcomes, booking.status) ? outcomes[booking.status] : undefined) ?? unsure)
  return (
    <chakra.div maxWidth="48rem">
      <PageHeader
        title={outcome?.title ?? 'Booking'}
        documentTitle="Booking confirmation"
        summary={outcome?.summary}
        refreshing={isFetching && booking !== undefined}
      />
      <Loaded
        load={{ data: booking, error, isFetching, refetch }}
        skeleton={<SkeletonCard height={556} label="Loading the booking…" />}
      >
        {(loaded) => (
          <chakra.div display="grid" gap="4">
            {outcome === booked && <Tick />}
            {differs && (
              <chakra.p
                role="status"
                borderWidth="1px"
                borderRadius="l2"
                bg="bg.warning"
                px="4"
                py="3"
                css={noPrint}
              >
                The railway’s total is {formatMoney(loaded.totalFare)}; our estimate was{' '}
                {formatMoney(estimate)}. The railway’s figure counts. If that is not what you want,{' '}
                <TextLink to="/bookings/$bookingId" params={{ bookingId: loaded._id }}>
                  cancel the booking
                </TextLink>
                .
              </chakra.p>
            )}
            <BookingTicket booking={loaded} settled={!isFetching} />
            {!isCancelled(loaded) && <AskToKeepTickets booking={loaded} />}
            {journey && (
              <chakra.p css={noPrint}>
                This is one train of your journey.{' '}
                <LinkButton to="/journey-planner" search={journey}>
                  Book the next train
                </LinkButton>
              </chakra.p>
            )}
            <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" css={noPrint}>
              {!isCancelled(loaded) && <TicketButton booking={loaded} variant="solid" />}
              <BookingActButtons booking={loaded} />
              <LinkButton to="/bookings">All my bookings</LinkButton>
              <LinkButton to="/" variant="plain">
                Home
              </LinkButton>
            </chakra.div>
          </chakra.div>
        )}
      </Loaded>
      {error && !booking && (
        <chakra.div display="flex" gap="2" mt="4">
          <LinkButton to="/bookings">All my bookings</LinkButton>
          <LinkButton to="/" variant="plain">
            Home
          </LinkButton>
        </chakra.div>
      )}
    </chakra.div>
  )
}
