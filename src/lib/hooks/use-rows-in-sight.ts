import { useElementScrollRestoration } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

/** Pixels that the bar, the heading and the filters of a list take at least. */
const above = 240

/** Rows out of sight are added so many at a time: all of a page in one frame would keep it for longer than a press may wait. */
const atOnce = 8

/** How many rows of a list there is room for. @param height of the lowest one, in pixels */
export const roomFor = (height: number) => Math.ceil((window.innerHeight - above) / height)

/**
 * P9: of a list that is being opened the rows in sight are drawn at once, and the others a few at a time when these are
 * painted. On the way back to where one had scrolled to all of them are.
 */
export function useRowsInSight<T>(rows: readonly T[], inSight: number): readonly T[] {
  const left = useElementScrollRestoration({ getElement: () => window })
  const [most, setMost] = useState(left ? Infinity : inSight)
  const missing = most < rows.length
  useEffect(() => {
    if (!missing) return
    const timer = setTimeout(() => startTransition(() => setMost(most + atOnce)))
    return () => clearTimeout(timer)
  }, [missing, most])
  return rows.slice(0, most)
}
