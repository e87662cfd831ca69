/** Figures of one round, by name. */
export type Figures = Record<string, number>

/** The middle one; of an even number the mean of both. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}

/** The median of the figure over the rounds that have it. */
export const medianOf = (rounds: readonly Figures[], name: string) =>
  median(rounds.flatMap((figures) => figures[name] ?? []))

/**
 * The median of both figures' ratio, taken round by round: what slows a whole round down slows both.
 * @returns not a number where no round has both
 */
export const ratioOf = (rounds: readonly Figures[], name: string, to: string) =>
  median(
    rounds.flatMap((figures) => {
      const [value, reference] = [figures[name], figures[to]]
      // A reference of nothing, as without any long task, counts as one millisecond.
      return value === undefined || reference === undefined ? [] : value / Math.max(reference, 1)
    }),
  )

/** Milliseconds that a fixed piece of work takes: says how much others slowed this machine down. */
export function fixedWorkMs(): number {
  const start = performance.now()
  let value = 1
  for (let step = 0; step < 20_000_000; step += 1) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  // The value has to be of use, or the loop is left out.
  return performance.now() - start + (value === 0 ? 1 : 0)
}
