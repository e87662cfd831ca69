import { counted, formatDay } from '@/lib/format'
import type { Shown } from './use-shown'

const of = (shown: number, all: number, one: string, other: string) =>
  shown === all ? counted(all, one, other) : `${shown} of ${counted(all, one, other)}`

/** TRN-2: what is shown, in one line; undefined as long as more of it is to come. */
export function summaryOf({ days, settled }: Pick<Shown, 'days' | 'settled'>): string | undefined {
  const answered = days.filter(({ direct }) => direct !== undefined)
  const [first, last] = [answered[0], answered.at(-1)]
  if (!settled || !first || !last) return undefined
  const sum = (countOf: (day: Shown['days'][number]) => number) =>
    answered.reduce((total, day) => total + countOf(day), 0)
  const direct = of(
    sum(({ shownDirect }) => shownDirect.length),
    sum((day) => day.direct?.running.length ?? 0),
    'direct train',
    'direct trains',
  )
  const changes = of(
    sum(({ shownChanges }) => shownChanges.length),
    sum((day) => day.changes?.length ?? 0),
    'journey with changes',
    'journeys with changes',
  )
  const searched = answered.some((day) => day.changes !== undefined)
  return [
    searched ? `${direct} and ${changes}` : direct,
    first === last ? formatDay(first.date) : `${formatDay(first.date)} to ${formatDay(last.date)}`,
  ].join(', ')
}

/** Of so many of one kind nothing fits. */
export const noneFits = (all: number, one: string, other: string) =>
  all === 1 ? `The one ${one} does not fit.` : `None of the ${counted(all, one, other)} fits.`
