import { useEffect, useMemo, useState } from 'react'
import type { Booking } from '@/domain/bookings/booking'
import { timeZone } from '@/lib/config'
import type { Rows } from '@/lib/lists/rows'
import { listedAtOnce, listedBookings, type ListedSearch, textsOf } from './listed-bookings'

interface Listed {
  /** Undefined until the first ones are found. */
  rows: Rows<Booking> | undefined
  /** Of how many on the server they are those asked for. */
  total: number
  /** What they are sorted by. */
  sort: string | undefined
  /** Others are asked for: until they are found, these stay. */
  outdated: boolean
}

/** The bookings an address asks for, of all that are loaded. Whoever asks for others meanwhile waits for those alone. */
export function useListedBookings(
  list: { items: readonly Booking[]; total: number } | undefined,
  { q, status, from, to, basis, train, pair, weekday, sort }: ListedSearch,
): Listed {
  const [all, total = 0] = [list?.items, list?.total]
  const asked = useMemo(
    () => ({ all, total, search: { q, status, from, to, basis, train, pair, weekday, sort } }),
    [all, total, q, status, from, to, basis, train, pair, weekday, sort],
  )
  const [found, setFound] = useState<{ asked: typeof asked; rows: Rows<Booking> }>()
  // Drawing the rows as outdated first would take longer.
  const now = useMemo(() => asked.all && listedAtOnce(asked.all, asked.search, timeZone), [asked])
  if (now && found?.asked !== asked) setFound({ asked, rows: now })
  useEffect(() => {
    const { all: bookings, search } = asked
    if (!bookings || now) return
    const leaving = new AbortController()
    listedBookings(bookings, search, timeZone, leaving.signal).then(
      (rows) => leaving.signal.aborted || setFound({ asked, rows }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        // The page's error is shown in its place.
        setFound(() => {
          throw error
        })
      },
    )
    return () => leaving.abort()
  }, [asked, now])
  useEffect(() => {
    // Nobody waits for it yet, but the first key that is typed would.
    if (all) void textsOf(all)
  }, [all])
  return {
    rows: found?.rows,
    total: found?.asked.total ?? total,
    sort: found?.asked.search.sort,
    outdated: found?.asked !== asked,
  }
}
