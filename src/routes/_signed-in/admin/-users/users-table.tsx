import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import { Bdi } from '@/components/ui/bdi'
import { DataTable } from '@/components/ui/table/data-table'
import type { TableColumn } from '@/components/ui/table/data-table-props'
import { StatusTag } from '@/components/ui/feedback/status-tag'
import { TextLink } from '@/components/ui/text-link'
import { panelLink } from '@/components/ui/overlay/use-close-panel'
import { today as dayIn } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'
import { type LocalUser, roleNames, statusNames } from '@/domain/users/local-user'
import { formatDate } from '@/lib/text/format'
import { sortText, type TableSort } from '@/lib/lists/table-sort'
import { UserActions } from './user-actions'
import type { UsersSearch } from './users-search'

/** As wide together as the page leaves room for on a screen of 1,280 px: the last column acts. */
const columns: readonly TableColumn<LocalUser>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '11rem',
    cell: ({ _id, name }) => (
      <TextLink {...panelLink({ edit: _id })} dir="auto">
        {name}
      </TextLink>
    ),
  },
  {
    id: 'email',
    header: 'E-mail',
    width: '16.75rem',
    cell: ({ email }) => <Bdi>{email}</Bdi>,
  },
  { id: 'role', header: 'Role', width: '5rem', cell: ({ role }) => roleNames[role] },
  {
    id: 'status',
    header: 'Status',
    width: '7.5rem',
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
    width: '9.5rem',
    cell: ({ createdAt }) => formatDate(dayIn(timeZone, new Date(createdAt))),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: '11rem',
    unsorted: true,
    cell: (user) => <UserActions user={user} />,
  },
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
