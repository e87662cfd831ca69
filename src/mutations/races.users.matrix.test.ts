import { deepStrictEqual as same } from 'node:assert'
import type * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { listUsers } from '@/api/users'
import { failUserCalls, resetUsers, userCallsFail } from '@/test/user-calls'
import type { Page } from '@/domain/page'
import type { LocalStatus, LocalUser } from '@/domain/users/local-user'
import { userQueries } from '@/queries/users'
import { pageOf, type RaceServer, RaceHarness } from '@/test/races/race-harness'
import { type RacePlay, races } from '@/test/races/races'
import { createUserMutation, deleteUserMutation, setUserStatusMutation, updateUserMutation } from './users'

const list = userQueries.list()
const stamp = ({ _id, name, status }: LocalUser) => `${_id} ${name} ${status}`
const stamps = ({ items, total }: Page<LocalUser>) => [...items.map(stamp), total]

/** All users as they are, also where calls were made to fail. */
async function present() {
  failUserCalls(false)
  return listUsers()
}

/** The users live in the page: nothing stands in for their server. */
const users: RaceServer = {
  keys: [userQueries.all()],
  truth: async () => stamps(await present()),
  told: stamps,
}

/** What an admin does, and what is remembered of the answers. */
class Play implements RacePlay {
  readonly stage: RaceHarness
  /** The name that an answer told last, by id; a deleted user has none. */
  readonly #told = new Map<string, string | undefined>()
  readonly #made = new Set<string>()
  /** The name of the last edit, by id. */
  readonly #edits = new Map<string, string>()
  readonly #wishes = new Map<string, LocalStatus>()
  #names = 0

  constructor(scheduler: fc.Scheduler) {
    resetUsers()
    this.stage = new RaceHarness(scheduler, users, [pageOf(list)], [])
  }
  #items = () => this.stage.client.getQueryData(list.queryKey)?.items ?? []
  #id = (at: number) => this.#items()[at]?._id ?? 'sample-1'
  #input() {
    this.#names += 1
    return { name: `v${this.#names}`, email: `v${this.#names}@mail.test`, role: 'user' as const }
  }
  #shown = (user: LocalUser) => this.stage.shown('users', user)
  #create = () =>
    this.stage.run(createUserMutation(), this.#input(), ({ _id, name }) => {
      this.#told.set(_id, name)
      this.#made.add(_id)
    })
  #update = (at: number) => {
    const id = this.#id(at)
    const input = this.#input()
    this.#edits.set(id, input.name)
    this.stage.run(updateUserMutation(id), input, ({ name }) => void this.#told.set(id, name))
  }
  #switch = (at: number) => {
    const user = this.#items()[at]
    if (!user) return
    const wish = this.#shown(user).status === 'active' ? 'inactive' : 'active'
    this.#wishes.set(user._id, wish)
    this.stage.run(setUserStatusMutation(user._id, wish), undefined)
  }
  #remove = (at: number) => {
    const id = this.#id(at)
    this.stage.run(deleteUserMutation(id), undefined, () => void this.#told.set(id, undefined))
  }
  #fail = () => {
    this.stage.loadsFail = true
    failUserCalls(!userCallsFail())
  }
  acts = {
    create: this.#create,
    update: this.#update,
    switch: this.#switch,
    remove: this.#remove,
    fail: this.#fail,
  }
  /** What an answer told is not undone, and a status shows from the press on, whatever else fails or arrives late. */
  check = () => {
    const items = this.#items()
    const later = (name: string, told: string) =>
      name === told || Number(name.slice(1)) > Number(told.slice(1))
    for (const user of items) {
      const told = this.#told.get(user._id)
      same(this.#told.has(user._id) && told === undefined, false)
      if (told !== undefined) same([user.name, told, later(user.name, told)], [user.name, told, true])
      const wish = this.#wishes.get(user._id)
      if (wish && !this.stage.loadsFail) same([user._id, this.#shown(user).status], [user._id, wish])
    }
    if (items.length === 0) return
    for (const id of this.#made) {
      if (this.#told.get(id)) same([id, items.some(({ _id }) => _id === id)], [id, true])
    }
  }
  /** Of several edits of one user the last one stands. */
  checkLast = async () => {
    const { items } = await present()
    for (const { _id, name } of this.stage.loadsFail ? [] : items) {
      const last = this.#edits.get(_id)
      if (last !== undefined) same([_id, name], [_id, last])
    }
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  resetUsers()
})

test('I1, G12: whatever is under way together, at rest the cache is the list, and no answer is undone', async () => {
  await expect(
    races({
      start: (scheduler) => new Play(scheduler),
      weights: {
        create: 2,
        update: 3,
        switch: 3,
        remove: 3,
        fail: 1,
        open: 1,
        leave: 1,
        refetch: 1,
        stop: 1,
      },
      pages: 1,
      seed: 59,
    }),
  ).resolves.toBeUndefined()
}, 300_000)
