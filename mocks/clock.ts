/** India keeps one offset all year, so the railway's zone needs no time zone data. */
const railwayOffset = 330 * 60_000
export const dayLength = 24 * 60 * 60_000

let read = () => Date.now()

/** Milliseconds since 1970 whatever the page's `Date` says, which may follow this clock. */
export const realNow = () => performance.timeOrigin + performance.now()

/** Stops the mock's clock at an instant, or lets it run on from there; without one it is real again. */
export function setClock(at?: string | Date, { running = false } = {}) {
  if (at === undefined) {
    read = () => Date.now()
    return
  }
  const start = new Date(at).getTime()
  if (Number.isNaN(start)) throw new RangeError(`Not an instant: ${String(at)}`)
  const setAt = realNow()
  read = () => (running ? start + realNow() - setAt : start)
}

export const now = () => new Date(read())

/** Today's calendar date where the trains run, YYYY-MM-DD. */
export const today = () => new Date(read() + railwayOffset).toISOString().slice(0, 10)

/** An instant as the railway's clocks show it: `2026-11-28T18:10:00+05:30`. */
export const railwayTime = (instant: Date) =>
  `${new Date(instant.getTime() + railwayOffset).toISOString().slice(0, 19)}+05:30`

/** Milliseconds since midnight in the railway's zone. */
export const timeOfDay = (instant: number) =>
  (((instant + railwayOffset) % dayLength) + dayLength) % dayLength
