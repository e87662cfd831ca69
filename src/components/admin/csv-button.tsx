import { Download } from 'lucide-react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { type CsvCell, toCsv } from '@/lib/csv'
import { saveFile } from '@/lib/save-file'

/** ADM-6: exactly what is filtered, all pages of it, as a file. */
export const CsvButton = ({
  fileName,
  header,
  rows,
  label = 'Export CSV',
  ...button
}: ButtonProps & {
  fileName: string
  header: readonly string[]
  /** Made when it is asked for. */
  rows: () => CsvCell[][]
  label?: string
}) => (
  <Button
    {...button}
    onClick={() => saveFile(new Blob([toCsv(header, rows())], { type: 'text/csv;charset=utf-8' }), fileName)}
  >
    <Download aria-hidden /> {label}
  </Button>
)
