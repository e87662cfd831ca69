import { chakra } from '@chakra-ui/react/styled-system'
import { RowsPerPage } from '@/components/admin/rows-per-page'
import { SearchField } from '@/components/ui/form/search-field'
import { SelectField } from '@/components/ui/form/select-field'
import { weekdays } from '@/domain/time/weekday'
import { usualPageSize } from '@/lib/lists/page-sizes'
import { choiceParam } from '@/lib/search-params'
import type { AdminTrainsSearch } from './trains-search'

/** Search and filters of the admin's trains. Focus stays where it is while the table changes. */
export const TrainFilters = ({
  search,
  types,
  onSearch,
}: {
  search: AdminTrainsSearch
  types: readonly string[]
  onSearch: (change: AdminTrainsSearch) => void
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
      id="train-search"
      label="Search"
      placeholder="Number, name, type, station"
      value={search.q ?? ''}
      onSearch={(q) => onSearch({ q })}
    />
    <SelectField
      id="train-type"
      label="Type"
      options={[
        { value: '', label: 'All types' },
        // What an address names stays to be seen, also where no train has it.
        ...[...new Set([...types, ...(search.type ? [search.type] : [])])].map((type) => ({
          value: type,
          label: type,
        })),
      ]}
      value={search.type ?? ''}
      onChange={(event) => onSearch({ type: event.target.value || undefined })}
    />
    <SelectField
      id="train-day"
      label="Runs on"
      options={[{ value: '', label: 'Any day' }, ...weekdays.map((day) => ({ value: day, label: day }))]}
      value={search.day ?? ''}
      onChange={(event) => onSearch({ day: choiceParam(event.target.value, weekdays) })}
    />
    <SelectField
      id="train-lacks"
      label="Missing"
      options={[
        { value: '', label: 'Anything' },
        { value: 'days', label: 'Running day' },
        { value: 'route', label: 'Stops' },
      ]}
      value={search.lacks ?? ''}
      onChange={(event) => onSearch({ lacks: choiceParam(event.target.value, ['days', 'route']) })}
    />
    <RowsPerPage rows={search.rows ?? usualPageSize} onRows={(rows) => onSearch({ rows })} />
  </chakra.div>
)
