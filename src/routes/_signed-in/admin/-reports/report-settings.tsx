import { chakra } from '@chakra-ui/react/styled-system'
import { Card } from '@/components/ui/card'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { SelectField } from '@/components/ui/form/select-field'
import type { BookingBasis } from '@/domain/admin/admin-bookings-filter'
import { periodKinds } from '@/domain/reports/reports-range'
import type { ReportSearch, ReportSettings } from '@/domain/reports/reports-settings'
import { RangePicker } from './range-picker'
import { basisNames, periodNames } from './report-words'

const bases: BookingBasis[] = ['journey', 'booked']

/** Which bookings, and how they are put together. All of it is in the address. */
export function ReportSettingsCard({
  settings,
  today,
  onSearch,
}: {
  settings: ReportSettings
  today: string
  onSearch: (change: ReportSearch) => void
}) {
  return (
    <Card mb="5" css={{ '@media print': { display: 'none' } }}>
      <RangePicker
        range={settings.range}
        today={today}
        // The length of the periods follows that of the range.
        onRange={(range) => onSearch({ ...range, by: undefined })}
      />
      <chakra.div
        display="grid"
        gap="3"
        mt="3"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '11rem 11rem auto' }}
      >
        <SelectField
          id="report-basis"
          label="Count by"
          options={bases.map((value) => ({ value, label: basisNames[value] }))}
          value={settings.basis}
          onChange={(event) => onSearch({ basis: event.target.value })}
        />
        <SelectField
          id="report-by"
          label="Group by"
          options={periodKinds.map((value) => ({ value, label: periodNames[value] }))}
          value={settings.by}
          onChange={(event) => onSearch({ by: event.target.value })}
        />
        <CheckboxField
          id="report-compare"
          label="Compare with the days before"
          checked={settings.compare}
          onChange={(event) => onSearch({ compare: event.target.checked ? undefined : 'none' })}
        />
      </chakra.div>
    </Card>
  )
}
