import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appForTests } from './test/session/session-app'
import { checkInvariants } from './test/session/session-invariants'
import type { Fate } from './test/session/session-network'
import { type Elsewhere, SessionHarness, turns } from './test/session/session-harness'
import { runs } from '@/test/size'

const app = appForTests()
const run = (act: (stage: SessionHarness) => Promise<void>) => SessionHarness.run(app(), act)

const pause = fc.boolean()
const at = fc.nat({ max: 9 })
const fate = fc.constantFrom<Fate>('ok', 'ok', 'ok', 401, 500, 'lost')
const what = fc.constantFrom<Elsewhere>('sign in', 'log out', 'expire', 'erase')
const act = <Act extends string>(...acts: Act[]) => fc.constantFrom(...acts)

const command = fc.oneof(
  fc.record({ act: act('sign in'), rememberMe: fc.boolean(), atOnce: fc.boolean(), pause }),
  fc.record({ act: act('log out', 'reload'), pause }),
  fc.record({ act: act('ask', 'change'), deaf: fc.boolean(), pause }),
  { weight: 2, arbitrary: fc.record({ act: act('answer'), at, fate, pause }) },
  fc.record({ act: act('elsewhere'), what, user: fc.constantFrom('a', 'b'), pause }),
  fc.record({ act: act('hear'), at, pause }),
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

async function carryOut(stage: SessionHarness, next: Command) {
  switch (next.act) {
    case 'sign in':
      return stage.signIn(next.rememberMe, next.atOnce)
    case 'log out':
      return stage.logOut()
    case 'reload':
      return stage.reload()
    case 'ask':
      return stage.ask('list', next.deaf)
    case 'change':
      return stage.change(next.deaf)
    case 'answer':
      return stage.answer(next.at, next.fate)
    case 'elsewhere':
      return stage.elsewhere(next.what, next.user)
    case 'hear':
      return stage.hear(next.at)
  }
}

/** Everybody has heard everything: what is stored is what holds, and the address fits it. */
async function checkAtRest(stage: SessionHarness) {
  await stage.settle()
  checkInvariants(stage)
  const { user, token, isInitialized } = app().getSession()
  expect([isInitialized, token, user === null]).toEqual([true, app().readToken(), token === null])
  expect(stage.router.path === '/login').toBe(user === null)
  expect([...stage.loggedOut]).not.toContain(token)
}

test('goal G3: whatever happens in whichever order, nothing of one session reaches another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40, size: 'max' }), (commands) =>
      run(async (stage) => {
        for (const next of commands) {
          await carryOut(stage, next)
          // In a browser each is a task of its own. Some things need more than one.
          await turns(next.pause ? 3 : 1)
          checkInvariants(stage)
        }
        await checkAtRest(stage)
        expect(stage.tooLate).toBe(0)
      }),
    ),
    { seed: 20261121, numRuns: runs(20_000) },
  )
}, 1_200_000)

test('goal G3: what was asked while a session was looked at is gone when that session turns out to be none', () =>
  run(async (stage) => {
    stage.elsewhere('sign in', 'a')
    stage.hear(0)
    await turns()
    stage.ask('list', false)
    await turns()
    stage.answer(1, 'ok')
    await turns()
    expect(stage.client.getQueryData(['list', 'list'])).toBeDefined()
    stage.answer(0, 401)
    await turns()
    expect(app().getSession()).toMatchObject({ isInitialized: true, user: null })
    checkInvariants(stage)
    expect(stage.client.getQueryCache().getAll()).toEqual([])
  }))

test('goal G3: a sign-in elsewhere in the moment in which a user is known is looked at, too', () =>
  run(async (stage) => {
    stage.elsewhere('sign in', 'a')
    stage.hear(0)
    await turns()
    // Its page asks at once, and finds another token.
    stage.elsewhere('sign in', 'b')
    stage.answer(0, 'ok')
    await checkAtRest(stage)
    expect(app().getSession().user?._id).toBe('b')
  }))

test('goal G3: a session of this tab alone that gave way to another tab’s does not come back', () =>
  run(async (stage) => {
    await stage.signIn(false, true)
    await stage.reload()
    // The own user is still being looked at.
    stage.elsewhere('sign in', 'b')
    stage.hear(0)
    stage.elsewhere('expire', 'b')
    await checkAtRest(stage)
    expect(app().getSession()).toMatchObject({ user: null, token: null })
  }))
