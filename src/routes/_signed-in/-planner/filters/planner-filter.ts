import { defaultMinChangeMinutes } from '@/domain/journeys/change-time'
import type { FilterPart, JourneyFilter } from '@/domain/journeys/journey-filter'
import { clockOf, minutesPerDay } from '@/domain/time/clock'
import { type DayPart } from '@/domain/time/day-part'
import { formatMoney } from '@/lib/text/format'
import type { PlannerSearch } from '../question/planner-search'

/** 'HH.mm' of the address, whose hours may count on past midnight, as minutes. */
export const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split('.').map(Number)
  return hours * 60 + minutes
}

/** The parts of the address that leave journeys out. */
export type FilterKey = FilterPart | 'minChange'

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
export const withoutPart = (part: FilterKey, { changes }: PlannerSearch): PlannerSearch => ({
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

export const dayPartWords: Record<DayPart, { name: string; hours: string }> = {
  night: { name: 'Night', hours: '00:00–06:00' },
  morning: { name: 'Morning', hours: '06:00–12:00' },
  afternoon: { name: 'Afternoon', hours: '12:00–18:00' },
  evening: { name: 'Evening', hours: '18:00–24:00' },
}

const dayWords = ['', ' next day', ' on day 3']

/** '18:00', '06:00 next day'; midnight ends the day it belongs to. */
export function arrivalWords(arriveBy: string): string {
  const minutes = minutesOf(arriveBy)
  const day = Math.ceil(minutes / minutesPerDay) - 1
  const time = minutes % minutesPerDay === 0 ? '24:00' : clockOf(minutes)
  return `${time}${dayWords[day] ?? ''}`
}

export const seatWords = (passengers = 1) =>
  passengers === 1 ? 'With a free seat' : `With ${passengers} free seats`

/** A part of the filter, as a sentence names it. */
export function partWords(part: FilterKey, search: PlannerSearch): string {
  switch (part) {
    case 'type':
      return 'the train type'
    case 'time':
      return 'the time of departure'
    case 'arriveBy':
      return 'the time of arrival'
    case 'fare':
      return 'the fare limit'
    case 'seats':
      return 'the free seats'
    case 'after':
      return `the departure after ${clockOf(minutesOf(search.after ?? ''))}`
    case 'minChange':
      return `${search.minChange} minutes for each change`
    case 'changes':
      return search.changes === 0 ? '“direct only”' : '“at most 1 change”'
  }
}

export interface Chip {
  words: string
  /** What changes in the address when it is taken back. */
  change: PlannerSearch
}

const listWithout = <T>(list: readonly T[], one: T) => {
  const rest = list.filter((other) => other !== one)
  return rest.length > 0 ? rest : undefined
}

/** One for each thing in use that can be taken back by itself. */
export function chipsOf(search: PlannerSearch): Chip[] {
  const { type = [], time = [], arriveBy = '', fare, passengers } = search
  return filtersInUse(search).flatMap((part): Chip[] => {
    const chip = (words: string) => [{ words, change: withoutPart(part, search) }]
    switch (part) {
      case 'type':
        return type.map((one) => ({ words: one, change: { type: listWithout(type, one) } }))
      case 'time':
        return time.map((one) => ({
          words: dayPartWords[one].name,
          change: { time: listWithout(time, one) },
        }))
      case 'arriveBy':
        return chip(`Arrives by ${arrivalWords(arriveBy)}`)
      case 'fare':
        return chip(`Up to ${formatMoney(fare)}`)
      case 'seats':
        return chip(seatWords(passengers))
      case 'minChange':
        return chip(`${search.minChange} min for each change`)
      case 'changes':
        return chip(search.changes === 0 ? 'Direct only' : 'At most 1 change')
    }
  })
}
