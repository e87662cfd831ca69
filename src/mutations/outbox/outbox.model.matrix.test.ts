import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeResult, LogEntry } from '@/domain/admin/change-log'
import { local } from '@/lib/storage/storage'
import type { Fate } from '@/test/outbox/outbox-server'
import { admin, logKey, OutboxStage } from '@/test/outbox/outbox-stage'
import { freshBrowser } from '@/test/session/signed-in'
import { runs } from '@/test/size'
import type { Step } from './change'
import { writeChangeLog } from './change-log'
import { readKeptChanges } from './kept-changes'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  freshBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Everything that can happen without time passing. */
async function settle() {
  const microtasks = () => new Promise((resolve) => void setImmediate(resolve))
  await microtasks()
  vi.advanceTimersByTime(0)
  await microtasks()
}

type Command = (stage: OutboxStage) => void

const place = fc.nat({ max: 7 })
const places = fc.uniqueArray(place, { minLength: 1, maxLength: 3 })
const field = fc.constantFrom('name' as const, 'city' as const, 'state' as const)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Command>((stage) => stage.create()) },
  {
    weight: 5,
    arbitrary: fc.tuple(place, field).map(
      ([at, of]) =>
        (stage: OutboxStage) =>
          stage.edit([at], of),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(places, field).map(
      ([at, of]) =>
        (stage: OutboxStage) =>
          stage.edit(at, of),
    ),
  },
  { weight: 4, arbitrary: places.map((at) => (stage: OutboxStage) => stage.remove(at)) },
  { weight: 4, arbitrary: place.map((at) => (stage: OutboxStage) => stage.undo(at)) },
  { weight: 6, arbitrary: place.map((at) => (stage: OutboxStage) => stage.answer(at)) },
  { weight: 1, arbitrary: place.map((at) => (stage: OutboxStage) => stage.retry(at)) },
  { weight: 1, arbitrary: place.map((at) => (stage: OutboxStage) => stage.discard(at)) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(1000, 6000, 10_000).map((ms) => () => void vi.advanceTimersByTime(ms)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Command>(
      ({ outbox }) => void outbox.sendNow(),
      (stage) => stage.leave(),
      (stage) => stage.expire(),
    ),
  },
)
const commands = fc.array(command, { maxLength: 14, size: 'max' })
const sizes = fc.integer({ min: 0, max: 5 })
const fate = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Fate>('ok') },
  { weight: 2, arbitrary: fc.constantFrom<Fate>('refused', 'lost', 'lost but done') },
)

/** Everything that was done, and then time until nothing is open. */
async function played(stage: OutboxStage, acts: Command[]) {
  for (const act of acts) {
    act(stage)
    await settle()
    stage.check()
  }
  for (let round = 0; round < 60 && stage.open().length > 0; round += 1) {
    for (const { give } of stage.server.answers.splice(0)) give()
    vi.advanceTimersByTime(10_000)
    await settle()
    stage.check()
  }
  await settle()
}

const namesOf = (steps: readonly Step[]) => steps.map(({ name }) => name)

function logged() {
  writeChangeLog()
  const log = JSON.parse(local.get(logKey) ?? '[]') as LogEntry[]
  return (...results: ChangeResult[]) => log.filter(({ result }) => results.includes(result)).length
}

test('J2, ADM-2: with a server that takes all, the screen is what was staged, and so is the server in the end', async () => {
  const property = fc.asyncProperty(sizes, commands, async (size, acts) => {
    const stage = new OutboxStage(size, [])
    try {
      await settle()
      await played(stage, acts)
      const { meant, server, outbox } = stage
      expect(stage.shown().items).toEqual(server.records)
      if (server.troubled) return
      expect(outbox.state().changes).toEqual([])
      const deletions = ({ kind }: { kind: string }) => kind === 'delete'
      expect(server.calls.filter(deletions)).toHaveLength(meant.standing().filter(deletions).length)
      const count = logged()
      expect([count('undone'), count('sent')]).toEqual([meant.takenBack.length, meant.standing().length])
    } finally {
      stage.close()
    }
  })
  await fc.assert(property, { seed: 71, numRuns: runs(10_000) })
}, 300_000)

