import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appForTests } from '@/test/session/session-app'
import { checkInvariants } from '@/test/session/session-invariants'
import type { Fate } from '@/test/session/session-network'
import { SessionHarness, turns } from '@/test/session/session-harness'
import { runs } from '@/test/size'

const app = appForTests()
const calls = 20

/** Most are refused; some bring an answer, or nothing. Of some, the answer is through before an abort is. */
const call = fc.record({
  isChange: fc.boolean(),
  deaf: fc.boolean(),
  fate: fc.constantFrom<Fate>(401, 401, 401, 'ok', 500, 'lost'),
})
const plans = fc.array(call, { minLength: calls, maxLength: calls })
type Plan = typeof plans extends fc.Arbitrary<infer P> ? P : never

/** Each call, and each answer, comes when the scheduler says so. */
async function storm(stage: SessionHarness, scheduler: fc.Scheduler, plan: Plan) {
  const fates = plan.map(({ fate }) => fate)
  const later = (act: () => void) => void scheduler.schedule(Promise.resolve()).then(act)
  stage.onSend = (sent) => later(() => stage.network.answer(sent, fates.pop() ?? 401))
  for (const [n, { isChange, deaf }] of plan.entries()) {
    later(() => {
      // Only a page changes anything, and there is none once nobody is signed in.
      if (isChange && app().getSession().user) stage.change(deaf)
      else stage.ask(`call ${n}`, deaf)
    })
  }
  while (scheduler.count() > 0) {
    await scheduler.waitOne()
    await turns(1)
  }
}

const tokens = () => [localStorage, sessionStorage].map((storage) => storage.getItem('token'))

test('SES-3 goal G2: any order of twenty calls and their refusals ends the session once, with one navigation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plans, fc.boolean(), (scheduler, plan, rememberMe) =>
      SessionHarness.run(app(), async (stage) => {
        await stage.signIn(rememberMe, true)
        const { navigations } = stage.router
        expect(tokens().filter((token) => token !== null)).toHaveLength(1)
        await storm(stage, scheduler, plan)
        // Among the rest: no bearer of a session that is over.
        checkInvariants(stage)
        const refused = app().getSession().user === null
        expect(stage.router.navigations - navigations).toBe(refused ? 1 : 0)
        expect(stage.router.path).toBe(refused ? '/login' : '/help')
        if (refused) expect(tokens()).toEqual([null, null])
        const messages = app()
          .notices()
          .filter(({ message }) => message.includes('Expired'))
        expect(messages.length).toBeLessThan(2)
      }),
    ),
    { seed: 20261123, numRuns: runs(5000) },
  )
}, 600_000)

test('A11 goal G2: at /login, refusals neither navigate nor say anything', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plans, (scheduler, plan) =>
      SessionHarness.run(app(), async (stage) => {
        expect(stage.router.path).toBe('/login')
        const { navigations } = stage.router
        await storm(stage, scheduler, plan)
        checkInvariants(stage)
        expect([stage.router.path, stage.router.navigations - navigations]).toEqual(['/login', 0])
        expect([app().notices(), tokens()]).toEqual([[], [null, null]])
      }),
    ),
    { seed: 20261124, numRuns: runs(200) },
  )
}, 600_000)
