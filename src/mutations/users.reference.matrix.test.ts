import { deepStrictEqual as same } from 'node:assert'
import { QueryClient } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteUser, listUsers } from '@/api/users'
import { failUserCalls, resetUsers } from '@/test/user-calls'
import type { Page } from '@/domain/page'
import {
  type LocalRole,
  type LocalStatus,
  type LocalUser,
  localRoles,
  localStatuses,
} from '@/domain/users/local-user'
import { userQueries } from '@/queries/users'
import { cachedPages } from '@/test/reference/answers'
import { type Draw, sequencesOf } from '@/test/reference/draw'
import { type Event, initial, reduce, type State } from '@/test/reference/users'
import { runs } from '@/test/size'
import { createUserMutation, deleteUserMutation, setUserStatusMutation, updateUserMutation } from './users'

/** Nothing stands in for anything here but the time: the users live in the page. */
interface Command {
  act: 'load' | 'create' | 'update' | 'delete' | 'status'
  /** Which of the users that are there; one beyond them is unknown. */
  at: number
  role: LocalRole
  status: LocalStatus | undefined
  fails: boolean
}

const command = (draw: Draw): Command => ({
  act: draw.of(['load', 'create', 'create', 'update', 'update', 'delete', 'delete', 'delete', 'status']),
  at: draw.nat(7),
  role: draw.of(localRoles),
  status: draw.of([undefined, ...localStatuses]),
  fails: draw.nat(8) === 0,
})

const key = ''
/** A mutation from its start to its end; gives its words where it fails. */
async function execute(client: QueryClient, options: object, input: unknown): Promise<unknown> {
  try {
    return await client.getMutationCache().build(client, options).execute(input)
  } catch (error) {
    return error
  } finally {
    client.getMutationCache().clear()
  }
}

const failureOf = (result: unknown) => (result instanceof Error ? result.message : null)

/** Does it, and says it as the reference is told of it, with the words of the failure, if any. */
async function play(
  client: QueryClient,
  { act, at, role, status, fails }: Command,
  users: readonly LocalUser[],
  step: number,
): Promise<[Event, string | null]> {
  const id = users[at]?._id ?? 'unknown'
  const input = { name: `Name ${step}`, email: `${step}@mail.test`, role, ...(status && { status }) }
  failUserCalls(fails)
  if (act === 'load') {
    const loaded: unknown = await client
      .query({ ...userQueries.list(), staleTime: 0, retry: false })
      .catch((error: unknown) => error)
    failUserCalls(false)
    const list = await listUsers()
    return fails
      ? [{ type: 'failed to load' }, failureOf(loaded)]
      : [{ type: 'loaded list', users: list.items }, null]
  }
  if (act === 'create') {
    const made = await execute(client, createUserMutation(), input)
    if (fails) return [{ type: 'write failed', key, what: 'created' }, failureOf(made)]
    const { _id, createdAt } = made as LocalUser
    return [{ type: 'created', key, user: { ...input, _id, createdAt } }, null]
  }
  if (act === 'update') {
    const words = failureOf(await execute(client, updateUserMutation(id), input))
    return [
      fails ? { type: 'write failed', key, what: 'updated' } : { type: 'updated', key, id, changes: input },
      words,
    ]
  }
  if (act === 'delete') {
    const words = failureOf(await execute(client, deleteUserMutation(id), undefined))
    return [fails ? { type: 'write failed', key, what: 'deleted' } : { type: 'deleted', key, id }, words]
  }
  const wanted = status ?? 'active'
  const words = failureOf(await execute(client, setUserStatusMutation(id, wanted), undefined))
  return [
    fails
      ? { type: 'write failed', key, what: 'status changed' }
      : { type: 'status changed', key, id, status: wanted },
    words,
  ]
}

/** As after a reload, with so many users left. */
async function start(client: QueryClient, size: number): Promise<State> {
  resetUsers()
  const { items } = await listUsers()
  for (const { _id } of items.slice(size)) await deleteUser(_id)
  const { items: users } = await client.query(userQueries.list())
  return reduce(initial, { type: 'loaded list', users })
}

beforeEach(() => {
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => {
    if (ms === 0) queueMicrotask(act)
    return 0
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetUsers()
})

test('I1, G11: after every sequence of loads and writes the cache is what the requirements say', async () => {
  const sizes = fc.integer({ min: 0, max: 5 })
  const property = fc.asyncProperty(sizes, sequencesOf(command), async (size, commands) => {
    const client = new QueryClient()
    let state = await start(client, size)
    for (const [step, next] of commands.entries()) {
      const [event, words] = await play(client, next, state.confirmed, step)
      state = reduce({ ...state, error: null }, event)
      const { list } = cachedPages<Page<LocalUser>>(client, { list: userQueries.list().queryKey })
      same({ users: list?.items, words }, { users: state.confirmed, words: state.error })
      same([list?.total, list?.count], [state.confirmed.length, state.confirmed.length])
    }
    failUserCalls(false)
    same((await listUsers()).items, state.confirmed)
  })
  await expect(fc.assert(property, { seed: 47, numRuns: runs(20_000) })).resolves.toBeUndefined()
}, 300_000)
