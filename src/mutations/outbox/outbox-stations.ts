import { stationCells } from '@/domain/admin/record-cells'
import { type Station, stationLabel, type StationInput } from '@/domain/stations/station'
import { perObjectWith } from '@/lib/memo'
import { stationQueries } from '@/queries/stations'
import { runMutation } from '@/mutations/cache'
import { cachedRecord } from './cached-record'
import type { Resource } from './outbox-change'
import { createStationMutation, deleteStationMutation, updateStationMutation } from '@/mutations/stations'

/** Servers keep the code in capitals. */
const kept = (station: Station): Station => ({ ...station, code: station.code.trim().toUpperCase() })

const inputOf = ({ _id, ...input }: Station): StationInput => input

/** By the fields: lists are drawn anew with every answer to a bulk change, and find the other records as they were. */
const changed = perObjectWith((fields: Partial<StationInput>, station: Station) =>
  kept({ ...station, ...fields }),
)

/** F2, J2: stations, as the outbox promises and sends them. */
export const stationResource: Resource<Station, StationInput> = {
  noun: 'station',
  page: '/admin/stations',
  together: [],
  nameOf: stationLabel,
  cellsOf: stationCells,
  inputOf,
  ofInput: (_client, id, input) => kept({ ...input, _id: id }),
  withFields: (_client, station, fields) => changed(fields, station),
  cached: (client, id) =>
    cachedRecord<Station>(
      client,
      { lists: stationQueries.lists(), detail: stationQueries.detail(id).queryKey },
      id,
    ),
  create: (client, input) => runMutation(client, createStationMutation(), input),
  update: (client, id, input) => runMutation(client, updateStationMutation(id), input),
  remove: (client, id) => runMutation(client, deleteStationMutation(id), undefined),
}
