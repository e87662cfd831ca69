import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { createLink } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { chosenEdge } from '@/components/ui/forced-colors'
import { counted, formatDay } from '@/lib/text/format'
import { useFocusAfter } from '@/lib/hooks/use-focus-after'
import type { SeatCheck } from '@/queries/trains'

/** What the address says once this day is chosen. */
export type SearchFor = (date: string) => <T extends object>(now: T) => T & { date: string }

function stateOf(hindrance: string | undefined, seats: SeatCheck, party: number) {
  if (hindrance) return { state: 'off', words: hindrance }
  if (seats.checking) return { state: 'checking', words: 'Checking…' }
  if (seats.failed) return { state: 'failed', words: 'Could not check' }
  const free = seats.availableSeats
  if (free === 0) return { state: 'full', words: 'Sold out' }
  return free < party
    ? { state: 'few', words: `${counted(free, 'seat')}, too few` }
    : { state: 'free', words: counted(free, 'seat') }
}

/** One day of a strip: its date, whether the train runs, its seats (SEA-1). A press chooses the day in the address. */
export function DaySeats({
  trainId,
  date,
  seats,
  hindrance,
  party,
  current,
  tabbable,
  searchFor,
}: {
  trainId: string
  /** The day of boarding. */
  date: string
  /** Of the day the train starts on. */
  seats: SeatCheck
  /** Why nobody can travel on it that day. */
  hindrance: string | undefined
  party: number
  current: boolean
  /** Of a strip's days one is in the order of the Tab key. */
  tabbable: boolean
  searchFor: SearchFor
}) {
  const [weekday, ...day] = formatDay(date).split(' ')
  const link = useRef<HTMLAnchorElement>(null)
  // The button that was pressed stays, or the focus would be lost with it.
  const [retrying, setRetrying] = useState(false)
  const checkingAgain = retrying && seats.checking
  const { state, words } = stateOf(hindrance, seats, party)
  const canRetry = seats.failed !== null || checkingAgain
  if (retrying && !canRetry) setRetrying(false)
  const expectFocus = useFocusAfter(canRetry, () => link.current?.focus())
  return (
    <Day data-state={state} data-current={current || undefined}>
      <DayLink
        ref={link}
        to="."
        search={searchFor(date)}
        replace
        resetScroll={false}
        current={current}
        tabIndex={tabbable ? 0 : -1}
        state={{ chosenDay: { trainId, date } }}
      >
        <strong>
          {weekday} <chakra.span whiteSpace="nowrap">{day.join(' ')}</chakra.span>
        </strong>{' '}
        <span>{words}</span>
      </DayLink>
      {canRetry && (
        <Button
          size="sm"
          variant="plain"
          tabIndex={tabbable ? 0 : -1}
          loading={checkingAgain}
          aria-label={`Check ${formatDay(date)} again`}
          onClick={() => {
            setRetrying(true)
            expectFocus()
            seats.retry()
          }}
        >
          Check again
        </Button>
      )}
    </Day>
  )
}

/** The router would call the chosen day the current page. */
const DayLink = createLink(({ current, ...rest }: HTMLChakraProps<'a'> & { current: boolean }) => (
  <chakra.a {...rest} aria-current={current ? 'date' : undefined} />
))

const Day = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr',
    minWidth: '0',
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.panel',
    fontVariantNumeric: 'tabular-nums',
    '& > a': {
      display: 'grid',
      alignContent: 'start',
      minHeight: '14',
      px: '1.5',
      py: '2',
      color: 'fg',
      borderRadius: 'l2',
      textDecoration: 'none',
      textStyle: 'small',
      _hover: { bg: 'bg.muted' },
    },
    // The weekday is on a line of its own, so that all days are alike.
    '& > a > strong': { width: 'min-content' },
    '& > a > span': { color: 'fg.muted' },
    '&[data-state=free] > a > span': { color: 'fg.success' },
    '&[data-state=few] > a > span': { color: 'fg.warning' },
    '&[data-state=failed] > a > span': { color: 'fg.error' },
    '&[data-state=full] > a > span': { textDecoration: 'line-through' },
    '&[data-state=off]': { borderStyle: 'dashed' },
    '&[data-current]': {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      ...chosenEdge,
    },
  },
})
