import { useEffect, useState } from 'react'

/** As many as a screen holds. */
const first = 4
/** Few enough to be drawn between two keys. */
const step = 8
/** Nobody who types pauses so long: until then there is little to draw, and little to take away again. */
const typedMs = 500
/** Between two steps, what is drawn gets painted, and a key is answered. */
const pauseMs = 120

/** How many of so many rows are drawn by now: all at once, or where one types a few first and then a few more. */
export function useDrawn(count: number, bySteps: boolean): number {
  const [drawn, setDrawn] = useState(bySteps ? first : Infinity)
  useEffect(() => {
    if (drawn === Infinity) return
    // Once all are there, those that are asked for later come at once.
    const next = drawn + step < count ? drawn + step : Infinity
    const timer = setTimeout(() => setDrawn(next), drawn === first ? typedMs : pauseMs)
    return () => clearTimeout(timer)
  }, [drawn, count])
  return Math.min(drawn, count)
}
