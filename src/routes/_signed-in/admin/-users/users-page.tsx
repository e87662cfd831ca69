import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useRef } from 'react'
import { SavedViews } from '@/components/admin/saved-views'
import { useHeldFocus } from '@/lib/hooks/use-focus-after'
import { SampleMark } from '@/components/dashboard/sample-mark'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { lazyPart } from '@/components/ui/page/lazy-part'
import { useLazyPart } from '@/components/ui/page/opened-part'
import { panelLink, useClosePanel } from '@/components/ui/overlay/use-close-panel'
import { Loaded } from '@/components/ui/feedback/loaded'
import { PageHeader } from '@/components/ui/page/page-header'
import { SkeletonList } from '@/components/ui/feedback/skeleton'
import { searchText } from '@/domain/search/fold'
import { fits, queryOf } from '@/domain/search/query'
import type { LocalUser } from '@/domain/users/local-user'
import { counted } from '@/lib/text/format'
import { parseSort } from '@/lib/lists/table-sort'
import { sortRows } from '@/lib/lists/sort-rows'
import { useUsers } from '@/queries/users'
import type { UserEditorProps } from './user-editor'
import { UserFailures } from './user-failures'
import { UserFilters } from './user-filters'
import { UsersTable } from './users-table'
import type { UsersSearch } from './users-search'

const matching = (users: readonly LocalUser[], { q, role, status }: UsersSearch) =>
  users.filter(
    (user) =>
      (!role || user.role === role) &&
      (!status || user.status === status) &&
      (!q || fits(queryOf(q), searchText([user.name, user.email, user.role]))),
  )

const editor = lazyPart<UserEditorProps>('user editor', () =>
  import('./user-editor').then((module) => module.UserEditor),
)

/** I1: the local list of users. It asks no server and begins anew with each reload, and says so. */
export function UsersPage({
  search,
  onSearch,
}: {
  search: UsersSearch
  onSearch: (change: UsersSearch) => void
}) {
  const users = useUsers()
  const { q, role, status, sort = 'name' } = search
  const items = users.data?.items
  const shown = useMemo(() => {
    const { by, descending } = parseSort(sort)
    return (
      items &&
      sortRows(matching(items, { q, role, status }), (user) => user[by as keyof LocalUser], descending)
    )
  }, [items, q, role, status, sort])
  const table = useRef<HTMLDivElement>(null)
  const keepsFocus = useHeldFocus(table)
  const closeEditor = useClosePanel(() => onSearch({ edit: undefined }))
  const Editor = useLazyPart(editor, search.edit !== undefined, closeEditor)
  return (
    <>
      <PageHeader
        title="Users"
        summary={shown && counted(shown.length, 'user')}
        announceSummary
        action={
          <>
            <SavedViews list="users" search={search} />
            <LinkButton {...panelLink({ edit: 'new' })} variant="solid">
              Add user
            </LinkButton>
          </>
        }
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="4">
        <SampleMark />
        <chakra.p flex="1 1 20rem" color="fg.muted">
          These users live in this page alone: nothing is sent to a server, and a reload brings the first list
          back.
        </chakra.p>
      </chakra.div>
      <UserFilters search={search} onSearch={onSearch} />
      <Loaded load={users} skeleton={<SkeletonList count={8} height={40} label="Loading users…" />}>
        {(page) => (
          <>
            <UserFailures users={page.items} />
            {shown && shown.length > 0 ? (
              <chakra.div ref={table} tabIndex={-1} {...keepsFocus}>
                <UsersTable users={shown} sort={parseSort(sort)} onSearch={onSearch} />
              </chakra.div>
            ) : (
              <EmptyState
                title={page.items.length === 0 ? 'There are no users' : 'No user fits'}
                text={page.items.length === 0 ? 'Add the first one.' : 'Try other words, or fewer filters.'}
                action={
                  page.items.length > 0 && (
                    <Button onClick={() => onSearch({ q: undefined, role: undefined, status: undefined })}>
                      Show all users
                    </Button>
                  )
                }
              />
            )}
            {Editor && <Editor edited={search.edit} users={page.items} onClose={closeEditor} />}
          </>
        )}
      </Loaded>
    </>
  )
}
