import { createFileRoute } from '@tanstack/react-router'
import { noop } from '@/lib/noop'
import { userQueries } from '@/queries/users'
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
  const navigate = Route.useNavigate()
  return (
    <UsersPage
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
