import { memo } from 'react'
import { RowsPerPage } from '@/components/ui/table/rows-per-page'
import { FilterBar, FilterSelect } from '@/components/ui/form/filter-bar'
import { DateField, type TextFieldProps } from '@/components/ui/form/text-field'
import { SearchField } from '@/components/ui/form/search-field'
import { SelectField } from '@/components/ui/form/select-field'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { yearProblem } from '@/domain/time/date-text'
import { useTyped } from '@/lib/hooks/use-typed'
import type { AdminBookingsSearch } from './bookings-search'

const statuses = ['Confirmed', 'RAC', 'Waiting', 'Cancelled', 'held', 'active']
const groupNames = new Map([
  ['held', 'Holding seats'],
  ['active', 'Not cancelled'],
])

/** Every part of the address that says which bookings are meant. Not drawn anew when they are found. */
export const BookingFilters = memo(function BookingFilters({
  search,
  onSearch,
}: {
  search: AdminBookingsSearch
  onSearch: (change: AdminBookingsSearch) => void
}) {
  return (
    <FilterBar
      columns="repeat(4, 1fr)"
      inUse={[search.status, search.from, search.to, search.train]}
      search={
        <SearchField
          id="booking-search"
          placeholder="PNR, train, station, passenger"
          value={search.q}
          onSearch={(q) => onSearch({ q })}
        />
      }
    >
      <FilterSelect
        label="Status"
        placeholder="Any status"
        values={statuses}
        nameOf={(status) => groupNames.get(status) ?? status.replaceAll(',', ', ')}
        value={search.status}
        onChoose={(status) => onSearch({ status })}
      />
      <SelectField
        label="Dates of"
        options={[
          { value: 'journey', label: 'Train start' },
          { value: 'booked', label: 'Booking' },
        ]}
        value={search.basis ?? 'journey'}
        onChange={(event) => onSearch({ basis: event.target.value === 'booked' ? 'booked' : undefined })}
      />
      <DateFilter
        label="From"
        value={search.from ?? ''}
        max={search.to}
        onDate={(from) => onSearch({ from })}
      />
      <DateFilter label="To" value={search.to ?? ''} min={search.from} onDate={(to) => onSearch({ to })} />
      <SearchField
        id="booking-train"
        label="Train number"
        inputMode="numeric"
        value={search.train}
        onSearch={(train) => onSearch({ train })}
      />
      <RowsPerPage rows={search.rows} onRows={(rows) => onSearch({ rows })} />
    </FilterBar>
  )
})

/** It shows what is typed, day by month by year, while the address follows. */
const DateFilter = ({
  value,
  onDate,
  ...rest
}: Pick<TextFieldProps, 'label' | 'min' | 'max'> & {
  value: string
  onDate: (date: string | undefined) => void
}) => {
  const typed = useTyped(value, (date) => {
    if (date === '' || isCalendarDate(date)) onDate(date || undefined)
  })
  return <DateField {...rest} {...typed} error={yearProblem(typed.value)} />
}
