import type { SharedLabel } from '@/domain/journeys/journey-labels'
import type { JourneyFacts } from '@/domain/journeys/journey-option'
import { formatMinutes } from '@/domain/time/duration'
import { counted, formatDay, formatMoney } from '@/lib/text/format'
import type { Results } from './use-results'

const of = (shown: number, all: number, one: string, other: string) =>
  shown === all ? counted(all, one, other) : `${shown} of ${counted(all, one, other)}`

/** TRN-2: what is shown, in one line; undefined as long as more of it is to come. */
export function resultsSummary({ days, settled }: Pick<Results, 'days' | 'settled'>): string | undefined {
  const answered = days.filter(({ direct }) => direct !== undefined)
  const [first, last] = [answered[0], answered.at(-1)]
  if (!settled || !first || !last) return undefined
  const sum = (countOf: (day: Results['days'][number]) => number) =>
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

const sharedBy = {
  cheapest: { some: 'at the lowest fare', all: 'at the same fare', value: formatMoney },
  fastest: { some: 'in the shortest time', all: 'in the same time', value: formatMinutes },
}

/** PLN-3: '8 of 10 trains at the lowest fare, ₹240': what no row says, as most could. */
export function sharedWords({
  shared,
  found,
}: {
  shared: readonly SharedLabel[]
  found: readonly JourneyFacts[]
}): string[] {
  const all = found.length
  const allOfThem = counted(all, found.every(({ changes }) => changes === 0) ? 'train' : 'journey')
  return shared.flatMap(({ label, count, best }) => {
    // How many have the fewest changes is said by how many go direct.
    if (label === 'fewest changes') return []
    const words = sharedBy[label]
    return count === all
      ? `All ${allOfThem} ${words.all}, ${words.value(best)}`
      : `${count} of ${allOfThem} ${words.some}, ${words.value(best)}`
  })
}
