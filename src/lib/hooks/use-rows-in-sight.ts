import { useElementScrollRestoration } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/** Pixels that the bar, the heading and the filters of a list take at least. */
const above = 240

/** How many rows of a list there is room for. @param height of the lowest one, in pixels */
export const roomFor = (height: number) => Math.ceil((window.innerHeight - above) / height)

/**
 * P9: of a list that is being opened the rows in sight are drawn at once, and the others when these are painted. On the
 * way back to where one had scrolled to all of them are.
 */
export function useRowsInSight<T>(rows: readonly T[], inSight: number): readonly T[] {
  const left = useElementScrollRestoration({ getElement: () => window })
  const most = useDeferredValue(Infinity, left ? Infinity : inSight)
  return rows.slice(0, most)
}
