import { counted, formatNumber } from '@/lib/text/format'

/** Of a list that came in pages. */
interface Part {
  items: readonly unknown[]
  total: number
  ended?: 'repeats' | 'limit'
}

/** D7: what is to be said of a list that may not be all that the server has; undefined of a whole one. */
export function shortfallWords({ items, total, ended }: Part, one: string): string | undefined {
  const announced = total > items.length
  if (!ended && !announced) return undefined
  const loaded = counted(items.length, one)
  const all = formatNumber(total)
  if (ended === 'repeats') {
    return `The server repeats itself after ${loaded}${announced ? ` of ${all} it announced` : ''}: this list may be incomplete.`
  }
  if (ended === 'limit') {
    return `Only the first ${loaded}${announced ? ` of ${all}` : ''} are loaded: this list is incomplete.`
  }
  return `The server sent ${loaded} of ${all} it announced: this list may be incomplete.`
}
