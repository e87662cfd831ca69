import { CircleCheck, CircleMinus } from 'lucide-react'
import { DataTable, type TableColumn } from '@/components/ui/data-table'
import { StatusTag } from '@/components/ui/status-tag'
import { TextLink } from '@/components/ui/text-link'
import { today as dayIn } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import type { LocalUser } from '@/domain/users/local-user'
import { formatDate } from '@/lib/format'
import { sortText, type TableSort } from '@/lib/table-sort'
import { roleNames, statusNames } from './user-words'
import { UserActions } from './user-actions'
import type { UsersSearch } from './users-search'

const columns: readonly TableColumn<LocalUser>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '14rem',
    sortable: true,
    cell: ({ _id, name }) => (
      <TextLink to="." search={(now) => ({ ...now, edit: _id })} replace resetScroll={false} dir="auto">
        {name}
      </TextLink>
    ),
  },
  { id: 'email', header: 'E-mail', width: '18rem', sortable: true, cell: ({ email }) => email },
  { id: 'role', header: 'Role', width: '6rem', sortable: true, cell: ({ role }) => roleNames[role] },
  {
    id: 'status',
    header: 'Status',
    width: '8rem',
    sortable: true,
    cell: ({ status }) => (
      <StatusTag
        tone={status === 'active' ? 'green' : 'neutral'}
        icon={status === 'active' ? <CircleCheck size={14} /> : <CircleMinus size={14} />}
      >
        {statusNames[status]}
      </StatusTag>
    ),
  },
  {
    id: 'createdAt',
    header: 'Joined',
    width: '9rem',
    sortable: true,
    cell: ({ createdAt }) => formatDate(dayIn(timeZone, new Date(createdAt))),
  },
  { id: 'actions', header: 'Actions', width: '14rem', cell: (user) => <UserActions user={user} /> },
]

export const UsersTable = ({
  users,
  sort,
  onSearch,
}: {
  users: readonly LocalUser[]
  sort: TableSort
  onSearch: (change: UsersSearch) => void
}) => (
  <DataTable
    label="Users"
    columns={columns}
    rows={users}
    rowId={({ _id }) => _id}
    rowName={({ name }) => name}
    sort={sort}
    onSort={(next) => onSearch({ sort: sortText(next) })}
  />
)
