import type { JourneyFacts } from './journey-option'

export type JourneyLabel = 'fastest' | 'fewest changes' | 'cheapest'

const labelled: [JourneyLabel, (option: JourneyFacts) => number | undefined][] = [
  ['fastest', ({ minutes }) => minutes],
  ['fewest changes', ({ changes }) => changes],
  ['cheapest', ({ farePerPassenger }) => farePerPassenger],
]

/**
 * PLN-3: the labels of each option, by its place. An option has a label if no other option does better; those that do
 * equally well share it. Where a value is not known nobody has its label: the unknown one could be the best. A label
 * that all share says nothing and is left out.
 */
export function labelsOf(options: readonly JourneyFacts[]): JourneyLabel[][] {
  const told = labelled.flatMap(([label, valueOf]) => {
    const values = options.map((option) => valueOf(option) ?? Number.NaN)
    // With an unknown value this is NaN, to which nothing is equal.
    const best = Math.min(...values)
    return values.some((value) => value !== best) ? [{ label, values, best }] : []
  })
  return options.map((_, index) =>
    told.flatMap(({ label, values, best }) => (values[index] === best ? [label] : [])),
  )
}
