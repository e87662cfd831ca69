import { RowsPerPage } from '@/components/ui/table/rows-per-page'
import { FilterBar, FilterSelect } from '@/components/ui/form/filter-bar'
import { SearchField } from '@/components/ui/form/search-field'
import { weekdays } from '@/domain/time/calendar-date'
import type { AdminTrainsSearch } from './trains-search'

const partNames = { days: 'Running day', route: 'Stops' }

/** Search and filters of the admin's trains. Focus stays where it is while the table changes. */
export const AdminTrainFilters = ({
  search,
  types,
  onSearch,
}: {
  search: AdminTrainsSearch
  types: readonly string[]
  onSearch: (change: AdminTrainsSearch) => void
}) => (
  <FilterBar
    columns="2fr 1fr 1fr 1fr 6rem"
    inUse={[search.type, search.day, search.lacks]}
    search={
      <SearchField
        id="train-search"
        placeholder="Number, name, type, station"
        value={search.q}
        onSearch={(q) => onSearch({ q })}
      />
    }
  >
    <FilterSelect
      id="train-type"
      label="Type"
      placeholder="All types"
      values={types}
      value={search.type}
      onChoose={(type) => onSearch({ type })}
    />
    <FilterSelect
      id="train-day"
      label="Runs on"
      placeholder="Any day"
      values={weekdays}
      value={search.day}
      onChoose={(day) => onSearch({ day })}
    />
    <FilterSelect
      id="train-lacks"
      label="Missing"
      placeholder="Anything"
      values={['days', 'route']}
      nameOf={(part) => partNames[part]}
      value={search.lacks}
      onChoose={(lacks) => onSearch({ lacks })}
    />
    <RowsPerPage rows={search.rows} onRows={(rows) => onSearch({ rows })} />
  </FilterBar>
)
