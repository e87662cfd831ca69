import { useMemo } from 'react'
import { addDays } from '@/domain/calendar'
import { dayOf } from '@/domain/clock'
import type { Connection } from '@/domain/connections'
import { minutesPerDay } from '@/domain/connections-calls'
import { journeyKey } from '@/domain/journey-key'
import type { Station } from '@/domain/station'
import type { Train } from '@/domain/train'

/** What connections name by id alone. */
export interface Railway {
  stationOf: (id: string | undefined) => Station | undefined
  trainOf: (id: string) => Train | undefined
}

export function useRailway(stations: readonly Station[], trainById: ReadonlyMap<string, Train>): Railway {
  const stationById = useMemo(() => new Map(stations.map((station) => [station._id, station])), [stations])
  return useMemo(
    () => ({
      stationOf: (id) => stationById.get(id ?? ''),
      trainOf: (id) => trainById.get(id),
    }),
    [stationById, trainById],
  )
}

/** PLN-6: the key that names a connection in an address. */
export const keyOf = ({ legs }: Connection, date: string, { stationOf, trainOf }: Railway): string =>
  journeyKey(
    legs.map(({ train, from, departure }) => ({
      number: trainOf(train)?.trainNumber ?? train,
      from: stationOf(from)?.code ?? from,
      date: addDays(date, dayOf(departure)),
      minute: departure - dayOf(departure) * minutesPerDay,
    })),
  )
