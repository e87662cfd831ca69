/** A figure of a train: a number, `undefined` where it is not known, `null` where there is none to be had. */
export type Figure = number | undefined | null

/**
 * Which of the trains compared has the best figure. Those that do equally well share it. Nobody has it where all are
 * alike, which says nothing, and where any is not known: that one could be better.
 */
export function bestOf(figures: readonly Figure[], wanted: 'least' | 'most'): boolean[] {
  const known = figures.filter((figure) => typeof figure === 'number')
  const nobody = figures.map(() => false)
  if (known.length < 2 || figures.includes(undefined)) return nobody
  const [least, most] = [Math.min(...known), Math.max(...known)]
  if (least === most) return nobody
  return figures.map((figure) => figure === (wanted === 'least' ? least : most))
}

/** Whether a mark that so many of all have says anything of each of them: where most have it, it does not. */
export const isTelling = (marked: number, all: number) => marked === 1 || marked * 3 <= all