test('J2, ADM-2: whatever fails, at rest the screen is the server, nothing is lost, and nothing undone was sent', async () => {
  const property = fc.asyncProperty(
    sizes,
    commands,
    fc.array(fate, { maxLength: 8 }),
    async (size, acts, fates) => {
      const stage = new OutboxStage(size, fates)
      try {
        await settle()
        await played(stage, acts)
        const { meant, server, outbox } = stage
        expect(stage.open()).toEqual([])
        expect(stage.shown().items).toEqual(server.records)
        expect(stage.shown().total).toBe(server.records.length)
        const listed = new Set(outbox.state().changes.map(({ id }) => id))
        expect(meant.lost(server, listed, stage.hasLeft)).toEqual([])
        expect(readKeptChanges(admin._id).map(namesOf)).toEqual(
          outbox.state().changes.map(({ steps }) => namesOf(steps)),
        )
        const count = logged()
        expect(count('staged', 'left')).toBe(0)
        expect(count('refused', 'not-sent', 'unknown')).toBe(stage.failedSteps() + stage.discarded)
      } finally {
        stage.close()
      }
    },
  )
  await fc.assert(property, { seed: 72, numRuns: runs(10_000) })
}, 300_000)

/** What has become of a history that is told step by step. */
async function outcome(size: number, fates: Fate[], acts: Command[]) {
  const stage = new OutboxStage(size, fates)
  try {
    await settle()
    await played(stage, acts)
    const { server, outbox } = stage
    return {
      calls: server.calls.map(({ kind }) => kind),
      shown: stage.shown().items,
      records: server.records,
      changes: outbox.state().changes,
    }
  } finally {
    stage.close()
  }
}

test('J2: what was refused, is tried again behind another change and then undone is not sent again', async () => {
  const { calls, shown, changes } = await outcome(
    1,
    ['refused'],
    [
      (stage) => stage.edit([0], 'name'),
      (stage) => stage.remove([0]),
      () => void vi.advanceTimersByTime(10_000),
      (stage) => stage.answer(0),
      (stage) => stage.retry(0),
      (stage) => stage.undo(1),
    ],
  )
  expect(calls).toEqual(['update', 'delete'])
  expect(shown).toEqual([])
  expect(changes).toEqual([])
})

test('J2: a new record that left with its edit as one call, and was refused, is forgotten with the edit', async () => {
  const { calls, shown, changes } = await outcome(
    0,
    ['refused'],
    [
      (stage) => stage.create(),
      (stage) => stage.edit([0], 'name'),
      (stage) => stage.leave(),
      (stage) => stage.answer(0),
      (stage) => stage.discard(0),
    ],
  )
  expect(calls).toEqual(['create'])
  expect(shown).toEqual([])
  expect(changes).toEqual([])
})

const again: [string, number, Command][] = [
  ['deleted', 10_000, (stage) => stage.remove([0])],
  ['edited', 0, (stage) => stage.edit([0], 'name')],
]

test.each(again)(
  'ADM-2: a record whose making was never answered can be %s in the list, and the failure be dismissed',
  async (_what, ms, act) => {
    const { calls, shown, records, changes } = await outcome(
      0,
      [],
      [
        (stage) => stage.create(),
        ({ outbox }) => (ms > 0 ? void vi.advanceTimersByTime(ms) : void outbox.sendNow()),
        (stage) => stage.expire(),
        act,
        (stage) => stage.discard(0),
      ],
    )
    expect(calls).toEqual(['create', ms > 0 ? 'delete' : 'update'])
    expect(shown).toEqual(records)
    expect(changes).toEqual([])
  },
)
