import { useMemo } from 'react'
import { clockReader } from '@/domain/trains/calls'
import type { Train } from '@/domain/trains/train'
import { filterTrains, sortTrains } from '@/domain/trains/train-search'
import { timeZone } from '@/lib/config'
import type { TrainsSearch } from './trains-search'

const none: readonly Train[] = []

/** The trains an address asks for, and the types there are. Sorted once for all that is typed then. */
export function useShownTrains(
  trains: readonly Train[] = none,
  { q, type, day, sort = 'name' }: TrainsSearch,
) {
  const sorted = useMemo(() => sortTrains(trains, sort, clockReader(timeZone)), [trains, sort])
  const shown = useMemo(() => filterTrains(sorted, { q, type, day }), [sorted, q, type, day])
  const types = useMemo(
    () => [...new Set(trains.map(({ trainType }) => trainType))].filter(Boolean).toSorted(),
    [trains],
  )
  return { shown, types }
}
