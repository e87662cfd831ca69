import { weekdayNames } from '@/components/trains/days-strip'
import { FilterBar, FilterSelect } from '@/components/ui/form/filter-bar'
import { SearchField } from '@/components/ui/form/search-field'
import { SelectField } from '@/components/ui/form/select-field'
import { weekdays } from '@/domain/time/calendar-date'
import { type TrainSort, trainSorts } from '@/domain/trains/train-sort'
import { choiceParam } from '@/lib/search-params'
import type { TrainsSearch } from './trains-search'

const sortNames: Record<TrainSort, string> = {
  name: 'Name',
  number: 'Number',
  departure: 'Departure',
  shortest: 'Shortest run',
  cheapest: 'Cheapest',
}

export const trainSearchId = 'train-search'

/** Search and filters of the train list. Focus stays where it is while the list changes (TRN-2). */
export function TrainFilters({
  search,
  types,
  onSearch,
}: {
  search: TrainsSearch
  types: readonly string[]
  onSearch: (change: TrainsSearch) => void
}) {
  return (
    <FilterBar
      columns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' }}
      inUse={[search.type, search.day]}
      search={
        <SearchField
          id={trainSearchId}
          placeholder="Number, name, type or station"
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
        nameOf={(day) => weekdayNames[day]}
        value={search.day}
        onChoose={(day) => onSearch({ day })}
      />
      <SelectField
        id="train-sort"
        label="Sort by"
        options={trainSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
        value={search.sort ?? 'name'}
        onChange={(event) => onSearch({ sort: choiceParam(event.target.value, trainSorts) })}
      />
    </FilterBar>
  )
}
