import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { admin, maya, resetToFixture, stationId, train, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { sessionExpired, signedOut } from '@/auth/session'
import { useSession } from '@/auth/session-store'
import type { TrainInput } from '@/domain/trains/train'
import { clearNotices, notices } from '@/lib/notify'
import { userDataText } from '@/lib/storage/user-data'
import { stationQueries } from '@/queries/stations'
import { trainQueries } from '@/queries/trains'
import { createQueryClient } from '@/query-client'
import { recordCalls } from '@/test/calls'
import { aTrainInput } from '@/test/railway/builders'
import { freshBrowser, signInAs } from '@/test/session/signed-in'
import { type Change, stateOf } from './change'
import { writeChangeLog } from './change-log'
import { Outbox, undoMs } from './outbox'
import { withChanges } from './pending-page'
import { trainResource } from './resources'

let client: ReturnType<typeof createQueryClient>
let outbox: Outbox
let stopSession: () => void
const list = trainQueries.list()

beforeEach(async () => {
  freshBrowser()
  resetToFixture()
  clearNotices()
  for (const n of [4, 5, 6]) db.trains.push(train(n))
  // Only the Night Mail has any.
  db.bookings = db.bookings.filter((booking) => booking.train === trainId(1))
  signInAs(admin)
  client = createQueryClient()
  outbox = new Outbox(client)
  stopSession = useSession.subscribe(() => outbox.sessionChanged())
  await Promise.all([client.query(list), client.query(stationQueries.list())])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  stopSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setClock()
})

const input = aTrainInput()

/** Answers come in real time; the undo window passes when a test says so. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => void setImmediate(resolve))
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const open = () => outbox.state().changes.filter((change) => stateOf(change) !== 'failed')
const atRest = () => until(() => open().length === 0)

const page = () =>
  withChanges(client, trainResource, client.getQueryData(list.queryKey)!, outbox.state().changes)
const names = () => page().items.map(({ name }) => name)
const shown = (name: string) => page().items.find((row) => row.name === name)!
const remove = (...some: string[]) => outbox.stage(trainResource, { remove: some.map(shown) })!
const edit = (name: string, fields: Partial<TrainInput>) =>
  outbox.stage(trainResource, { update: [{ record: shown(name), fields }] })!
const create = (changes: Partial<TrainInput> = {}) =>
  outbox.stage(trainResource, { create: [{ ...input, ...changes }] })!
const writes = (calls: ReturnType<typeof recordCalls>) => calls.filter(({ method }) => method !== 'GET')

test('ADM-3: of five deletions within two seconds the second is undone: it returns to its place, four are sent', async () => {
  const calls = recordCalls()
  const ids = []
  for (const n of [2, 3, 4, 5, 6]) {
    ids.push(remove(`Train ${n}`))
    await pass(400)
  }
  expect([names(), page().total]).toEqual([['Night Mail'], 1])
  expect(outbox.undo(ids[1]!)).toBe(true)
  expect([names(), page().total]).toEqual([['Night Mail', 'Train 3'], 2])
  await pass(undoMs)
  await atRest()
  expect(
    writes(calls)
      .map(({ method, path }) => `${method} ${path}`)
      .toSorted(),
  ).toEqual([2, 4, 5, 6].map((n) => `DELETE /api/trains/${trainId(n)}`))
  expect(names()).toEqual(['Night Mail', 'Train 3'])
  expect(db.trains.map(({ name }) => name)).toEqual(['Night Mail', 'Train 3'])
})

test('J2: nothing is sent before its time, and what was sent cannot be undone, nor anything twice', async () => {
  const calls = recordCalls()
  const [first, second] = [remove('Train 2'), remove('Train 3')]
  await pass(undoMs - 1)
  expect(writes(calls)).toEqual([])
  expect([outbox.undo(first), outbox.undo(first)]).toEqual([true, false])
  await pass(1)
  expect(outbox.undo(second)).toBe(false)
  await atRest()
  expect(outbox.undo(second)).toBe(false)
  expect(writes(calls)).toHaveLength(1)
})

test('ADM-2: a refused deletion puts the row back in its place, and says which and why; it can be retried', async () => {
  const before = names()
  const id = remove('Night Mail')
  expect(names()).not.toContain('Night Mail')
  await pass(undoMs)
  await until(() => stateOf(outbox.state().changes[0]!) === 'failed')
  expect(names()).toEqual(before)
  const words = 'This train has bookings and cannot be deleted'
  expect(outbox.state().changes[0]?.steps[0]?.reason).toBe(words)
  expect(notices().map(({ message }) => message)).toEqual([`Night Mail (90001) was not deleted: ${words}`])
  expect(outbox.undo(id)).toBe(false)
  db.bookings.length = 0
  outbox.retry(id)
  expect(names()).not.toContain('Night Mail')
  await until(() => outbox.state().changes.length === 0)
  expect(db.trains.map(({ name }) => name)).not.toContain('Night Mail')
})

test('ADM-2: a refused change shows the server’s values again, with every reason; discarded, it is forgotten', async () => {
  const id = edit('Train 2', { fare: -1, totalSeats: 0 })
  expect(shown('Train 2')).toMatchObject({ fare: -1, totalSeats: 0 })
  await pass(undoMs)
  await until(() => open().length === 0)
  expect(shown('Train 2')).toMatchObject({ fare: 400, totalSeats: 50 })
  expect(outbox.state().changes[0]?.steps[0]?.reason).toMatch(/seats.*fare/i)
  outbox.discard(id)
  expect(outbox.state().changes).toEqual([])
})

test('E3: a created train is first, marked, and counted; then it has the server’s id', async () => {
  create()
  expect(names()[0]).toBe('Dawn Express')
  expect(page()).toMatchObject({ total: 7, count: 7 })
  const temporary = page().items[0]!
  expect(page().pending.get(temporary._id)).toBe('created')
  expect(temporary.source).toMatchObject({ name: 'Aldun', code: 'ALD' })
  await pass(undoMs)
  await atRest()
  expect(page()).toMatchObject({ total: 7, pending: new Map() })
  const [made] = page().items
  expect(made).toMatchObject({ name: 'Dawn Express', source: { name: 'Aldun', code: 'ALD' } })
  expect(outbox.realId(temporary._id)).toBe(made?._id)
  expect(db.trains.at(-1)?._id).toBe(made?._id)
})

test('J2: a change of a train that is not made yet waits for its id; deleting it undoes both', async () => {
  const calls = recordCalls()
  create()
  await pass(4000)
  edit('Dawn Express', { fare: 120 })
  expect(shown('Dawn Express').fare).toBe(120)
  await pass(6000)
  await until(() => outbox.state().changes.length === 1)
  await pass(4000)
  await atRest()
  const id = db.trains.at(-1)?._id
  expect(writes(calls)).toEqual([
    { method: 'POST', path: '/api/trains', body: input },
    { method: 'PUT', path: `/api/trains/${id}`, body: { ...input, fare: 120 } },
  ])
  create({ trainNumber: '90010', name: 'Noon Express' })
  edit('Noon Express', { fare: 130 })
  expect(outbox.stage(trainResource, { remove: [shown('Noon Express')] })).toBeUndefined()
  expect(outbox.state().changes).toEqual([])
  await pass(undoMs)
  expect(writes(calls)).toHaveLength(2)
})

test('J2: what belongs to a train that was refused is not sent, and says so', async () => {
  const calls = recordCalls()
  create({ trainNumber: '90001' })
  edit('Dawn Express', { fare: 120 })
  await pass(undoMs)
  await until(() => open().length === 0)
  expect(outbox.state().changes.map(({ steps }) => steps[0]?.reason)).toEqual([
    'A train with this number already exists',
    'It was not created.',
  ])
  expect(writes(calls)).toHaveLength(1)
  outbox.discard(outbox.state().changes[0]!.id)
  expect(outbox.state().changes).toEqual([])
})

test('J2: of two changes of a train the first is undone: the second is sent with its own fields alone', async () => {
  const calls = recordCalls()
  const first = edit('Train 2', { name: 'Renamed', fare: 500 })
  edit('Renamed', { totalSeats: 60 })
  expect(shown('Renamed')).toMatchObject({ fare: 500, totalSeats: 60 })
  outbox.undo(first)
  expect(shown('Train 2')).toMatchObject({ fare: 400, totalSeats: 60 })
  // Not even the cache is needed to know what the server last said.
  client.removeQueries({ queryKey: trainQueries.all() })
  await pass(undoMs)
  await atRest()
  expect(writes(calls).map(({ body }) => body)).toMatchObject([
    { name: 'Train 2', fare: 400, totalSeats: 60 },
  ])
})

test('J2: a train that is to go takes no more changes, and goes once', () => {
  const record = shown('Train 2')
  remove('Train 2')
  expect(
    outbox.stage(trainResource, { remove: [record], update: [{ record, fields: { fare: 1 } }] }),
  ).toBeUndefined()
  expect(outbox.stage(trainResource, { update: [{ record: shown('Train 3'), fields: {} }] })).toBeUndefined()
  expect(outbox.state().changes).toHaveLength(1)
})

test('J2: changes of one train are sent one after another, others do not wait', async () => {
  const answers: (() => void)[] = []
  server.use(
    http.put(
      '*/api/trains/:id',
      () => new Promise<undefined>((resolve) => void answers.push(() => resolve(undefined))),
    ),
  )
  const calls = recordCalls()
  edit('Train 2', { fare: 1 })
  const second = edit('Train 2', { fare: 2 })
  edit('Train 3', { fare: 3 })
  await pass(undoMs)
  await until(() => answers.length === 2)
  expect(writes(calls).map(({ body }) => body)).toMatchObject([{ fare: 1 }, { fare: 3 }])
  // Its time is up, but it is still here.
  expect(outbox.undo(second)).toBe(true)
  expect(shown('Train 2').fare).toBe(1)
  for (const answer of answers) answer()
  await atRest()
  expect(writes(calls)).toHaveLength(2)
})

