import { useElementScrollRestoration } from '@tanstack/react-router'
import { useDeferredValue } from 'react'

/**
 * P9: of a list that is being opened the rows in sight are drawn at once, and the others when these are painted. On the
 * way back to where one had scrolled to all of them are.
 * @param inSight as many as the largest usual window shows
 */
export function useRowsInSight<T>(rows: readonly T[], inSight: number): readonly T[] {
  const left = useElementScrollRestoration({ getElement: () => window })
  const most = useDeferredValue(Infinity, left ? Infinity : inSight)
  return rows.slice(0, most)
}
