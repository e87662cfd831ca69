import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { addDays, daysBetween } from '@/domain/calendar'
import { isInService, runsOn } from '@/domain/running-days'
import type { Train } from '@/domain/train'
import { counted, formatDay } from '@/lib/format'
import { useSeats } from '@/queries/trains'

/** The days around a date, today at the earliest: whether the train runs and how many seats are free (SEA-2). */
export function SeatsStrip({
  train,
  date,
  today,
  reach = 3,
}: {
  train: Train
  date: string
  today: string
  reach?: number
}) {
  const first = daysBetween(today, date) < reach ? today : addDays(date, -reach)
  const days = Array.from({ length: reach * 2 + 1 }, (_, index) => addDays(first, index))
  return (
    <chakra.ul
      display="grid"
      gap="2"
      gridTemplateColumns="repeat(auto-fit, minmax(7rem, 1fr))"
      listStyle="none"
    >
      {days.map((day) => (
        <li key={day}>
          <DaySeats train={train} date={day} chosen={day === date} />
        </li>
      ))}
    </chakra.ul>
  )
}

function DaySeats({ train, date, chosen }: { train: Train; date: string; chosen: boolean }) {
  const runs = runsOn(train, date) && isInService(train)
  const seats = useSeats(train._id, date, runs)
  const words = !runs
    ? 'Does not run'
    : seats.checking
      ? 'Checking…'
      : seats.failed
        ? 'Not known'
        : seats.availableSeats === 0
          ? 'Sold out'
          : counted(seats.availableSeats, 'seat')
  return (
    <Day asChild data-off={!runs || undefined} data-none={words === 'Sold out' || undefined}>
      <Link
        to="."
        search={((now: object) => ({ ...now, date })) as never}
        replace
        resetScroll={false}
        aria-current={chosen ? 'date' : undefined}
      >
        <strong>{formatDay(date)}</strong>
        <span>{words}</span>
      </Link>
    </Day>
  )
}

const Day = chakra('span', {
  base: {
    display: 'grid',
    minHeight: '14',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    color: 'fg',
    textDecoration: 'none',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { textStyle: 'small', color: 'fg.success' },
    '&[data-off] > span, &[data-none] > span': { color: 'fg.muted' },
    '&[aria-current=date]': {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px var(--rail-colors-brand-solid)',
    },
    _hover: { bg: 'bg.subtle' },
  },
})