test('ADM-5: many deletions are one change, sent three at a time; the failed ones are listed and retried alone', async () => {
  for (let n = 7; n <= 9; n += 1) db.trains.push(train(n, { trainNumber: `9001${n}` }))
  await client.query({ ...list, staleTime: 0 })
  let [running, most] = [0, 0]
  const refused = new Set([trainId(3), trainId(5)])
  server.use(
    http.delete('*/api/trains/:id', async ({ params }) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => void setImmediate(resolve))
      running -= 1
      return refused.has(String(params.id)) ? fail(409, 'In use') : undefined
    }),
  )
  const calls = recordCalls()
  const doomed = [2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Train ${n}`)
  const id = remove(...doomed)
  expect(outbox.state().announcement).toBe('Delete 8 trains. You can undo it for 10 seconds.')
  outbox.undo(id)
  expect(page().total).toBe(9)
  const again = remove(...doomed)
  const seen = new Set<number>()
  outbox.subscribe(() => void seen.add(outbox.state().changes[0]?.done ?? -1))
  await pass(undoMs)
  await until(() => open().length === 0)
  expect(most).toBe(3)
  expect([...seen]).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(names()).toEqual(['Night Mail', 'Train 3', 'Train 5'])
  expect(outbox.state().changes[0]?.steps.map(({ name, reason }) => [name, reason])).toEqual([
    ['Train 3 (90003)', 'In use'],
    ['Train 5 (90005)', 'In use'],
  ])
  expect(notices()[0]?.message).toBe('2 of 8 trains were not deleted')
  refused.clear()
  outbox.retry(again)
  await until(() => outbox.state().changes.length === 0)
  expect(writes(calls)).toHaveLength(10)
  expect(names()).toEqual(['Night Mail'])
})

test('A11: what a session that ends leaves unsent is kept for its user, with words, and sent by nobody else', async () => {
  const calls = recordCalls()
  remove('Train 2', 'Train 3')
  sessionExpired()
  await until(() => notices().length === 1)
  expect(notices()[0]?.message).toBe(
    '2 trains: not sent, because the session ended. Sign in again to send it.',
  )
  signInAs(maya)
  await pass(60_000)
  expect(outbox.state().changes).toEqual([])
  sessionExpired()
  signInAs(admin)
  await pass(60_000)
  expect(writes(calls)).toEqual([])
  const [change] = outbox.state().changes
  expect(change?.steps.map(({ reason }) => reason)).toEqual(Array(2).fill('Your session ended first.'))
  outbox.retry(change!.id)
  await until(() => outbox.state().changes.length === 0)
  expect(writes(calls)).toHaveLength(2)
})

test('A11: a call that finds the session over keeps the rest unsent, and its own as not sent', async () => {
  server.use(http.delete('*/api/trains/:id', () => fail(401, 'Token expired'), { once: true }))
  for (const n of [2, 3, 4, 5, 6]) remove(`Train ${n}`)
  await pass(undoMs)
  await until(() => !useSession.getState().isAuthenticated)
  await until(() => notices().length === 1)
  signInAs(admin)
  await until(() => open().length === 0)
  const words = outbox.state().changes.map(({ steps }) => steps[0]?.reason ?? '')
  expect(words).toHaveLength(5)
  for (const text of words)
    expect(text).toMatch(/^(Your session ended first\.|The session ended before the answer)/)
  expect(words.filter((text) => text.startsWith('Your session ended'))).toHaveLength(3)
})

test('ADM-4: sending now tells whether all was taken', async () => {
  remove('Train 2')
  expect(await outbox.sendNow()).toBe(true)
  remove('Night Mail')
  expect(await outbox.sendNow()).toBe(false)
  // What failed before is no news.
  expect(await outbox.sendNow()).toBe(true)
})

test('ADM-4: on leaving, everything goes at once, one call for each train, carried past the end of the page', async () => {
  const calls = recordCalls()
  const fetched = vi.spyOn(globalThis, 'fetch')
  create()
  edit('Dawn Express', { fare: 120 })
  edit('Train 2', { fare: 1 })
  edit('Train 2', { totalSeats: 2 })
  edit('Train 3', { fare: 3 })
  remove('Train 3')
  remove('Train 4', 'Train 5', 'Train 6')
  expect(outbox.canLeave()).toBe(true)
  outbox.leave(true)
  await until(() => writes(calls).length === 6)
  await atRest()
  const order = ['POST', 'PUT', 'DELETE']
  const sorted = writes(calls).toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  expect(sorted.map(({ method, body }) => [method, body])).toMatchObject([
    ['POST', { ...input, fare: 120 }],
    ['PUT', { name: 'Train 2', fare: 1, totalSeats: 2 }],
    ...Array.from({ length: 4 }, () => ['DELETE', undefined]),
  ])
  const sent = fetched.mock.calls
    .map(([request]) => request as Request)
    .filter(({ method }) => method !== 'GET')
  expect(sent.map(({ keepalive }) => keepalive)).toEqual(Array(6).fill(true))
})

test('ADM-4: what a browser could not carry, leaving has to warn of; it goes the usual way', async () => {
  const stops = Array.from({ length: 500 }, () => ({ station: stationId(1), distance: 1 }))
  const long = edit('Train 2', { route: stops })
  expect(outbox.canLeave()).toBe(false)
  outbox.undo(long)
  expect(outbox.canLeave()).toBe(true)
  const many = outbox.stage(trainResource, { create: Array.from({ length: 201 }, () => input) })!
  expect(outbox.canLeave()).toBe(false)
  outbox.undo(many)
  const fetched = vi.spyOn(globalThis, 'fetch')
  edit('Train 2', { route: stops })
  await outbox.sendNow()
  const put = fetched.mock.calls.map(([request]) => request as Request).find(({ method }) => method === 'PUT')
  expect(put?.keepalive).toBe(false)
})

test('ADM-2: a deletion whose answer is lost is not told as one that was not made', async () => {
  server.use(http.delete('*/api/trains/:id', () => HttpResponse.error()))
  remove('Train 3')
  await pass(undoMs)
  await until(() => stateOf(outbox.state().changes[0]!) === 'failed')
  expect(notices()[0]?.message).toMatch(/^Train 3 \(90003\) may not have been deleted: No answer came/)
  writeChangeLog()
  expect(JSON.stringify({ ...localStorage })).toContain(String.raw`\"result\":\"unknown\"`)
})

