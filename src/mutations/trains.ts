import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { createTrain, deleteTrain, updateTrain } from '@/api/trains'
import type { Page } from '@/domain/page'
import { mergeTrain, type Train, type TrainInput } from '@/domain/trains/train'
import { withStationNames } from '@/domain/trains/train-input'
import { hasId } from '@/lib/lists/collection'
import { keys } from '@/queries/keys'
import { trainQueries } from '@/queries/trains'
import { withFirst, without, withReplaced } from '@/queries/page.patches'
import { drop, patch, refetchWhenLast, writeAnswer } from './cache'
import { stationNames } from './station-names'

/** Answers to writes name stations by their ids: the names come from the loaded stations (api-model 3.3). */
const named = (client: QueryClient, answer: Train) => withStationNames(answer, stationNames(client))

/** Bookings and reviews come with the names of their trains, and free seats are counted of all. */
const dependent = [keys.bookings, keys.reviews, keys.seats]

/** E3: to the front of the list. Search results wait for the refetch: whether the train belongs there, the server says. */
export const createTrainMutation = () =>
  mutationOptions({
    mutationKey: trainQueries.all(),
    scope: { id: 'new train' },
    mutationFn: (input: TrainInput) => createTrain(input),
    onSuccess: (answer, _input, _result, { client }) => {
      const train = named(client, answer)
      return writeAnswer(client, [patch<Page<Train>>(trainQueries.lists(), (page) => withFirst(page, train))])
    },
    onSettled: (_answer, _error, _input, _result, { client }) => refetchWhenLast(client, trainQueries.all()),
  })

/** E3: replaced in the list, the current train and the search results. */
export const updateTrainMutation = (id: string) =>
  mutationOptions({
    mutationKey: trainQueries.all(),
    scope: { id: `train ${id}` },
    mutationFn: (input: Partial<TrainInput>) => updateTrain(id, input),
    onSuccess: (answer, _input, _result, { client }) => {
      const train = named(client, answer)
      return writeAnswer(client, [
        patch<Page<Train>>(trainQueries.lists(), (page) => withReplaced(page, train, mergeTrain)),
        patch<Page<Train>>(trainQueries.searches(), (page) => withReplaced(page, train, mergeTrain)),
        patch<Train>(trainQueries.details(id), (known) => mergeTrain(known, train)),
      ])
    },
    onSettled: (_answer, _error, _input, _result, { client }) =>
      refetchWhenLast(client, trainQueries.all(), dependent),
  })

/** E3: removed from all of them. */
export const deleteTrainMutation = (id: string) =>
  mutationOptions({
    mutationKey: trainQueries.all(),
    scope: { id: `train ${id}` },
    mutationFn: () => deleteTrain(id),
    onSuccess: (_answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<Train>>(trainQueries.lists(), (page) => without(page, id)),
        // A search that did not find the train had not counted it.
        patch<Page<Train>>(trainQueries.searches(), (page) =>
          hasId(page.items, id) ? without(page, id) : page,
        ),
        drop(trainQueries.details(id)),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) =>
      refetchWhenLast(client, trainQueries.all(), dependent),
  })
