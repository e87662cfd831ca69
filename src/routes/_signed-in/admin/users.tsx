import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { userQueries } from '@/queries/users'
import { useSearchNavigation } from '../../-search-navigation'
import { UsersPage } from './-users/users-page'
import { parseUsersSearch } from './-users/users-search'

export const Route = createFileRoute('/_signed-in/admin/users')({
  validateSearch: parseUsersSearch,
  loader: ({ context }) => {
    context.queryClient.query(userQueries.list()).catch(noop)
  },
  component: Page,
})

function Page() {
  return <UsersPage {...useSearchNavigation(Route.useSearch(), Route.useNavigate())} />
}
