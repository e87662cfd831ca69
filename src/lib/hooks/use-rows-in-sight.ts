import { useElementScrollRestoration } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'

/** Pixels that the bar, the heading and the filters of a list take at least. */
const above = 240

/** Rows out of sight are added so many at a time: all of a page in one frame would keep it for longer than a press may wait. */
const step = 5

/** Nobody who types pauses so long: until then there is little to draw, and little to take away again. */
const typedMs = 500
/** Between two steps, what is drawn gets painted, and a key is answered. */
const pauseMs = 120

/** How many rows of a list there is room for. @param height of the lowest one, in pixels */
export const roomFor = (height: number) => Math.ceil((window.innerHeight - above) / height)

/**
 * P9: of a list that is being opened the rows in sight are drawn at once, and the others a few at a time when these are
 * painted. On the way back to where one had scrolled to all of them are. Once all are there, others come at once.
 * @param typed the list follows what is being typed: the next key may be on its way
 */
export function useRowsInSight<T>(rows: readonly T[], inSight: number, typed = false): readonly T[] {
  const left = useElementScrollRestoration({ getElement: () => window })
  const [drawn, setDrawn] = useState(left && !typed ? Infinity : inSight)
  const count = rows.length
  useEffect(() => {
    if (drawn === Infinity) return
    const next = drawn + step < count ? drawn + step : Infinity
    const pause = drawn === inSight ? typedMs : pauseMs
    const timer = setTimeout(() => startTransition(() => setDrawn(next)), typed ? pause : 0)
    return () => clearTimeout(timer)
  }, [drawn, count, inSight, typed])
  return rows.slice(0, drawn)
}
