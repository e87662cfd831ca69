import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import type { Train, TrainInput } from '@/domain/train'
import { trainQueries } from '@/queries/trains'
import { aTrain } from '@/test/builders'
import { trainsReference, type TrainsState } from '@/test/reference-reducers'
import { succeed } from '@/test/succeed'
import { createTrainMutation, deleteTrainMutation, updateTrainMutation } from './trains'

const list = trainQueries.list().queryKey
const search = trainQueries.search({ from: 's1', to: 's2', date: '2026-03-04' }).queryKey

type Command = { kind: 'create' | 'update' | 'delete'; id: string; name: string }

/** Ids 0 to 5 may be in the list from the start; others may be created, some are known to nobody. */
const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom('create', 'update', 'delete'),
  id: fc.integer({ min: 0, max: 8 }).map(String),
  name: fc.string({ maxLength: 3 }),
})
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 5 }).map(String), { maxLength: 6 })

const unused = {} as TrainInput

test('E3, G11: after every sequence of changes the cache is what the requirements say', async () => {
  await fc.assert(
    fc.asyncProperty(
      ids,
      ids,
      fc.option(fc.integer({ min: 0, max: 5 }).map(String), { nil: null }),
      fc.integer({ min: 0, max: 3 }),
      fc.array(command, { maxLength: 15 }),
      async (listed, found, currentId, unlisted, commands) => {
        const fresh = (_id: string) => aTrain({ _id })
        const state: TrainsState<Train> = {
          trains: listed.map(fresh),
          total: listed.length + unlisted,
          current: currentId === null ? null : fresh(currentId),
          searchResults: found.map(fresh),
        }
        const client = new QueryClient()
        client.setQueryData(list, toPage(listed.map(fresh), { total: state.total, count: listed.length }))
        client.setQueryData(search, toPage(found.map(fresh), { total: found.length, count: found.length }))
        const detail = trainQueries.detail(currentId ?? 'none').queryKey
        if (currentId !== null) client.setQueryData(detail, fresh(currentId))

        for (const [step, { kind, id, name }] of commands.entries()) {
          const answer = aTrain({ _id: kind === 'create' ? `new ${step}` : id, name })
          if (kind === 'create') {
            trainsReference.created(state, answer)
            await succeed(client, createTrainMutation(), answer, unused)
          } else if (kind === 'update') {
            trainsReference.updated(state, answer)
            await succeed(client, updateTrainMutation(id), answer, unused)
          } else {
            trainsReference.deleted(state, id)
            await succeed(client, deleteTrainMutation(id), undefined, undefined)
          }
          const page = client.getQueryData(list)
          expect({
            trains: page?.items,
            total: page?.total,
            current: client.getQueryData(detail) ?? null,
            searchResults: client.getQueryData(search)?.items,
          }).toEqual(state)
          expect(client.getQueryData(search)?.total).toBe(state.searchResults.length)
        }
      },
    ),
    { seed: 31, numRuns: 2000 },
  )
})
