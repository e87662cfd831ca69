import type { Page, Route } from '@playwright/test'
import { pendingBar } from '../support/admin.ts'
import { refuse } from '../support/answers.ts'
import { buttonOf, take } from '../support/page-actions.ts'
import { decisions, type SentDecision } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 400/ })

const refusal = 'Not now'

/** Every write of a tab, refused when it is let go: nothing changes on the server that all tests share. */
async function holdWrites(page: Page) {
  const arrived: string[] = []
  const held: Route[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (!/^(POST|PUT|DELETE)$/.test(request.method())) return route.fallback()
    arrived.push(`${request.method()} ${new URL(request.url()).pathname}`)
    held.push(route)
  })
  const letGo = () =>
    Promise.all(held.splice(0).map((route) => refuse(page, route, 400, { message: refusal })))
  return { arrived, letGo }
}

async function openForm(page: Page, decision: SentDecision) {
  const { as, address, steps } = decision
  if (as) await signedIn(page, as)
  await page.goto(address)
  await settled(page)
  await take(page, steps)
  await expect(buttonOf(page, decision)).toBeEnabled()
  return { page, ...(await holdWrites(page)) }
}

for (const decision of decisions) {
  test(`goal G14: the decision ${decision.name}, made in two tabs, is sent once by each`, async ({
    page,
    context,
  }) => {
    const tabs = [await openForm(page, decision), await openForm(await context.newPage(), decision)]
    for (const { page: tab } of tabs) {
      await buttonOf(tab, decision).evaluate((button: HTMLElement) => {
        for (let press = 0; press < 3; press += 1) button.click()
      })
      if (decision.staged) await pendingBar(tab).getByRole('button', { name: 'Send now' }).click()
    }
    const once = [expect.stringMatching(decision.sends)]
    for (const { arrived } of tabs) await expect.poll(() => arrived).toEqual(once)
    for (const { letGo } of tabs) await letGo()
    for (const { page: tab, arrived } of tabs) {
      if (decision.staged) await expect(pendingBar(tab)).toContainText('1 failed')
      else await expect(tab.getByText(refusal).first()).toBeVisible()
      expect(arrived).toEqual(once)
    }
  })
}
