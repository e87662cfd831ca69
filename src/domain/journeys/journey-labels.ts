import { isTelling } from '@/domain/trains/train-figures'
import type { JourneyFacts } from './journey-option'

const labelNames = ['fastest', 'fewest changes', 'cheapest'] as const
export type JourneyLabel = (typeof labelNames)[number]

/** Every set of labels once, by its bits: what shows the same labels is given the same list. */
const labelSets: readonly (readonly JourneyLabel[])[] = Array.from({ length: 8 }, (_, bits) =>
  labelNames.filter((_label, place) => bits & (1 << place)),
)
export const noLabels: readonly JourneyLabel[] = []

/** A label that too many options have to say anything of one of them: it is said once, of all of them together. */
export interface SharedLabel {
  label: JourneyLabel
  /** So many have it. */
  count: number
  /** Their figure: minutes, changes or rupees. */
  best: number
}

const labelled: [JourneyLabel, (option: JourneyFacts) => number | undefined][] = [
  ['fastest', ({ minutes }) => minutes],
  ['fewest changes', ({ changes }) => changes],
  ['cheapest', ({ farePerPassenger }) => farePerPassenger],
]

/**
 * PLN-3: the labels of each option, by its place. An option has a label if no other option does better; those that do
 * equally well share it. Where a value is not known nobody has its label: the unknown one could be the best. A label
 * that most share says nothing of one of them and is `shared` instead.
 */
export function labelsOf(options: readonly JourneyFacts[]): {
  labels: (readonly JourneyLabel[])[]
  shared: SharedLabel[]
} {
  const known = labelled.flatMap(([label, valueOf]) => {
    const values = options.map((option) => valueOf(option) ?? Number.NaN)
    // With an unknown value this is NaN, to which nothing is equal.
    const best = Math.min(...values)
    const count = values.filter((value) => value === best).length
    return options.length > 1 && count > 0 ? [{ label, values, best, count }] : []
  })
  const telling = known.filter(({ count }) => isTelling(count, options.length))
  return {
    labels: options.map((_, index) => {
      const own = telling.filter(({ values, best }) => values[index] === best)
      return (
        labelSets[own.reduce((bits, { label }) => bits | (1 << labelNames.indexOf(label)), 0)] ?? noLabels
      )
    }),
    shared: known
      .filter((one) => !telling.includes(one))
      .map(({ label, count, best }) => ({ label, count, best })),
  }
}
