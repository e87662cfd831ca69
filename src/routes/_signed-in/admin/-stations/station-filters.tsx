import { RowsPerPage } from '@/components/ui/table/rows-per-page'
import { FilterBar, FilterSelect } from '@/components/ui/form/filter-bar'
import { SearchField } from '@/components/ui/form/search-field'
import type { AdminStationsSearch } from './stations-search'

/** Search and filters of the admin's stations. Focus stays where it is while the table changes. */
export const StationFilters = ({
  search,
  states,
  zones,
  onSearch,
}: {
  search: AdminStationsSearch
  states: readonly string[]
  zones: readonly string[]
  onSearch: (change: AdminStationsSearch) => void
}) => (
  <FilterBar
    columns="2fr 1fr 1fr 1fr 6rem"
    inUse={[search.state, search.zone, search.lacks]}
    search={
      <SearchField
        id="station-search"
        placeholder="Code, name, city"
        value={search.q}
        onSearch={(q) => onSearch({ q })}
      />
    }
  >
    <FilterSelect
      id="station-state"
      label="State"
      placeholder="All states"
      values={states}
      value={search.state}
      onChoose={(state) => onSearch({ state })}
    />
    <FilterSelect
      id="station-zone"
      label="Zone"
      placeholder="All zones"
      values={zones}
      value={search.zone}
      onChoose={(zone) => onSearch({ zone })}
    />
    <FilterSelect
      id="station-lacks"
      label="Position"
      placeholder="Any"
      values={['position']}
      nameOf={() => 'Missing or not possible'}
      value={search.lacks}
      onChoose={(lacks) => onSearch({ lacks })}
    />
    <RowsPerPage rows={search.rows} onRows={(rows) => onSearch({ rows })} />
  </FilterBar>
)
