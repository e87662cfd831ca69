import { useRouter } from '@tanstack/react-router'
import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { LongText } from '@/components/ui/long-text'
import { hindranceOn } from '@/domain/trains/boarding'
import type { Train } from '@/domain/trains/train'
import { daysAround } from '@/domain/trains/train-alternatives'
import { journeyDateFor } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { useFocusAfter } from '@/lib/hooks/use-focus-after'
import { failureText } from '@/lib/http/failures'
import { counted, formatDay } from '@/lib/text/format'
import { useSeatsOfAll } from '@/queries/trains'
import { DaySeats, type SearchFor } from './day-seats'
import { useRailwayNow } from './use-railway-now'

const [near, far] = [3, 15]

const otherDate: SearchFor = (date) => (now) => ({ ...now, date })

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** The days around a date, today at the earliest: whether the train runs and how many seats are free (SEA-2). */
export function SeatsStrip({
  train,
  date,
  boardingDay = 0,
  departureTime = train.departureTime,
  party = 1,
  searchFor = otherDate,
}: {
  train: Train
  /** The day of boarding that is chosen. */
  date: string
  /** Calendar days between the train's start and the boarding (SEA-3). */
  boardingDay?: number | undefined
  /** At the station of boarding. */
  departureTime?: string | undefined
  party?: number | undefined
  searchFor?: SearchFor | undefined
}) {
  const list = useRef<HTMLUListElement>(null)
  const [reach, setReach] = useState(near)
  const now = useRailwayNow()
  const days = daysAround(date, now.today, reach)
  const hindrances = days.map((day) => {
    const hindrance = hindranceOn(train, { boardingDay, departureTime }, day, now, timeZone)
    return hindrance && (hindrance === 'left' ? 'Has left' : 'Does not run')
  })
  const checks = useSeatsOfAll(
    days.map((day, index) => ({
      trainId: train._id,
      date: journeyDateFor({ boardingDay }, day),
      wanted: hindrances[index] === undefined,
    })),
  )
  const failures = Map.groupBy(
    days.filter((_, index) => checks[index]?.failed),
    (day) => failureText(checks[days.indexOf(day)]?.failed),
  )
  const [reached, setReached] = useState(date)
  const tabStop = days.find((day) => day === reached) ?? days.find((day) => day === date) ?? days[0]

  // Where the choice of a day brings new results, the strip that it was made in goes, and this one takes its place.
  useFocusAfter(
    null,
    () => list.current?.querySelector<HTMLElement>('[aria-current=date]')?.focus({ preventScroll: true }),
    { expected: useIsChosenDay(train._id, date) },
  )

  const dayWith = (element: Element) =>
    [...(list.current?.children ?? [])].findIndex((day) => day.contains(element))
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    // With Alt the arrows go back and forth in the history.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const at = document.activeElement ? dayWith(document.activeElement) : -1
    const next = step(at, days.length - 1)
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div>
      {boardingDay > 0 && (
        <chakra.p textStyle="small" color="fg.muted" mb="2">
          Days on which you board; the train starts {counted(boardingDay, 'day')} earlier.
        </chakra.p>
      )}
      <chakra.ul
        ref={list}
        aria-label={`Seats around ${formatDay(date)}`}
        display="grid"
        gap="1.5"
        // A week a row where there is room for it.
        gridTemplateColumns="repeat(auto-fill, minmax(max(5.5rem, (100% - 2.25rem) / 7), 1fr))"
        listStyle="none"
        onKeyDown={move}
        onFocus={({ target }) => setReached(days[dayWith(target)] ?? date)}
      >
        {days.map((day, index) => {
          const seats = checks[index]
          return (
            seats && (
              <DaySeats
                key={day}
                trainId={train._id}
                date={day}
                seats={seats}
                hindrance={hindrances[index]}
                party={party}
                current={day === date}
                tabbable={day === tabStop}
                searchFor={searchFor}
              />
            )
          )
        })}
      </chakra.ul>
      {/* Once for all days of which the server says the same: there is no room for it on each. */}
      {[...failures].map(([message, failed]) => (
        <chakra.p
          key={message}
          role="status"
          mt="2"
          textStyle="small"
          color="fg.error"
          overflowWrap="anywhere"
        >
          <span>{`Could not check ${failed.length > 2 ? counted(failed.length, 'day') : failed.map(formatDay).join(' and ')}: `}</span>
          <LongText text={message} />
        </chakra.p>
      ))}
      <Button size="sm" variant="plain" mt="2" onClick={() => setReach(reach === near ? far : near)}>
        {reach === near ? 'More days' : 'Fewer days'}
      </Button>
    </div>
  )
}

/** Whether the page came of a press on this day in this train's strip of days. */
export function useIsChosenDay(trainId: string, date: string): boolean {
  const { chosenDay } = useRouter().latestLocation.state
  return chosenDay?.trainId === trainId && chosenDay.date === date
}
