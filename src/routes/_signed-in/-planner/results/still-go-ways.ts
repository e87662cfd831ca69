import { useRailwayNow } from '@/components/trains/use-railway-now'
import type { Connection } from '@/domain/journeys/connections'
import type { CalendarDate } from '@/domain/time/calendar-date'
import { earliestArrivals } from '@/domain/journeys/journey-option'
import { otherDays, otherTrains } from '@/domain/trains/train-ways'
import { type FoundTrain, foundTrip, journeyDateFor } from '@/domain/trains/trip'
import { timeZone } from '@/lib/config'
import { useConnections } from '@/queries/connections/connections'
import { useFirstWithSeats } from '@/queries/seats-search'
import { useTrainSearch } from '@/queries/trains'

/** A sold-out train, and what was wanted of it. */
export interface FullTrain {
  found: FoundTrain
  /** The day of boarding. */
  date: CalendarDate
  passengers: number
}

/** The state of the search for another way. */
export interface Way<T> {
  looking: boolean
  /** With so many seats, counted just now. */
  found: (T & { seats: number }) | undefined
  /** Why it is not known whether there is one. */
  failed: Error | null
  retry: () => void
}

// Whoever looked at more than these would wait long for an offer that is far from what was wanted.
const [mostDays, mostTrains, mostJourneys] = [7, 8, 5]

const needOf = ({ train, trip }: FoundTrain, date: CalendarDate) => ({
  trainId: train._id,
  date: journeyDateFor(trip, date),
})

/** The same train on the nearest day that has seats. */
export function useOtherDay({ found, date, passengers }: FullTrain): Way<{ date: CalendarDate }> {
  const days = otherDays(found, date, useRailwayNow(), timeZone).slice(0, mostDays)
  const search = useFirstWithSeats(
    days.map((day) => [needOf(found, day)]),
    passengers,
  )
  const day = search.found && days[search.found.index]
  return { ...search, found: day && search.found ? { date: day, seats: search.found.seats } : undefined }
}

const endsOf = ({ trip: { from, to } }: FoundTrain, date: CalendarDate) =>
  from._id && to._id ? { from: from._id, to: to._id, date } : undefined

/** Another train of the same day, the one with seats that leaves nearest to this one. */
export function useOtherTrain({ found, date, passengers }: FullTrain): Way<{ other: FoundTrain }> {
  const { from, to } = found.trip
  const direct = useTrainSearch(endsOf(found, date))
  const all = (direct.data?.items ?? []).map((train) => ({
    train,
    trip: foundTrip(train, from, to, timeZone),
  }))
  const others = otherTrains(found, all, date, useRailwayNow(), timeZone).slice(0, mostTrains)
  const search = useFirstWithSeats(
    others.map((other) => [needOf(other, date)]),
    passengers,
  )
  const other = search.found && others[search.found.index]
  const unanswered = direct.data === undefined
  return {
    looking: search.looking || (unanswered && direct.isFetching),
    found: other && search.found ? { other, seats: search.found.seats } : undefined,
    failed: search.failed ?? (unanswered && !direct.isFetching ? direct.error : null),
    retry: unanswered ? () => void direct.refetch() : search.retry,
  }
}

/**
 * A journey with one change whose trains both have seats, the one that arrives first. Direct trains are left out of the
 * search, or a faster one that is full would hide it; so is what turned out to be full in a search before.
 */
export function useOneChange(
  { found, date, passengers }: FullTrain,
  full: readonly string[],
): Way<{ journey: Connection }> & { checked: number; full: string[] } {
  const ends = endsOf(found, date)
  const direct = useTrainSearch(ends)
  const without = direct.data && [...direct.data.items.map(({ _id }) => _id), ...full]
  const connections = useConnections(ends && without ? { ...ends, maxChanges: 1, without } : undefined)
  const journeys = earliestArrivals(connections.data ?? [], date, useRailwayNow(), mostJourneys)
  const search = useFirstWithSeats(
    journeys.map(({ legs }) => legs.map(({ train, journeyDate }) => ({ trainId: train, date: journeyDate }))),
    passengers,
  )
  const journey = search.found && journeys[search.found.index]
  const error = direct.data ? connections.error : direct.error
  const unanswered = connections.data === undefined
  const failed = unanswered && !direct.isFetching && !connections.isFetching ? error : null
  return {
    looking: search.looking || (unanswered && !failed),
    found: journey && search.found ? { journey, seats: search.found.seats } : undefined,
    failed: search.failed ?? failed,
    retry: failed ? () => void (direct.data ? connections : direct).refetch() : search.retry,
    checked: journeys.length,
    full: search.full,
  }
}
