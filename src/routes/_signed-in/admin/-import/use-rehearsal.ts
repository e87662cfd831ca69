import { startTransition, useEffect, useRef, useState } from 'react'
import type { ImportRow } from '@/domain/admin/import-rows'
import { type RehearsedRow, rehearser, type RowReader } from '@/domain/admin/rehearsal'
import { mapInSlices, otherTasks } from '@/lib/lists/slices'

interface Rehearsal<T, Input> {
  of: readonly ImportRow[]
  rows: readonly RehearsedRow<T, Input>[]
}

/** While a large file is sent, the records change with every answer: they are followed with so much time between. */
const restMs = (tookMs: number) => Math.min(1000, tookMs * 4)

/**
 * What each row of a file would do to the records as they will be. Undefined until the file has been gone through once;
 * while it is gone through again, what was found before.
 */
export function useRehearsal<T extends object, Input>(
  rows: readonly ImportRow[] | undefined,
  known: readonly T[] | undefined,
  reader: RowReader<T, Input>,
): readonly RehearsedRow<T, Input>[] | undefined {
  const [rehearsal, setRehearsal] = useState<Rehearsal<T, Input>>()
  const next = useRef<{ of: readonly ImportRow[] | undefined; at: number }>({ of: undefined, at: 0 })
  useEffect(() => {
    if (!rows || !known) return
    const [given, records] = [rows, known]
    const leaving = new AbortController()
    async function rehearse() {
      // The page has just been drawn: it gets its turn first.
      await otherTasks()
      const startedAt = performance.now()
      const found = await mapInSlices(given, rehearser(records, reader), leaving.signal)
      if (leaving.signal.aborted) return
      const end = performance.now()
      // What was found the first time is remembered: only from then on it says how long it takes.
      next.current = { of: given, at: next.current.of === given ? end + restMs(end - startedAt) : 0 }
      // Drawn in steps that let keys and presses through.
      startTransition(() => setRehearsal({ of: given, rows: found }))
    }
    const start = () => {
      rehearse().catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error
      })
    }
    const wait = next.current.of === given ? next.current.at - performance.now() : 0
    const timer = wait > 0 ? setTimeout(start, wait) : undefined
    if (timer === undefined) start()
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [rows, known, reader])
  return rehearsal && rehearsal.of === rows ? rehearsal.rows : undefined
}
