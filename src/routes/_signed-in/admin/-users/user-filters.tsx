import { chakra } from '@chakra-ui/react/styled-system'
import { SearchField } from '@/components/ui/form/search-field'
import { SelectField } from '@/components/ui/form/select-field'
import { localRoles, localStatuses } from '@/domain/users/local-user'
import { choiceParam } from '@/lib/search-params'
import type { UsersSearch } from './users-search'
import { roleNames, statusNames } from './user-words'

export const UserFilters = ({
  search,
  onSearch,
}: {
  search: UsersSearch
  onSearch: (change: UsersSearch) => void
}) => (
  <chakra.div
    role="search"
    display="grid"
    gap="3"
    mb="4"
    gridTemplateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }}
    css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
  >
    <SearchField
      id="user-search"
      label="Search"
      placeholder="Name, e-mail or role"
      value={search.q ?? ''}
      onSearch={(q) => onSearch({ q })}
    />
    <SelectField
      id="user-role"
      label="Role"
      options={[
        { value: '', label: 'All roles' },
        ...localRoles.map((role) => ({ value: role, label: roleNames[role] })),
      ]}
      value={search.role ?? ''}
      onChange={(event) => onSearch({ role: choiceParam(event.target.value, localRoles) })}
    />
    <SelectField
      id="user-status"
      label="Status"
      options={[
        { value: '', label: 'Any status' },
        ...localStatuses.map((status) => ({ value: status, label: statusNames[status] })),
      ]}
      value={search.status ?? ''}
      onChange={(event) => onSearch({ status: choiceParam(event.target.value, localStatuses) })}
    />
  </chakra.div>
)
