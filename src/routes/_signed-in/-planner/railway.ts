import { useMemo } from 'react'
import type { Connection } from '@/domain/journeys/connections'
import { minutesPerDay } from '@/domain/time/clock'
import { journeyKey } from '@/domain/journeys/journey-key'
import type { Station } from '@/domain/stations/station'
import { addDays } from '@/domain/time/calendar'
import { dayOf } from '@/domain/time/clock'
import type { Train } from '@/domain/trains/train'

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
