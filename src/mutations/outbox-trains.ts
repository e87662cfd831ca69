import { trainCells } from '@/domain/admin/record-cells'
import type { Train, TrainInput } from '@/domain/trains/train'
import { timetable, trainInput, trainOfInput, trainWith } from '@/domain/trains/train-input'
import { timeZone } from '@/lib/config'
import { trainQueries } from '@/queries/trains'
import { runMutation } from './cache'
import { cachedRecord } from './cached-record'
import { keptChange } from './kept-change'
import type { Resource } from './outbox-change'
import { stationNames } from './station-names'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from './trains'

const changed = keptChange(trainWith)

/** E3, J2: trains, as the outbox promises and sends them. */
export const trainResource: Resource<Train, TrainInput> = {
  noun: 'train',
  page: '/admin/trains',
  together: timetable,
  nameOf: ({ name, trainNumber }) => (name ? `${name} (${trainNumber})` : trainNumber),
  cellsOf: (train) => trainCells(train, timeZone),
  inputOf: trainInput,
  ofInput: (client, id, input) => trainOfInput(id, input, stationNames(client)),
  withFields: (client, train, fields) => changed(train, fields, stationNames(client)),
  cached: (client, id) =>
    cachedRecord<Train>(client, { lists: trainQueries.lists(), detail: trainQueries.details(id) }, id),
  create: (client, input) => runMutation(client, createTrainMutation(), input),
  update: (client, id, input) => runMutation(client, updateTrainMutation(id), input),
  remove: (client, id) => runMutation(client, deleteTrainMutation(id), undefined),
}
