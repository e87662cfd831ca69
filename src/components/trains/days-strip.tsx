import { chakra } from '@chakra-ui/react/styled-system'
import { type Train } from '@/domain/train'
import { type Weekday, weekdays } from '@/domain/weekday'

const shown: readonly Weekday[] = [...weekdays.slice(1), 'Sun']
const fullNames: Record<Weekday, string> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
}

/** The running days in words, for whoever hears the page. */
export function daysInWords(days: readonly Weekday[] | undefined): string {
  if (days === undefined || days.length === 7) return 'Runs every day'
  if (days.length === 0) return 'Does not run at present'
  return `Runs on ${shown
    .filter((day) => days.includes(day))
    .map((day) => fullNames[day])
    .join(', ')}`
}

/** M T W T F S S, the running days solid. */
export function DaysStrip({ train: { daysOfOperation } }: { train: Pick<Train, 'daysOfOperation'> }) {
  return (
    <Strip role="img" aria-label={daysInWords(daysOfOperation)}>
      {shown.map((day) => (
        <span
          key={day}
          data-runs={daysOfOperation === undefined || daysOfOperation.includes(day) || undefined}
        >
          {day.charAt(0)}
        </span>
      ))}
    </Strip>
  )
}

// One styled element instead of eight: lists have dozens of strips.
const Strip = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '0.5',
    '& > span': {
      width: '5',
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
