import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { errorWords } from '@/lib/http/api-error'
import { type CsvCell, toCsvInSlices } from '@/lib/files/csv'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/files/save-file'
import { useMountedRef } from '@/lib/hooks/use-mounted-ref'

/** ADM-6: exactly what is filtered, all pages of it, as a file. */
export function CsvButton({
  fileName,
  header,
  rows,
  shortfall,
  label = 'Export CSV',
  ...button
}: ButtonProps & {
  fileName: string
  header: readonly string[]
  /** Made when it is asked for. */
  rows: () => CsvCell[][] | Promise<CsvCell[][]>
  /** D7: why rows may be missing. It goes with the file, as its name and last row. */
  shortfall?: string | undefined
  label?: string
}) {
  const [making, setMaking] = useState(false)
  const isMounted = useMountedRef()
  async function save() {
    setMaking(true)
    try {
      const made = await rows()
      const last = header.map((_, column) => (column === 0 && shortfall) || null)
      const text = await toCsvInSlices(header, shortfall ? [...made, last] : made)
      saveFile(
        new Blob([text], { type: 'text/csv;charset=utf-8' }),
        shortfall ? fileName.replace(/\.csv$/, '-incomplete.csv') : fileName,
      )
    } catch (error) {
      // Who has left the page has given it up.
      if (isMounted.current) notify({ type: 'error', message: errorWords(error).headline })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button {...button} loading={making} onClick={() => void save()}>
      <Download aria-hidden /> {label}
    </Button>
  )
}
