import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { RowsPerPage } from '@/components/admin/rows-per-page'
import { DateField } from '@/components/ui/form/date-field'
import type { TextFieldProps } from '@/components/ui/form/text-field'
import { SearchField } from '@/components/ui/form/search-field'
import { SelectField } from '@/components/ui/form/select-field'
import { isCalendarDate } from '@/domain/time/calendar-date'
import { yearProblem } from '@/domain/time/date-text'
import { usualPageSize } from '@/lib/lists/page-sizes'
import { useTyped } from '@/lib/hooks/use-typed'
import type { AdminBookingsSearch } from './bookings-search'

const statuses = [
  { value: '', label: 'Any status' },
  ...['Confirmed', 'RAC', 'Waiting', 'Cancelled'].map((status) => ({ value: status, label: status })),
  { value: 'held', label: 'Holding seats' },
  { value: 'active', label: 'Not cancelled' },
]

/** Every part of the address that says which bookings are meant. Not drawn anew when they are found. */
export const BookingFilters = memo(function BookingFilters({
  search,
  onSearch,
}: {
  search: AdminBookingsSearch
  onSearch: (change: AdminBookingsSearch) => void
}) {
  return (
    <chakra.div
      role="search"
      display="grid"
      gap="3"
      mb="3"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
      css={{ '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
    >
      <SearchField
        id="booking-search"
        label="Search"
        placeholder="PNR, train, station, passenger"
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q })}
      />
      <SelectField
        label="Status"
        options={
          statuses.some(({ value }) => value === (search.status ?? ''))
            ? statuses
            : [...statuses, { value: search.status ?? '', label: search.status?.replaceAll(',', ', ') ?? '' }]
        }
        value={search.status ?? ''}
        onChange={(event) => onSearch({ status: event.target.value || undefined })}
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
        value={search.train ?? ''}
        onSearch={(train) => onSearch({ train })}
      />
      <RowsPerPage rows={search.rows ?? usualPageSize} onRows={(rows) => onSearch({ rows })} />
    </chakra.div>
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
