import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { trainQueries } from './trains'

/** Seats on one train; the date is that of the train's start. */
interface SeatNeed {
  trainId: string
  date: string
}

interface Searched {
  /** Index of the first option with enough seats on each of its trains, and how many there are at least. */
  found: { index: number; seats: number } | undefined
  looking: boolean
  /** So many options were checked. */
  checked: number
  /** Trains that are known to have too few seats. */
  full: string[]
  /** Nothing was found, but not all could be checked: why the first of them could not. */
  failed: Error | null
  retry: () => void
}

const keyOf = ({ trainId, date }: SeatNeed) => `${trainId} ${date}`

/**
 * Looks through options, in their order and one after another, for the first that has seats for the whole party. Only
 * what was checked is ever promised.
 */
export function useFirstWithSeats(options: readonly (readonly SeatNeed[])[], party: number): Searched {
  const [asked, setAsked] = useState(1)
  const tried = options.slice(0, asked)
  const needs = [...new Map(tried.flat().map((need) => [keyOf(need), need])).values()]
  const results = useQueries({
    queries: needs.map(({ trainId, date }) => trainQueries.seats(trainId, date)),
  })
  const checks = new Map(needs.map((need, index) => [keyOf(need), results[index]]))
  const seatsOf = (need: SeatNeed) => {
    const check = checks.get(keyOf(need))
    return check?.error ? undefined : check?.data?.availableSeats
  }
  const seats = tried.map((option) => option.map(seatsOf))
  const index = seats.findIndex((legs) => legs.every((free) => free !== undefined && free >= party))
  // A check that failed is over; it counts again while it is made once more.
  const open = results.some(({ data, error, isFetching }) => isFetching || (data === undefined && !error))
  if (index < 0 && !open && asked < options.length) setAsked(asked + 1)
  const short = seats.map((legs) => legs.some((free) => free !== undefined && free < party))
  return {
    found:
      index < 0 ? undefined : { index, seats: Math.min(...(seats[index] ?? []).map((free) => free ?? 0)) },
    looking: index < 0 && (open || asked < options.length),
    checked: tried.length,
    full: needs.filter((need) => (seatsOf(need) ?? party) < party).map(({ trainId }) => trainId),
    failed:
      index < 0 && !open && asked >= options.length && short.includes(false)
        ? (results.find(({ error }) => error)?.error ?? null)
        : null,
    retry: () => {
      for (const { error, refetch } of results) if (error) void refetch()
    },
  }
}
