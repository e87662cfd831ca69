import type { ComponentProps } from 'react'
import { CsvButton } from '@/components/admin/csv-button'
import type { DayRange } from '@/domain/reports/reports-range'

/** ADM-6: the whole table as a file that names its days, all pages of it. */
export const ReportCsv = ({
  name,
  range: { from, to },
  ...csv
}: Pick<ComponentProps<typeof CsvButton>, 'header' | 'rows' | 'shortfall'> & {
  name: string
  range: DayRange
}) => <CsvButton {...csv} size="sm" label="Download CSV" fileName={`${name}-${from}-${to}.csv`} />
