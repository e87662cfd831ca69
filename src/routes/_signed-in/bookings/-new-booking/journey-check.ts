import {
  type DateProblem,
  type JourneyChoice,
  journeyProblems,
  type JourneyProblems,
} from '@/domain/bookings/journey-check'
import { timeZone } from '@/lib/config'
import { formatDay } from '@/lib/text/format'

export type JourneyField = keyof JourneyProblems

const dateErrors: Record<DateProblem, (date: string) => string> = {
  'out of service': () => 'This train is out of service at present and cannot be booked',
  'days unknown': () => 'The running days of this train are not known: it cannot be booked here',
  'never runs': () => 'This train does not run at present and cannot be booked',
  missing: () => 'Enter the date of your journey',
  passed: () => 'This date has passed: choose today or a later day',
  'not running': (date) => `This train does not run on ${formatDay(date)}: choose a running day`,
  left: () => 'This train has left today: choose a later day',
  'sold out': (date) => `Sold out on ${formatDay(date)}: choose another day`,
}

/** What keeps a journey from being booked, in the words of each field (api-model 8, BOK-9). */
export function journeyErrors(choice: JourneyChoice): Partial<Record<JourneyField, string>> {
  const { from, date, passengers } = journeyProblems(choice, timeZone)
  return {
    ...(from && { from: 'This train does not go from the first station to the second: choose others' }),
    ...(date && { date: dateErrors[date](choice.date ?? '') }),
    ...(passengers && {
      passengers: `Only ${choice.free} of the ${choice.passengers} seats you need are free: choose fewer passengers or another day`,
    }),
  }
}
