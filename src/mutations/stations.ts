import { mutationOptions } from '@tanstack/react-query'
import { createStation, deleteStation, updateStation } from '@/api/stations'
import type { Page } from '@/domain/page'
import type { Station, StationInput } from '@/domain/stations/station'
import { keys } from '@/queries/keys'
import { stationQueries } from '@/queries/stations'
import { withFirst, without, withReplaced } from '@/queries/page.patches'
import { drop, patch, refetchWhenLast, writeAnswer } from './cache'

/** Trains and bookings come with the names of their stations. */
const dependent = [keys.trains, keys.bookings]

/** F2: first, total + 1. */
export const createStationMutation = () =>
  mutationOptions({
    mutationKey: stationQueries.all(),
    scope: { id: 'new station' },
    mutationFn: (input: StationInput) => createStation(input),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [patch<Page<Station>>(stationQueries.lists(), (page) => withFirst(page, answer))]),
    onSettled: (_answer, _error, _input, _result, { client }) =>
      refetchWhenLast(client, stationQueries.all()),
  })

/** F2: replaced, and the current station if it is the same. */
export const updateStationMutation = (id: string) =>
  mutationOptions({
    mutationKey: stationQueries.all(),
    scope: { id: `station ${id}` },
    mutationFn: (input: Partial<StationInput>) => updateStation(id, input),
    onSuccess: (answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<Station>>(stationQueries.lists(), (page) => withReplaced(page, answer)),
        patch<Station>(stationQueries.detail(id).queryKey, () => answer),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) =>
      refetchWhenLast(client, stationQueries.all(), dependent),
  })

/** F2: removed, total - 1, the current station cleared if it matches. */
export const deleteStationMutation = (id: string) =>
  mutationOptions({
    mutationKey: stationQueries.all(),
    scope: { id: `station ${id}` },
    mutationFn: () => deleteStation(id),
    onSuccess: (_answer, _input, _result, { client }) =>
      writeAnswer(client, [
        patch<Page<Station>>(stationQueries.lists(), (page) => without(page, id)),
        drop(stationQueries.detail(id).queryKey),
      ]),
    onSettled: (_answer, _error, _input, _result, { client }) =>
      refetchWhenLast(client, stationQueries.all(), dependent),
  })
