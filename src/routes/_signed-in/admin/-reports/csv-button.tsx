import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { DayRange } from '@/domain/reports-range'
import { errorWords } from '@/lib/api-error'
import { type CsvCell, toCsv } from '@/lib/csv'
import { notify } from '@/lib/notify'
import { saveFile } from '@/lib/save-file'

/** ADM-6: the whole table as a file, all pages of it. */
export function CsvButton({
  name,
  range: { from, to },
  header,
  rows,
}: {
  name: string
  range: DayRange
  header: readonly string[]
  rows: () => Promise<CsvCell[][]>
}) {
  const [making, setMaking] = useState(false)
  async function save() {
    setMaking(true)
    try {
      const file = new Blob([toCsv(header, await rows())], { type: 'text/csv;charset=utf-8' })
      saveFile(file, `${name}-${from}-${to}.csv`)
    } catch (error) {
      notify({ type: 'error', message: errorWords(error).headline })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button
      size="sm"
      loading={making}
      onClick={() => void save()}
      css={{ '@media print': { display: 'none' } }}
    >
      <Download aria-hidden /> Download CSV
    </Button>
  )
}
