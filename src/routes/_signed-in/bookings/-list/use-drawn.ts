import { startTransition, useEffect, useState } from 'react'

/** More than a screen holds, and few enough to be drawn between two keys. */
const step = 8

/** How many of so many rows are drawn by now: all at once, or where one types a few first and then a few more. */
export function useDrawn(count: number, bySteps: boolean): number {
  const [drawn, setDrawn] = useState(bySteps ? step : Infinity)
  useEffect(() => {
    if (drawn === Infinity) return
    // Once all are there, those that are asked for later come at once.
    startTransition(() => setDrawn(drawn + step < count ? drawn + step : Infinity))
  }, [drawn, count])
  return Math.min(drawn, count)
}
