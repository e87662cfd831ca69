import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sessionSchema } from '@/api/auth.schema'
import { appForTests } from '@/test/session/session-app'
import { checkInvariants } from '@/test/session/session-invariants'
import { SessionHarness, turns } from '@/test/session/session-harness'

const app = appForTests()
const run = (act: (stage: SessionHarness) => Promise<void>) => SessionHarness.run(app(), act)

const calls: [what: string, call: () => Promise<unknown>][] = [
  ['a call', () => app().changePassword('old', 'new')],
  ['a call that the user’s own check would make', () => app().getMe()],
  ['a ticket', () => app().downloadTicket('b1', 'PNR')],
]

test.each(calls)(
  'goal G3: %s is not sent with the token that another tab has stored since; the tab follows at once',
  async (_what, call) =>
    run(async (stage) => {
      await stage.signIn(true, true)
      expect(app().getSession().user?._id).toBe('a')
      stage.elsewhere('sign in', 'b')
      const sent = stage.network.sent.length
      await expect(call()).rejects.toMatchObject({ kind: 'aborted' })
      await turns()
      // Nobody has told this tab yet, and it is already looking at who that is.
      expect(stage.news).toHaveLength(1)
      expect(stage.network.sent.slice(sent).map(({ path }) => path)).toEqual(['auth/me'])
      expect(app().getSession()).toMatchObject({ user: null, token: app().readToken() })
      await stage.settle()
      expect(app().getSession().user?._id).toBe('b')
      checkInvariants(stage)
    }),
)

test.each(calls)('goal G3: %s is not sent once another tab has logged out', async (_what, call) =>
  run(async (stage) => {
    await stage.signIn(true, true)
    stage.elsewhere('log out', '')
    const sent = stage.network.sent.length
    await expect(call()).rejects.toMatchObject({ kind: 'aborted' })
    await turns()
    expect(stage.network.sent.slice(sent)).toEqual([])
    expect(stage.router.path).toBe('/login')
    expect(app().getSession().message).toBe('You were logged out in another tab')
  }),
)

test('goal G3: a visitor who signs in beside another tab’s session does so without its token', () =>
  run(async (stage) => {
    stage.elsewhere('sign in', 'b')
    const sent = stage.network.sent.length
    await stage.signIn(true, true)
    expect(stage.network.sent[sent]).toMatchObject({ path: 'auth/login', bearer: null })
    expect([app().getSession().token, localStorage.getItem('token')]).toEqual(['b2', 'b2'])
    await stage.settle()
    checkInvariants(stage)
  }))

test('goal G3: where nobody follows other tabs, the call is refused all the same', () =>
  run(async (stage) => {
    await stage.signIn(true, true)
    stage.stopFollowing()
    localStorage.setItem('token', 'b1')
    await expect(app().changePassword('old', 'new')).rejects.toMatchObject({ kind: 'aborted' })
    expect(stage.network.sent.some(({ bearer }) => bearer === 'b1')).toBe(false)
  }))

test.each(['', 'a b', 'line\n', 'é', 'undefined', 'null', 'x'.repeat(8193)])(
  'A4: %j is no token: no call could carry it, and storage would not give it back',
  (token) => {
    const answer = { token, user: { _id: 'a', name: 'Asha' } }
    expect(v.safeParse(sessionSchema, answer).success).toBe(false)
    expect(v.safeParse(sessionSchema, { ...answer, token: 'a.b-c_d' }).success).toBe(true)
  },
)
