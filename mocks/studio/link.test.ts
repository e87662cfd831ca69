import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { setClock } from '../clock.ts'
import { resetDb } from '../db.ts'
import { studioPersonas } from '../seed/index.ts'
import { runs } from '@/test/size'
import { calls, localCalls } from './calls.ts'
import { isLong, plainState, qaIn, qaText, readQa, stateOf, withClock, withoutQa } from './link.ts'
import { scenarios } from './scenarios-in-vite.ts'
import type { Rule, StudioState, Switch } from './types.ts'

afterEach(() => setClock())

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
const effect: fc.Arbitrary<Switch> = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(600_000), spread: fc.nat(1000) }),
  fc.record(
    {
      kind: fc.constant('status' as const),
      status: fc.integer({ min: 200, max: 599 }),
      body: fc.json({ stringUnit: 'grapheme' }),
    },
    { requiredKeys: ['kind', 'status'] },
  ),
  fc.constantFrom<Switch>(
    ...(['silence', 'refused', 'lost', 'cut', 'bad-json', 'html', 'empty'] as const).map((kind) => ({
      kind,
    })),
  ),
  fc.record({ kind: fc.constantFrom('missing' as const, 'type' as const), field: text }),
)
const rule: fc.Arbitrary<Rule> = fc.record(
  {
    call: fc.constantFrom('*', ...[...calls, ...localCalls].map(({ name }) => name)),
    effect,
    record: text,
    times: fc.integer({ min: 1, max: 1000 }),
    share: fc.integer({ min: 1, max: 100 }),
  },
  { requiredKeys: ['call', 'effect'] },
)
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const state: fc.Arbitrary<StudioState> = fc.record(
  {
    persona: fc.constantFrom(...studioPersonas.map(({ id }) => id)),
    scenario: fc.constantFrom(...scenarios.map(({ id }) => id)),
    seed: fc.nat(0xffffffff),
    world: fc.constantFrom('demo', 'large', 'empty'),
    clock: fc.record({
      at: fc
        .tuple(day, fc.constantFrom('+05:30', 'Z', '-11:00'))
        .map(([at, zone]) => `${at.slice(0, 19)}${zone}`),
      runs: fc.boolean(),
    }),
    day: day.map((at) => at.slice(0, 10)),
    rules: fc.array(rule, { maxLength: 4 }),
    gaps: fc.constant(true),
    offline: fc.constant(true),
    released: fc.constant(true),
    noChannel: fc.constant(true),
  },
  { requiredKeys: ['seed', 'world', 'rules'] },
)

test('L5: a link says the whole state, whatever is in it, and comes through an address as it is', () => {
  fc.assert(
    fc.property(state, (given) => {
      const qa = qaText(given, scenarios)
      expect(qa).toMatch(/^v1[\x21-\x7e]*$/)
      const address = new URL(`http://demo.test/trains?page=2&qa=${qa}&x=1#top`)
      const { value, problems } = readQa(qaIn(address.search) ?? '', scenarios)
      expect(problems).toEqual([])
      expect(value).toEqual(given)
      expect(withoutQa(address.href)).toBe('http://demo.test/trains?page=2&x=1#top')
    }),
    { seed: 30, numRuns: runs(20_000) },
  )
})

test('L5: a link can be read, and written by hand', () => {
  const clock = { at: '2026-11-28T18:10:00+05:30', runs: false }
  const rules: Rule[] = [
    {
      call: 'PUT /api/trains/:id',
      effect: { kind: 'status', status: 500, body: '{"a": 1}' },
      record: 'b0',
      times: 2,
    },
    { call: '*', effect: { kind: 'wait', ms: 800, spread: 200 }, share: 10 },
  ]
  const qa =
    'v1;persona=admin;seed=3;world=large;clock=2026-11-28T18:10:00+05:30,stopped;gaps;' +
    'rule=PUT:/api/trains/:id,status:500,body:{"a":%201},record:b0,times:2;rule=*,wait:800,spread:200,share:10'
  expect(qaText({ persona: 'admin', seed: 3, world: 'large', clock, gaps: true, rules })).toBe(qa)
  const scenario = scenarios.find(({ id }) => id === 'sold-out')
  expect(qaText(stateOf(scenario), scenarios)).toBe('v1;scenario=sold-out')
  expect(readQa('v1;scenario=sold-out;persona=none', scenarios).value).toEqual({
    ...stateOf(scenario),
    persona: undefined,
  })
  expect(readQa('v1;scenario=server-down;rule=none', scenarios).value).toMatchObject({ rules: [] })
  // Encoded once more as a whole, or its plus sign taken for a blank.
  expect(readQa(encodeURIComponent(qa), []).value).toEqual(readQa(qa, []).value)
  expect(readQa(qa.replace('+', '%20'), []).value).toEqual(readQa(qa, []).value)
  expect(qaText(plainState)).toBe('v1')
})

