import { chakra } from '@chakra-ui/react/styled-system'
import { PnrForm } from '@/components/bookings/pnr-form'
import { ErrorNotice } from '@/components/ui/feedback/error-notice'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonCard } from '@/components/ui/feedback/skeleton'
import { TextLink } from '@/components/ui/text-link'
import { isPnr } from '@/domain/bookings/booking'
import { ApiError } from '@/lib/http/api-error'
import { useBookingByPnr } from '@/queries/bookings'
import { BookingView } from '../-booking/booking-view'

/** CNF-4: the booking with a PNR. That there is none is told apart from not knowing; the field is always at hand. */
export function PnrPage({ pnr, onLookUp }: { pnr: string; onLookUp: (pnr: string) => void }) {
  const { booking, error, isFetching, refetch } = useBookingByPnr(pnr)
  const asked = isPnr(pnr)
  const unknown = booking === undefined && error instanceof ApiError && error.status === 404
  return (
    <chakra.div maxWidth="48rem">
      <PageHeader
        title={booking ? `Booking ${booking.pnr}` : 'PNR look-up'}
        documentTitle={asked ? `PNR ${pnr}` : 'PNR look-up'}
        summary={<TextLink to="/bookings">All my bookings</TextLink>}
        action={
          <PnrForm
            pnr={pnr}
            invalid={!asked}
            searching={isFetching && booking === undefined}
            onLookUp={(next) => (next === pnr ? void refetch() : onLookUp(next))}
          />
        }
        refreshing={isFetching && booking !== undefined}
      />
      {!asked ? (
        <ErrorNotice
          headline={`“${pnr.slice(0, 40)}” is no PNR`}
          detail="A PNR has 6 to 10 letters and digits. It stands on the ticket and in your list of bookings."
        />
      ) : unknown && !isFetching ? (
        <ErrorNotice
          headline={`You have no booking with the PNR ${pnr}`}
          detail={`${error.message}. Check its letters and digits. What somebody else has booked is shown to them alone.`}
        />
      ) : (
        <Loaded
          load={{ data: booking, error: unknown ? null : error, isFetching, refetch }}
          skeleton={<SkeletonCard height={556} label="Looking for the booking…" />}
        >
          {(found) => <BookingView booking={found} settled={!isFetching} />}
        </Loaded>
      )}
    </chakra.div>
  )
}
