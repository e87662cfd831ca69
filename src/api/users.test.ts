import { beforeEach, expect, test } from 'vitest'
import { startEpoch } from '@/auth/epoch'
import { deleteUser, failUserCalls, listUsers, resetUsers, userCallsFail } from './users'

beforeEach(resetUsers)

test('I1: the sample begins anew with each session, and a change of the one before no longer counts', async () => {
  const { total } = await listUsers()
  await deleteUser('sample-1')
  expect(await listUsers()).toMatchObject({ total: total! - 1 })
  const late = deleteUser('sample-2')
  failUserCalls(true)
  startEpoch()
  await expect(late).rejects.toMatchObject({ kind: 'aborted' })
  expect(userCallsFail()).toBe(false)
  expect(await listUsers()).toMatchObject({ total })
})
