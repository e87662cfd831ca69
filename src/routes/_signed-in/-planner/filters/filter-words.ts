import { clockOf } from '@/domain/time/clock'
import type { DayPart } from '@/domain/time/day-part'
import { formatMoney } from '@/lib/text/format'
import { type FilterKey, filtersInUse, minutesOf, without } from './planner-filter'
import type { PlannerSearch } from '../planner-search'

export const dayPartWords: Record<DayPart, { name: string; hours: string }> = {
  night: { name: 'Night', hours: '00:00–06:00' },
  morning: { name: 'Morning', hours: '06:00–12:00' },
  afternoon: { name: 'Afternoon', hours: '12:00–18:00' },
  evening: { name: 'Evening', hours: '18:00–24:00' },
}

const minutesPerDay = 1440
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

/** A part of the filter, as it stands in a sentence. */
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
    const chip = (words: string) => [{ words, change: without(part, search) }]
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
