import { defaultMinChangeMinutes } from '@/domain/journeys/change-time'
import type { FilterPart, JourneyFilter } from '@/domain/journeys/journey-filter'
import type { PlannerSearch } from '../planner-search'

/** The parts of the address that leave journeys out. */
export type FilterKey = FilterPart | 'minChange'

/** 'HH.mm' of the address, whose hours may count on past midnight, as minutes. */
export const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split('.').map(Number)
  return hours * 60 + minutes
}

/** What the address asks of each journey; `after` as far as it still cuts something off. */
export const filterOf = (
  { type, time, arriveBy, fare, changes, seats, passengers = 1 }: PlannerSearch,
  after: JourneyFilter['after'],
): JourneyFilter => ({
  type,
  time,
  arriveBy: arriveBy === undefined ? undefined : minutesOf(arriveBy),
  fare,
  changes,
  seats: seats && passengers,
  after,
})

/** Minutes for a change that were chosen and are not the usual ones. */
export const chosenMinChange = ({ minChange }: PlannerSearch) =>
  minChange === defaultMinChangeMinutes ? undefined : minChange

/** The address without a part of its filter. Who takes back "at most one change" still wants to see changes. */
export const without = (part: FilterKey, { changes }: PlannerSearch): PlannerSearch => ({
  [part]: part === 'changes' && changes === 1 ? 2 : undefined,
})

/** Every part of the filter given up; what was searched for stays. */
export const noFilter = ({ changes }: PlannerSearch): PlannerSearch => ({
  type: undefined,
  time: undefined,
  arriveBy: undefined,
  fare: undefined,
  seats: undefined,
  minChange: undefined,
  changes: changes === 1 ? 2 : changes === 0 ? undefined : changes,
})

const keys = ['changes', 'minChange', 'time', 'arriveBy', 'type', 'fare', 'seats'] as const

/** The parts in use, as the Filters button counts them. Two changes leave nothing out. */
export const filtersInUse = (search: PlannerSearch) =>
  keys.filter((key) =>
    key === 'minChange'
      ? chosenMinChange(search) !== undefined
      : key === 'changes'
        ? search.changes === 0 || search.changes === 1
        : search[key] !== undefined,
  )
