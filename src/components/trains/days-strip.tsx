import { chakra } from '@chakra-ui/react/styled-system'
import { type Weekday, weekdays } from '@/domain/time/calendar-date'
import { type Train } from '@/domain/trains/train'
import { isolated } from '@/lib/text/isolated'

const shown: readonly Weekday[] = [...weekdays.slice(1), 'Sun']
export const weekdayNames: Record<Weekday, string> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
}

type RunningDays = Pick<Train, 'daysOfOperation' | 'unreadDays'>

/** The days a train calls on that starts on `days`, `shift` days before. */
const callsOn = (days: readonly Weekday[] | undefined, shift: number) =>
  shown.filter((day) => !days || days.includes(weekdays.at((weekdays.indexOf(day) - shift) % 7) ?? day))

/**
 * The running days in words, for screen readers.
 * @param shift whole days from the start of the run to the call that is meant
 */
export function daysInWords(
  { daysOfOperation, unreadDays }: RunningDays,
  shift = 0,
  verb = shift === 0 ? 'Runs' : 'Leaves',
): string {
  const called = callsOn(daysOfOperation, shift)
  if (called.length === 7) return `${verb} every day`
  const unread = unreadDays === undefined ? '' : `“${isolated(unreadDays)}” cannot be read`
  if (called.length === 0) return unread ? `Running days not known: ${unread}` : 'Does not run at present'
  const words = `${verb} on ${called.map((day) => weekdayNames[day]).join(', ')}`
  return unread ? `${words}, perhaps on more days: ${unread}` : words
}

/** M T W T F S S, the running days solid. */
export function DaysStrip({
  train,
  shift = 0,
  verb,
}: {
  train: RunningDays
  /** Whole days from the start of the run to the call that is meant. */
  shift?: number | undefined
  verb?: string | undefined
}) {
  const called = callsOn(train.daysOfOperation, shift)
  const words = daysInWords(train, shift, verb)
  return (
    <Strip role="img" aria-label={words} title={train.unreadDays && words}>
      {shown.map((day) => (
        <span key={day} data-runs={called.includes(day) || undefined}>
          {day.charAt(0)}
        </span>
      ))}
      {train.unreadDays !== undefined && <b>?</b>}
    </Strip>
  )
}

// One styled element instead of eight: lists have dozens of strips.
const Strip = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '0.5',
    '& > span': {
      // As its letter, also where the grid is not.
      width: '1.25rem',
      borderRadius: 'l1',
      textStyle: 'small',
      lineHeight: '1.25rem',
      textAlign: 'center',
      color: 'fg.muted',
      textDecoration: 'line-through',
    },
    '& > [data-runs]': {
      bg: 'bg.emphasized',
      color: 'fg',
      fontWeight: 'semibold',
      textDecoration: 'none',
    },
  },
})
