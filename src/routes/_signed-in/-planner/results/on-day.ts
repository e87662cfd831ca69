/** The same search on another day: what was added around the day and what was open belongs to the one before. */
export const onDay =
  (date: string) =>
  <T extends object>(now: T) => ({
    ...now,
    date,
    earlier: undefined,
    later: undefined,
    journey: undefined,
  })