test('L5: a link that is copied has the clock and the day of the data in it', () => {
  setClock('2026-11-28T12:40:00Z')
  resetDb()
  expect(withClock(plainState)).toMatchObject({ clock: { at: '2026-11-28T18:10:00+05:30', runs: true } })
  expect(withClock(plainState).day).toBeUndefined()
  setClock('2026-11-30T12:40:00Z')
  expect(withClock(plainState).day).toBe('2026-11-28')
})

test.each([
  ['', '', /begin with its version/],
  ['persona=admin', 'persona=admin', /begin with its version/],
  ['v2;persona=admin', 'v2', /newer studio \(version 2\)/],
  ['v0', 'v0', /no version 0/],
  ['v1;colour=red', 'colour=red', /no part ‘colour’/],
  ['v1;constructor=1', 'constructor=1', /no part ‘constructor’/],
  ['v1;scenario=nonsense', 'scenario=nonsense', /no scenario ‘nonsense’/],
  ['v1;persona=nobody', 'persona=nobody', /no persona ‘nobody’/],
  ['v1;seed=1;seed=2', 'seed=2', /twice/],
  ['v1;seed=-1', 'seed=-1', /whole number/],
  ['v1;seed=1e3', 'seed=1e3', /whole number/],
  ['v1;world=small', 'world=small', /no world ‘small’/],
  ['v1;gaps=yes', 'gaps=yes', /=none/],
  ['v1;day=2026-02-30', 'day=2026-02-30', /no such day/],
  ['v1;clock=2026-02-30T10:00:00+05:30', 'clock=2026-02-30T10:00:00+05:30', /no such time/],
  ['v1;clock=2026-02-03T25:00:00Z', 'clock=2026-02-03T25:00:00Z', /no such time/],
  ['v1;clock=2026-02-03T10:00:00', 'clock=2026-02-03T10:00:00', /no such time/],
  ['v1;clock=2026-02-03T10:00Z,slow', 'clock=2026-02-03T10:00Z,slow', /only ‘stopped’/],
  ['v1;rule=GET:/api/nothing,cut', 'rule=GET:/api/nothing,cut', /no call ‘GET \/api\/nothing’/],
  ['v1;rule=*', 'rule=*', /no switch/],
  ['v1;rule=*,explode', 'rule=*,explode', /no switch/],
  ['v1;rule=*,cut,lost', 'rule=*,cut,lost', /Two switches/],
  ['v1;rule=*,cut,cut', 'rule=*,cut,cut', /twice/],
  ['v1;rule=*,silence:5', 'rule=*,silence:5', /stands alone/],
  ['v1;rule=*,cut,body:{}', 'rule=*,cut,body:{}', /no part ‘body’/],
  ['v1;rule=*,status:700', 'rule=*,status:700', /from 200 to 599/],
  ['v1;rule=*,wait:soon', 'rule=*,wait:soon', /whole number/],
  ['v1;rule=*,missing:', 'rule=*,missing:', /name of a field/],
  ['v1;rule=*,cut,times:0', 'rule=*,cut,times:0', /from 1 to 1000/],
  ['v1;rule=*,cut,share:101', 'rule=*,cut,share:101', /from 1 to 100/],
  ['v1;rule=*,status:500,body:{', 'rule=*,status:500,body:{', /no JSON/],
  ['v1;rule=*,status:500,body:%', 'rule=*,status:500,body:%', /write %25/],
])('L5: of ‘%s’ nothing is taken, and ‘%s’ is to blame', (qa, part, words) => {
  expect(readQa(qa, scenarios)).toEqual({
    value: null,
    problems: [{ part, words: expect.stringMatching(words) as string }],
  })
})

test('L5: a link that is too long for mail programs is known', () => {
  const rules = Array.from({ length: 100 }, () => ({ call: '*', effect: { kind: 'cut' } }) satisfies Rule)
  expect([isLong(qaText(plainState)), isLong(qaText({ ...plainState, rules }))]).toEqual([false, false])
  expect(isLong('x'.repeat(2001))).toBe(true)
})
