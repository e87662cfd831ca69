import { trainCells } from '@/domain/admin/record-cells'
import type { Train, TrainInput } from '@/domain/trains/train'
import {
  type StationNames,
  timetable,
  trainInput,
  trainOfInput,
  trainWith,
} from '@/domain/trains/train-input'
import { timeZone } from '@/lib/config'
import { perObjectWith } from '@/lib/memo'
import { trainQueries } from '@/queries/trains'
import { runMutation } from '@/mutations/cache'
import { cachedRecord } from './cached-record'
import type { Resource } from './outbox-change'
import { stationNames } from './station-names'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from '@/mutations/trains'

/** By the fields: lists are drawn anew with every answer to a bulk change, and find the other records as they were. */
const changed = perObjectWith((fields: Partial<TrainInput>, train: Train, names: StationNames) =>
  trainWith(train, fields, names),
)

/** E3, J2: trains, as the outbox promises and sends them. */
export const trainResource: Resource<Train, TrainInput> = {
  noun: 'train',
  page: '/admin/trains',
  together: timetable,
  nameOf: ({ name, trainNumber }) => (name ? `${name} (${trainNumber})` : trainNumber),
  cellsOf: (train) => trainCells(train, timeZone),
  inputOf: trainInput,
  ofInput: (client, id, input) => trainOfInput(id, input, stationNames(client)),
  withFields: (client, train, fields) => changed(fields, train, stationNames(client)),
  cached: (client, id) =>
    cachedRecord<Train>(client, { lists: trainQueries.lists(), detail: trainQueries.details(id) }, id),
  create: (client, input) => runMutation(client, createTrainMutation(), input),
  update: (client, id, input) => runMutation(client, updateTrainMutation(id), input),
  remove: (client, id) => runMutation(client, deleteTrainMutation(id), undefined),
}