test('J2: of two changes of a timetable the first is undone: the second goes as it was shown, whole', async () => {
  const calls = recordCalls()
  const train2 = shown('Train 2')
  const stop = (n: number, minutes: number) => ({
    station: stationId(n),
    departureTime: new Date(Date.parse('2000-01-01T01:00:00.000Z') + minutes * 60_000).toISOString(),
  })
  const first = edit('Train 2', { source: stationId(3), route: [stop(3, 0), stop(2, 30), stop(4, 60)] })
  edit('Train 2', { route: [stop(3, 0), stop(2, 40), stop(4, 60)], fare: 500 })
  outbox.undo(first)
  expect(outbox.state().announcement).toBe(
    'Undone: Change Train 2 (90002), but for what was changed again since.',
  )
  expect(shown('Train 2')).toMatchObject({ fare: 500, source: { _id: stationId(3) } })
  await pass(undoMs)
  await atRest()
  expect(train2.source?._id).not.toBe(stationId(3))
  expect(writes(calls).map(({ body }) => body)).toMatchObject([
    { source: stationId(3), route: [{ station: stationId(3) }, {}, {}], fare: 500 },
  ])
})

test('J2: undoing a change that a later one does not touch says nothing of the later one', () => {
  const first = edit('Train 2', { name: 'Renamed' })
  edit('Renamed', { totalSeats: 60 })
  outbox.undo(first)
  expect(outbox.state().announcement).toBe('Undone: Change Train 2 (90002).')
})

