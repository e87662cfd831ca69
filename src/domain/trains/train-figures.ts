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
