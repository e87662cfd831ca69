import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Cells } from '@/domain/admin/change-log'
import { stationCells, trainCells } from '@/domain/admin/record-cells'
import type { Page } from '@/domain/page'
import { type Station, type StationInput, stationLabel } from '@/domain/stations/station'
import { weekdays } from '@/domain/time/calendar-date'
import type { Train, TrainInput } from '@/domain/trains/train'
import {
  type StationNames,
  timetable,
  trainInput,
  trainOfInput,
  trainWith,
} from '@/domain/trains/train-input'
import { timeZone } from '@/lib/config'
import type { Identified } from '@/lib/lists/collection'
import { perObjectWith } from '@/lib/memo'
import { runMutation } from '@/mutations/cache'
import { createStationMutation, deleteStationMutation, updateStationMutation } from '@/mutations/stations'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from '@/mutations/trains'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'

type AdminPage = Extract<LinkProps['to'], `/admin/${string}`>
type NounOf<P extends AdminPage> = P extends `/admin/${infer Noun}s` ? Noun : never

/** What the outbox must know of a kind of record. Methods, so that a list of steps holds those of every resource. */
export interface Resource<T extends Identified = Identified, Input extends object = object> {
  /** 'train' of /admin/trains */
  readonly noun: NounOf<AdminPage>
  /** Where its records are listed and edited. */
  readonly page: AdminPage
  /** What a create sends, as an earlier page may have kept it. */
  readonly schema: v.ObjectSchema<v.ObjectEntries, undefined>
  /** Fields that make sense only together: a change of one of them carries them all. */
  readonly together: readonly string[]
  /** 'Night Mail (90001)' */
  nameOf(record: T): string
  cellsOf(record: T): Cells
  /** What PUT takes, as far as it is known of the record. */
  inputOf(record: T): Partial<Input>
  /** A record that exists only as input so far. */
  ofInput(id: string, input: Input, names: StationNames): T
  /** The record as it will be with these fields. */
  withFields(record: T, fields: Partial<Input>, names: StationNames): T
  /** The record as the server last told it, where the cache has it. */
  cached(client: QueryClient, id: string): T | undefined
  /** The record as the server has it now. */
  load(client: QueryClient, id: string): Promise<T>
  create(client: QueryClient, input: Input): Promise<T>
  update(client: QueryClient, id: string, input: Partial<Input>): Promise<T>
  remove(client: QueryClient, id: string): Promise<unknown>
}

/** What is read from every answer under a key, and when that came. */
const recordsUnder = <T>(client: QueryClient, queryKey: QueryKey, read: (key: QueryKey) => T | undefined) =>
  client
    .getQueryCache()
    .findAll({ queryKey })
    .map((query) => ({ record: read(query.queryKey), at: query.state.dataUpdatedAt }))

const freshest = <T>(found: { record: T | undefined; at: number }[]): T | undefined =>
  found.filter(({ record }) => record !== undefined).toSorted((a, b) => b.at - a.at)[0]?.record

// By the fields: lists are drawn anew with every answer to a bulk change, and find the other records as they were.
const trainMade = perObjectWith((input: TrainInput, id: string, names: StationNames) =>
  trainOfInput(id, input, names),
)
const trainChanged = perObjectWith((fields: Partial<TrainInput>, train: Train, names: StationNames) =>
  trainWith(train, fields, names),
)

const stop = v.object({
  station: v.string(),
  arrivalTime: v.exactOptional(v.string()),
  departureTime: v.exactOptional(v.string()),
  distance: v.exactOptional(v.number()),
  day: v.exactOptional(v.number()),
})
const trainSchema = v.object({
  trainNumber: v.string(),
  name: v.string(),
  trainType: v.string(),
  source: v.string(),
  destination: v.string(),
  departureTime: v.string(),
  arrivalTime: v.string(),
  totalSeats: v.number(),
  fare: v.number(),
  daysOfOperation: v.array(v.picklist(weekdays)),
  route: v.exactOptional(v.array(stop)),
}) satisfies v.GenericSchema<TrainInput>

/** E3, J2: trains, as the outbox stages and sends them. */
export const trainResource: Resource<Train, TrainInput> = {
  noun: 'train',
  page: '/admin/trains',
  schema: trainSchema,
  together: timetable,
  nameOf: ({ name, trainNumber }) => (name ? `${name} (${trainNumber})` : trainNumber),
  cellsOf: (train) => trainCells(train, timeZone),
  inputOf: trainInput,
  ofInput: (id, input, names) => trainMade(input, id, names),
  withFields: (train, fields, names) => trainChanged(fields, train, names),
  cached: (client, id) =>
    freshest([
      ...recordsUnder(client, trainQueries.details(id), (key) => client.getQueryData<Train>(key)),
      ...recordsUnder(client, trainQueries.lists(), (key) =>
        client.getQueryData<Page<Train>>(key)?.items.find(({ _id }) => _id === id),
      ),
    ]),
  load: (client, id) => client.query(trainQueries.detail(id)),
  create: (client, input) => runMutation(client, createTrainMutation(), input),
  update: (client, id, input) => runMutation(client, updateTrainMutation(id), input),
  remove: (client, id) => runMutation(client, deleteTrainMutation(id), undefined),
}

/** Servers keep the code in capitals. */
const kept = (station: Station): Station => ({ ...station, code: station.code.trim().toUpperCase() })

const stationMade = perObjectWith((input: StationInput, _id: string) => kept({ ...input, _id }))
const stationChanged = perObjectWith((fields: Partial<StationInput>, station: Station) =>
  kept({ ...station, ...fields }),
)

const stationSchema = v.object({
  code: v.string(),
  name: v.string(),
  city: v.string(),
  state: v.string(),
  zone: v.exactOptional(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
}) satisfies v.GenericSchema<StationInput>

/** F2, J2: stations, as the outbox stages and sends them. */
export const stationResource: Resource<Station, StationInput> = {
  noun: 'station',
  page: '/admin/stations',
  schema: stationSchema,
  together: [],
  nameOf: stationLabel,
  cellsOf: stationCells,
  inputOf: ({ _id, ...input }) => input,
  ofInput: (id, input) => stationMade(input, id),
  withFields: (station, fields) => stationChanged(fields, station),
  cached: (client, id) =>
    freshest([
      ...recordsUnder(client, stationQueries.detail(id).queryKey, (key) => client.getQueryData<Station>(key)),
      ...recordsUnder(client, stationQueries.lists(), (key) =>
        client.getQueryData<Page<Station>>(key)?.items.find(({ _id }) => _id === id),
      ),
    ]),
  load: (client, id) => client.query(stationQueries.detail(id)),
  create: (client, input) => runMutation(client, createStationMutation(), input),
  update: (client, id, input) => runMutation(client, updateStationMutation(id), input),
  remove: (client, id) => runMutation(client, deleteStationMutation(id), undefined),
}

/** Every resource whose changes an earlier page may have kept. */
export const resources: readonly Resource[] = [trainResource, stationResource]