test('ADM-2: of a bulk change whose answers are lost, those are not told as not made', async () => {
  const answers = new Map([
    [trainId(3), () => HttpResponse.error()],
    [trainId(4), () => new HttpResponse(null, { status: 504 })],
  ])
  server.use(http.delete('*/api/trains/:id', ({ params }) => answers.get(String(params.id))?.()))
  remove('Train 2', 'Train 3', 'Train 4')
  await outbox.sendNow()
  expect(notices()[0]?.message).toBe('2 of 3 trains may not have been deleted')
  for (const { id } of outbox.state().changes) outbox.discard(id)
  answers.set(trainId(5), () => fail(409, 'In use'))
  remove('Train 3', 'Train 5', 'Train 6')
  await outbox.sendNow()
  expect(notices()[0]?.message).toBe('1 of 3 trains was not deleted, and 1 may not have been')
})

test('ADM-4: only what is carried past the end of the page is told as sent', () => {
  const results = [true, false].map((carried) => {
    // What other tests have left to be written.
    writeChangeLog()
    localStorage.removeItem(`admin-log:${admin}`)
    edit(carried ? 'Train 2' : 'Train 3', { fare: 1 })
    outbox.leave(carried)
    const log = JSON.parse(localStorage.getItem(`admin-log:${admin}`) ?? '') as { result: string }[]
    return log.map(({ result }) => result)
  })
  expect(results[0]).toEqual(['left'])
  expect(results[1]).toContain('unknown')
})

