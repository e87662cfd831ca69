import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEpoch } from '@/auth/epoch'
import { resetUsers } from '@/test/user-calls'
import { onLocalCall } from './local-calls'
import { deleteUser, listUsers } from './users'

beforeEach(() => {
  resetUsers()
  onLocalCall()
})
afterEach(() => void vi.useRealTimers())

test('I1: each act takes 500 ms; the sample begins anew with each session, and a change of the one before no longer counts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const after = async <T>(work: Promise<T>) => {
    await vi.advanceTimersByTimeAsync(500)
    return work
  }
  const { total } = await after(listUsers())
  await after(deleteUser('sample-1'))
  expect(await after(listUsers())).toMatchObject({ total: total! - 1 })
  const ended = vi.fn<() => void>()
  const late = deleteUser('sample-2')
  late.catch(ended)
  startEpoch()
  await vi.advanceTimersByTimeAsync(499)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(late).rejects.toMatchObject({ kind: 'aborted' })
  expect(await after(listUsers())).toMatchObject({ total })
})
