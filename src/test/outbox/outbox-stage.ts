import { deepStrictEqual as same } from 'node:assert'
import { QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'
import { sessionExpired, signedIn } from '@/auth/session'
import { useSession } from '@/auth/session-store'
import { toPage } from '@/domain/page'
import type { Station } from '@/domain/stations/station'
import { local } from '@/lib/storage/storage'
import { endUserData } from '@/lib/storage/user-data'
import { writeChangeLog } from '@/mutations/outbox/change-log'
import { failedStates, stateOf } from '@/mutations/outbox/change'
import { stepsOf } from '@/mutations/outbox/change-list'
import { Outbox } from '@/mutations/outbox/outbox'
import { withChanges } from '@/mutations/outbox/pending-page'
import { stationQueries } from '@/queries/stations'
import { createQueryClient } from '@/query-client'
import { aStation } from '@/test/railway/builders'
import { MeantChanges } from './outbox-meant'
import { type Fate, OutboxServer } from './outbox-server'

export const admin = { _id: 'u1', name: 'Asha', email: '', role: 'admin', roles: [] }
const other = { ...admin, _id: 'u2', name: 'Ravi' }
export const logKey = `admin-log:${admin._id}`

const nth = <T>(items: readonly T[], at: number): T | undefined => items[at % Math.max(1, items.length)]
const isNew = ({ code }: Station) => code.startsWith('N')

/** A screen with its list, over the real outbox, cache, mutations and patches, and what somebody does with it. */
export class OutboxStage {
  readonly before: Station[]
  readonly server: OutboxServer
  readonly meant = new MeantChanges()
  readonly client = createQueryClient()
  readonly outbox = new Outbox(this.client)
  readonly #list
  readonly #resource
  readonly #stopSession = useSession.subscribe((now, before) => {
    if (now.user !== before.user) this.outbox.sessionChanged()
  })
  #stopList = () => {}
  #values = 0
  discarded = 0
  /** Calls of one record are on their way together, and their answers may come in any order until the last refetch. */
  overlapping = false
  hasLeft = false
  #isLeaving = false

  constructor(size: number, fates: readonly Fate[]) {
    this.before = Array.from({ length: size }, (_, n) =>
      aStation({ _id: `id R${n}`, code: `R${n}`, name: `R${n}`, city: '', zone: '' }),
    )
    const server = new OutboxServer(this.before, fates)
    this.server = server
    this.#resource = server.resource(this.client)
    this.#list = {
      ...stationQueries.list(),
      queryFn: async () => toPage(server.records, { total: server.records.length }),
    }
    signedIn('token', admin, true)
    this.#open()
  }

  #open() {
    this.#stopList = new QueryObserver(this.client, this.#list).subscribe(() => {})
  }

  close() {
    writeChangeLog()
    local.remove(logKey)
    endUserData(admin._id)
    this.#stopSession()
    this.#stopList()
    this.client.clear()
    vi.clearAllTimers()
  }

  #unique() {
    this.#values += 1
    return `V${this.#values}`
  }
  shown() {
    const page = this.client.getQueryData(this.#list.queryKey) ?? toPage<Station>([])
    return withChanges(this.client, this.#resource, page, this.outbox.state().changes)
  }
  #isListed = (id: string) => this.server.records.some(({ _id }) => _id === id)
  #rowsAt = (at: number[]) => at.flatMap((row) => this.shown().items[row] ?? [])
  #failed = () => this.outbox.state().changes.filter((change) => stateOf(change) === 'failed')
  failedSteps = () => stepsOf(this.outbox.state().changes, ...failedStates).length
  open = () => stepsOf(this.outbox.state().changes, 'waiting', 'sending')

  create = () => {
    const code = `N${this.#unique()}`
    const fields = { code, name: code, city: '', state: '', zone: '', latitude: 1, longitude: 1 }
    this.meant.stage(this.outbox.stage(this.#resource, { create: [fields] }), [
      { kind: 'create', code, fields },
    ])
  }
  edit = (at: number[], field: 'name' | 'city' | 'state') => {
    const fields = { [field]: this.#unique() }
    const update = this.#rowsAt(at).map((record) => ({ record, fields }))
    this.meant.stage(
      this.outbox.stage(this.#resource, { update }),
      update.map(({ record: { _id, code } }) => ({
        kind: 'update',
        code,
        fields,
        listed: this.#isListed(_id),
      })),
    )
  }
  remove = (at: number[]) => {
    const rows = this.#rowsAt(at)
    const unmade = new Set(
      stepsOf(this.outbox.state().changes, 'waiting').flatMap(({ kind, id }) =>
        kind === 'create' ? id : [],
      ),
    )
    const id = this.outbox.stage(this.#resource, { remove: rows })
    for (const { _id, code } of rows) if (unmade.has(_id)) this.meant.forget(code)
    const sent = rows.filter(({ _id }) => !unmade.has(_id))
    this.meant.stage(
      id,
      sent.map(({ _id, code }) => ({ kind: 'delete', code, fields: {}, listed: this.#isListed(_id) })),
    )
  }
  undo = (at: number) => {
    const change = nth(this.outbox.state().changes, at)
    if (!change) return
    const possible = stateOf(change) === 'waiting'
    same([this.outbox.undo(change.id), this.outbox.undo(change.id)], [possible, false])
    if (possible) this.meant.undo(change.id)
  }
  retry = (at: number) => {
    const change = nth(this.#failed(), at)
    if (!change) return
    this.meant.retry(change.id, this.server)
    this.outbox.retry(change.id)
  }
  discard = (at: number) => {
    const change = nth(this.#failed(), at)
    if (!change) return
    const failed = this.failedSteps()
    this.outbox.discard(change.id)
    this.discarded += failed - this.failedSteps()
    this.meant.discard(change.id)
  }
  answer = (at: number) => {
    const { answers } = this.server
    answers.splice(at % Math.max(1, answers.length), 1)[0]?.give()
  }
  leave = () => {
    this.overlapping = this.server.answers.length > 0
    this.hasLeft = true
    this.#isLeaving = true
    this.outbox.leave(true)
  }
  /** The session ends; somebody else is here for a minute, and sends nothing; then the admin comes back. */
  expire = () => {
    if (this.outbox.state().changes.length > 0) this.server.troubled = true
    for (const { drop } of this.server.answers.splice(0)) drop()
    const sent = this.server.calls.length
    sessionExpired()
    signedIn('other token', other, true)
    same(this.outbox.state().changes, [])
    vi.advanceTimersByTime(60_000)
    same(this.server.calls.length, sent)
    sessionExpired()
    this.#stopList()
    this.client.clear()
    signedIn('token', admin, true)
    this.#open()
  }

  /** What holds at every moment. */
  check() {
    // What went out has arrived by now.
    if (this.#isLeaving) this.meant.left(this.server)
    this.#isLeaving = false
    const page = this.shown()
    same(page.total, page.items.length)
    same(
      page.items.map(isNew),
      page.items.map(isNew).toSorted((a, b) => Number(b) - Number(a)),
    )
    same(this.meant.strayCalls(this.server), [])
    if (this.server.answers.length === 0) this.overlapping = false
    if (this.server.troubled || this.overlapping) return
    same(comparable(page.items), comparable(this.meant.screen(this.before)))
  }
}

/** Without ids; which of several new ones is on top, the server decides. */
function comparable(rows: readonly Station[]) {
  const told = rows.map(({ code, name, city, zone, state }) => ({ code, name, city, zone, state }))
  const made = told.filter(({ code }) => code.startsWith('N'))
  return [
    ...made.toSorted((a, b) => a.code.localeCompare(b.code)),
    ...told.filter(({ code }) => !code.startsWith('N')),
  ]
}