/** Another page in this tab, which knows only what was kept. */
function reload() {
  stopSession()
  writeChangeLog()
  // Those of the page that has gone.
  vi.clearAllTimers()
  client = createQueryClient()
  outbox = new Outbox(client)
  stopSession = useSession.subscribe(() => outbox.sessionChanged())
}
const failures = () =>
  outbox
    .state()
    .changes.map((change: Change) => [
      change.subject,
      ...change.steps.map(({ state, reason }) => `${state}: ${reason}`),
    ])
const kept = () => userDataText('unsent-changes', admin)

test('ADM-4 goal G18: what was not sent is listed by the next page, with the reason, and nothing is sent by itself', async () => {
  server.use(http.put('*/api/trains/:id', () => fail(400, 'The fare is too high')))
  const calls = recordCalls()
  edit('Train 2', { fare: 500 })
  await outbox.sendNow()
  create()
  edit('Dawn Express', { fare: 120 })
  remove('Train 3', 'Train 4')
  expect(writes(calls)).toHaveLength(1)
  reload()
  const closed = 'not-sent: The page was closed first, or your session ended.'
  expect(failures()).toEqual([
    ['Train 2 (90002)', 'refused: The fare is too high'],
    ['Dawn Express (90009)', closed],
    ['Dawn Express (90009)', closed],
    ['2 trains', closed, closed],
  ])
  await pass(60_000)
  expect(writes(calls)).toHaveLength(1)
  // A record that is not made takes its changes along.
  outbox.discard(outbox.state().changes[1]!.id)
  reload()
  expect(failures().map(([subject]) => subject)).toEqual(['Train 2 (90002)', '2 trains'])
  for (const { id } of outbox.state().changes) outbox.discard(id)
  expect(kept()).toBeNull()
})

