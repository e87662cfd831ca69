import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { admin, resetToFixture, stationId } from '@mocks/fixture'
import { stationQueries, useStations } from '@/queries/stations'
import { createQueryClient } from '@/query-client'
import { renderWithClient } from '@/test/render-with-client'
import { signInAs } from '@/test/session/signed-in'
import { stationResource, useOutbox, usePendingPage, useStageChanges } from './outbox-api'
import { outboxOf } from './outbox-of'

beforeEach(() => {
  resetToFixture()
  signInAs(admin)
})

const useTable = () => {
  const page = usePendingPage(stationResource, useStations().data)
  return { page, stage: useStageChanges(stationResource), outbox: useOutbox() }
}
type Table = { current: ReturnType<typeof useTable> }
const names = ({ current: { page } }: Table) => page?.items.map(({ name }) => name)

test('F2: a table shows what it stages at once, and as it was after undoing; the cache is never touched', async () => {
  const client = createQueryClient()
  const { result } = renderWithClient(useTable, { client })
  await vi.waitFor(() => expect(names(result)).toEqual(['Aldun', 'Bexor', 'Cimra', 'Dorlo']))
  const known = client.getQueryData(stationQueries.list().queryKey)
  const [aldun, bexor, , dorlo] = result.current.page!.items
  await act(async () => {
    const input = { code: ' new ', name: 'Newton', city: 'N', state: 'N', latitude: 1, longitude: 1 }
    result.current.stage({
      create: [input],
      update: [{ record: dorlo!, fields: { name: 'Dorlo Road', code: 'drl' } }],
      remove: [bexor!],
    })
  })
  expect(names(result)).toEqual(['Newton', 'Aldun', 'Cimra', 'Dorlo Road'])
  expect(result.current.page).toMatchObject({ total: 4, count: 4 })
  expect(result.current.page?.items[0]?.code).toBe('NEW')
  expect(result.current.page?.items[3]?.code).toBe('DRL')
  expect(result.current.page?.items[1]).toBe(aldun)
  expect(result.current.page?.pending.get(stationId(4))).toBe('changed')
  expect(result.current.outbox.changes).toMatchObject([{ kind: 'mixed', subject: '3 stations' }])
  await act(async () => result.current.outbox.undoAll())
  expect(names(result)).toEqual(['Aldun', 'Bexor', 'Cimra', 'Dorlo'])
  expect(client.getQueryData(stationQueries.list().queryKey)).toBe(known)
})

test('J2: a client has one outbox, which outlives the page that opened it', () => {
  const client = createQueryClient()
  const { unmount } = renderWithClient(useTable, { client })
  const outbox = outboxOf(client)
  unmount()
  expect(outboxOf(client)).toBe(outbox)
  expect(outboxOf(createQueryClient())).not.toBe(outbox)
})
