import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { errorWords } from '@/lib/api-error'
import { type CsvCell, toCsv } from '@/lib/csv'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/save-file'
import { useInSight } from '@/lib/use-in-sight'

/** ADM-6: exactly what is filtered, all pages of it, as a file. */
export function CsvButton({
  fileName,
  header,
  rows,
  label = 'Export CSV',
  ...button
}: ButtonProps & {
  fileName: string
  header: readonly string[]
  /** Made when it is asked for. */
  rows: () => CsvCell[][] | Promise<CsvCell[][]>
  label?: string
}) {
  const [making, setMaking] = useState(false)
  const inSight = useInSight()
  async function save() {
    setMaking(true)
    try {
      const file = new Blob([toCsv(header, await rows())], { type: 'text/csv;charset=utf-8' })
      saveFile(file, fileName)
    } catch (error) {
      // Who has left the page has given it up.
      if (inSight.current) notify({ type: 'error', message: errorWords(error).headline })
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
