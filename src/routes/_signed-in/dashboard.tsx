import { createFileRoute } from '@tanstack/react-router'
import { useSession } from '@/auth/session-store'
import { noop } from '@/lib/noop'
import { bookingQueries } from '@/queries/bookings'
import { DashboardPage } from './-dashboard/dashboard-page'

export const Route = createFileRoute('/_signed-in/dashboard')({
  loader: ({ context }) => {
    context.queryClient.query(bookingQueries.mine()).catch(noop)
  },
  component: Page,
})

function Page() {
  const name = useSession((session) => session.user?.name)
  return <DashboardPage name={name ?? ''} />
}
