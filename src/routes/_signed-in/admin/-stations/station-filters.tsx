import { chakra } from '@chakra-ui/react/styled-system'
import { RowsPerPage } from '@/components/admin/rows-per-page'
import { SearchField } from '@/components/ui/form/search-field'
import { SelectField } from '@/components/ui/form/select-field'
import { usualPageSize } from '@/lib/lists/page-sizes'
import type { AdminStationsSearch } from './stations-search'

const choices = (all: string, values: readonly string[], chosen: string | undefined) => [
  { value: '', label: all },
  // What an address names stays to be seen, also where no station has it.
  ...[...new Set([...values, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: value })),
]

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
  <chakra.div
    role="search"
    display="grid"
    gap="3"
    mb="3"
    gridTemplateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1fr 6rem' }}
    css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
  >
    <SearchField
      id="station-search"
      label="Search"
      placeholder="Code, name, city"
      value={search.q ?? ''}
      onSearch={(q) => onSearch({ q })}
    />
    <SelectField
      id="station-state"
      label="State"
      options={choices('All states', states, search.state)}
      value={search.state ?? ''}
      onChange={(event) => onSearch({ state: event.target.value || undefined })}
    />
    <SelectField
      id="station-zone"
      label="Zone"
      options={choices('All zones', zones, search.zone)}
      value={search.zone ?? ''}
      onChange={(event) => onSearch({ zone: event.target.value || undefined })}
    />
    <SelectField
      id="station-lacks"
      label="Position"
      options={[
        { value: '', label: 'Any' },
        { value: 'position', label: 'Missing or not possible' },
      ]}
      value={search.lacks ?? ''}
      onChange={(event) => onSearch({ lacks: event.target.value === 'position' ? 'position' : undefined })}
    />
    <RowsPerPage rows={search.rows ?? usualPageSize} onRows={(rows) => onSearch({ rows })} />
  </chakra.div>
)
