import { chakra } from '@chakra-ui/react/styled-system'
import { SearchField } from '@/components/ui/form/search-field'
import { SelectField } from '@/components/ui/form/select-field'
import { type Weekday, weekdays } from '@/domain/time/weekday'
import { type TrainSort, trainSorts } from '@/domain/trains/train-sort'
import type { TrainsSearch } from './trains-search'

const sortNames: Record<TrainSort, string> = {
  name: 'Name',
  number: 'Number',
  departure: 'Departure',
  shortest: 'Shortest run',
  cheapest: 'Cheapest',
}

const dayNames: Record<Weekday, string> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
}

export const trainSearchId = 'train-search'

const choice = <T extends string>(value: string, choices: readonly T[]) =>
  choices.find((name) => name === value)

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
    <chakra.div
      role="search"
      display="grid"
      gap="3"
      mb="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' }}
    >
      <SearchField
        id={trainSearchId}
        label="Search"
        placeholder="Number, name, type or station"
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q })}
      />
      <SelectField
        id="train-type"
        label="Type"
        options={[{ value: '', label: 'All types' }, ...types.map((type) => ({ value: type, label: type }))]}
        value={search.type ?? ''}
        onChange={(event) => onSearch({ type: event.target.value || undefined })}
      />
      <SelectField
        id="train-day"
        label="Runs on"
        options={[
          { value: '', label: 'Any day' },
          ...weekdays.map((day) => ({ value: day, label: dayNames[day] })),
        ]}
        value={search.day ?? ''}
        onChange={(event) => onSearch({ day: choice(event.target.value, weekdays) })}
      />
      <SelectField
        id="train-sort"
        label="Sort by"
        options={trainSorts.map((sort) => ({ value: sort, label: sortNames[sort] }))}
        value={search.sort ?? 'name'}
        onChange={(event) => onSearch({ sort: choice(event.target.value, trainSorts) })}
      />
    </chakra.div>
  )
}
