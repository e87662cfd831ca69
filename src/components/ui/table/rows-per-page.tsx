import { SelectField } from '@/components/ui/form/select-field'
import { pageSizes, usualPageSize } from '@/lib/lists/page-sizes'

/** How many rows a page of a table has; kept in the address. */
export const RowsPerPage = ({
  rows = usualPageSize,
  onRows,
}: {
  rows: number | undefined
  onRows: (rows: number) => void
}) => (
  <SelectField
    label="Rows"
    options={pageSizes.map((size) => ({ value: String(size), label: size === 0 ? 'All' : String(size) }))}
    value={String(rows)}
    onChange={(event) => onRows(Number(event.target.value))}
  />
)
