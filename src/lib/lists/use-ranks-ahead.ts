import { useEffect } from 'react'
import { sparesTheLine } from '@/lib/connection'
import { useIdle } from '@/lib/hooks/use-idle'
import { noop } from '@/lib/noop'
import { type KeyOf, ranksBy } from './list-ranks'
import { otherTasks } from './slices'
import { wholeOrder } from './table-ranks'

/**
 * Once the browser has nothing else to do, finds out where the rows stand by each column, and their order either way: who
 * sorts thousands of them then waits for nothing. Not for users who save data. Columns and `keyOf` stay the same for as long
 * as they say the same.
 */
export function useRanksAhead<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly { id: string; unsorted?: boolean | undefined }[],
  keyOf: KeyOf<Row>,
) {
  const idle = useIdle(rows !== undefined && !sparesTheLine())
  useEffect(() => {
    if (!idle || !rows) return
    const leaving = new AbortController()
    const rank = async () => {
      for (const { id } of columns.filter(({ unsorted }) => !unsorted)) {
        const ranks = await ranksBy(rows, id, keyOf, leaving.signal)
        for (const isDescending of [false, true]) {
          await otherTasks()
          leaving.signal.throwIfAborted()
          wholeOrder(ranks, isDescending)
        }
      }
    }
    // What fails then fails again for whoever sorts, and is told there.
    rank().catch(noop)
    return () => leaving.abort()
  }, [idle, rows, columns, keyOf])
}
