import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPage } from '@/domain/page'
import type { Station, StationInput } from '@/domain/station'
import { stationQueries } from '@/queries/stations'
import { aStation } from '@/test/builders'
import { stationsReference, type StationsState } from '@/test/reference-reducers'
import { succeed } from '@/test/succeed'
import { createStationMutation, deleteStationMutation, updateStationMutation } from './stations'

const list = stationQueries.list().queryKey
const nearby = stationQueries.nearby({ latitude: 12, longitude: 77, maxDistance: 5000 }).queryKey

const command = fc.record({
  kind: fc.constantFrom('create', 'update', 'delete'),
  id: fc.integer({ min: 0, max: 8 }).map(String),
  name: fc.string({ maxLength: 3 }),
})
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 5 }).map(String), { maxLength: 6 })

const unused = {} as StationInput

test('F2, G11: after every sequence of changes the cache is what the requirements say', async () => {
  await fc.assert(
    fc.asyncProperty(
      ids,
      fc.option(fc.integer({ min: 0, max: 5 }).map(String), { nil: null }),
      fc.array(command, { maxLength: 15 }),
      async (listed, currentId, commands) => {
        const fresh = (_id: string) => aStation({ _id })
        const state: StationsState<Station> = {
          stations: listed.map(fresh),
          total: listed.length,
          current: currentId === null ? null : fresh(currentId),
          nearby: listed.map(fresh),
        }
        const client = new QueryClient()
        const page = toPage(listed.map(fresh), { total: listed.length, count: listed.length })
        client.setQueryData(list, page)
        client.setQueryData(nearby, page)
        const detail = stationQueries.detail(currentId ?? 'none').queryKey
        if (currentId !== null) client.setQueryData(detail, fresh(currentId))

        for (const [step, { kind, id, name }] of commands.entries()) {
          const answer = aStation({ _id: kind === 'create' ? `new ${step}` : id, name })
          if (kind === 'create') {
            stationsReference.created(state, answer)
            await succeed(client, createStationMutation(), answer, unused)
          } else if (kind === 'update') {
            stationsReference.updated(state, answer)
            await succeed(client, updateStationMutation(id), answer, unused)
          } else {
            stationsReference.deleted(state, id)
            await succeed(client, deleteStationMutation(id), undefined, undefined)
          }
          expect({
            stations: client.getQueryData(list)?.items,
            total: client.getQueryData(list)?.total,
            current: client.getQueryData(detail) ?? null,
            nearby: client.getQueryData(nearby)?.items,
          }).toEqual(state)
        }
      },
    ),
    { seed: 37, numRuns: 2000 },
  )
})
