import { createFileRoute, redirect } from '@tanstack/react-router'
import { isPnr } from '@/domain/bookings/booking'
import { pnrIn } from '@/domain/bookings/pnr-in-text'
import { noop } from '@/lib/noop'
import { bookingQueries } from '@/queries/bookings'
import { PnrPage } from './-pnr/pnr-page'

export const Route = createFileRoute('/_signed-in/bookings/pnr/$pnr')({
  // In the loader, whose code comes with its page: reading a PNR out of a text is too much for the first load.
  loader: ({ context, params: { pnr } }) => {
    // However it was written, a result has one address.
    const normal = pnrIn(pnr)
    if (normal !== undefined && normal !== pnr) {
      throw redirect({ to: '/bookings/pnr/$pnr', params: { pnr: normal }, replace: true })
    }
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