test('ADM-4 goal G18: what is tried again after a reload goes over what the server has by then', async () => {
  edit('Train 2', { fare: 500 })
  create()
  edit('Dawn Express', { fare: 120 })
  reload()
  db.trains.find(({ _id }) => _id === trainId(2))!.name = 'Renamed meanwhile'
  const calls = recordCalls()
  for (const { id } of outbox.state().changes) {
    outbox.retry(id)
    await atRest()
  }
  await until(() => outbox.state().changes.length === 0)
  expect(writes(calls).map(({ method, body }) => [method, body])).toMatchObject([
    ['PUT', { name: 'Renamed meanwhile', fare: 500, totalSeats: 50 }],
    ['POST', input],
    ['PUT', { ...input, fare: 120 }],
  ])
  expect(kept()).toBeNull()
})

test('ADM-4 goal G18: what was on its way when the page ended may have been made; what the browser carried counts as made', async () => {
  server.use(http.delete('*/api/trains/:id', () => new Promise<undefined>(() => {})))
  remove('Train 2')
  outbox.leave(false)
  reload()
  expect(failures()).toEqual([['Train 2 (90002)', 'unknown: The page was closed before the answer came.']])
  outbox.retry(outbox.state().changes[0]!.id)
  outbox.leave(true)
  expect(kept()).toBeNull()
})

test('ADM-4 goal G18: it outlives a session that ends, is gone with a log-out, and is nobody else’s', async () => {
  remove('Train 2')
  sessionExpired()
  reload()
  expect(failures()).toEqual([])
  signInAs(admin)
  expect(failures()).toMatchObject([['Train 2 (90002)', expect.stringMatching(/^not-sent/)]])
  signedOut(admin)
  expect(kept()).toBeNull()
  reload()
  signInAs(admin)
  expect(failures()).toEqual([])
  await client.query(list)
  remove('Train 3')
  sessionExpired()
  signInAs(maya)
  expect(kept()).toBeNull()
})

test('goal G5: of what is stored, a change that cannot be read is passed over, and so is one too large for the browser', () => {
  remove('Train 2')
  edit('Train 3', { fare: 500, route: [] })
  outbox.stage(trainResource, { create: Array.from({ length: 101 }, () => input) })
  const [removal, fare, ...more] = JSON.parse(kept() ?? '') as { fields: object; entry: object }[][]
  expect(more).toEqual([])
  const change = fare![0]!
  const broken = [
    null,
    'x',
    [],
    [{}],
    [{ ...change, fields: { fare: '500' } }],
    [{ ...change, entry: { ...change.entry, noun: 'user' } }],
    [{ ...change, entry: { ...change.entry, kind: 'create' } }],
  ]
  for (const stored of ['{"half', '{}', JSON.stringify([...broken, removal])]) {
    sessionStorage.setItem(`unsent-changes:${admin}`, stored)
    reload()
  }
  expect(failures().map(([subject]) => subject)).toEqual(['Train 2 (90002)'])
})
