import { createFileRoute, redirect } from '@tanstack/react-router'
import { isPnr, pnrIn } from '@/domain/bookings/booking-pnr'
import { noop } from '@/lib/noop'
import { bookingQueries } from '@/queries/bookings'
import { PnrPage } from './-pnr/pnr-page'

export const Route = createFileRoute('/_signed-in/bookings/pnr/$pnr')({
  beforeLoad: ({ params: { pnr } }) => {
    // However it was written, a result has one address.
    const normal = pnrIn(pnr)
    if (normal !== undefined && normal !== pnr) {
      throw redirect({ to: '/bookings/pnr/$pnr', params: { pnr: normal }, replace: true })
    }
  },
  loader: ({ context, params: { pnr } }) => {
    if (isPnr(pnr)) context.queryClient.query(bookingQueries.byPnr(pnr)).catch(noop)
  },
  component: Page,
})

function Page() {
  const { pnr } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <PnrPage
      key={pnr}
      pnr={pnr}
      onLookUp={(next) => void navigate({ to: '/bookings/pnr/$pnr', params: { pnr: next } })}
    />
  )
}
