import { FilterBar, FilterSelect } from '@/components/ui/form/filter-bar'
import { SearchField } from '@/components/ui/form/search-field'
import { localRoles, localStatuses, roleNames, statusNames } from '@/domain/users/local-user'
import type { UsersSearch } from './users-search'

export const UserFilters = ({
  search,
  onSearch,
}: {
  search: UsersSearch
  onSearch: (change: UsersSearch) => void
}) => (
  <FilterBar
    columns="2fr 1fr 1fr"
    inUse={[search.role, search.status]}
    search={
      <SearchField
        id="user-search"
        placeholder="Name, e-mail or role"
        value={search.q}
        onSearch={(q) => onSearch({ q })}
      />
    }
  >
    <FilterSelect
      id="user-role"
      label="Role"
      placeholder="All roles"
      values={localRoles}
      nameOf={(role) => roleNames[role]}
      value={search.role}
      onChoose={(role) => onSearch({ role })}
    />
    <FilterSelect
      id="user-status"
      label="Status"
      placeholder="Any status"
      values={localStatuses}
      nameOf={(status) => statusNames[status]}
      value={search.status}
      onChoose={(status) => onSearch({ status })}
    />
  </FilterBar>
)
