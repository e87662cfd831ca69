import type { Page, Route } from '@playwright/test'
import { createRandom } from '../../mocks/seed/random.ts'
import { newToken, openRemembered, refuseToken, signInBeside, storedTokens } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 401/ })

const calls = 20
const seeds = 20

declare global {
  interface Window {
    /** Addresses that the app has gone to, and loads of the page. */
    visits: string[]
    /** What was sent at the login page as the mark of a session. */
    bearers: string[]
  }
}

/** Notes from now on wherever the app goes by itself, and whether the page is loaded anew. */
const watchVisits = (page: Page) =>
  page.addInitScript(() => {
    window.visits = ['load']
    window.bearers = []
    // By the page itself: what it sends just before it goes there may be told only after.
    const send = window.fetch.bind(window)
    window.fetch = (asked, init) => {
      const bearer = asked instanceof Request ? asked.headers.get('authorization') : null
      if (location.pathname === '/login' && bearer) window.bearers.push(bearer)
      return send(asked, init)
    }
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history)
      history[name] = (state, unused, url) => {
        const { pathname } = location
        original(state, unused, url)
        if (location.pathname !== pathname) window.visits.push(location.pathname)
      }
    }
  })

/** Twenty calls at once: the pages of as many links are fetched ahead. */
async function askTwenty(page: Page): Promise<Route[]> {
  const held: Route[] = []
  let asked = () => {}
  const twenty = new Promise<void>((resolve) => {
    asked = resolve
  })
  await page.route(/\/api\/stations\/\w+$/, (route) => {
    held.push(route)
    if (held.length === calls) asked()
  })
  await page.evaluate((count) => {
    const links = [...document.querySelectorAll('main a[href^="/stations/"]')].slice(0, count)
    for (const link of links) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  }, calls)
  await twenty
  return held
}

for (const [how, longestMs] of [
  ['at once', 0],
  ['within 800 ms', 800],
] as const) {
  test(`SES-3 goal G2: twenty calls refused ${how} make one navigation and one message, ${seeds} times`, async ({
    page,
    apiOrigin,
  }) => {
    const token = await newToken(page, apiOrigin, 'frequent-passenger')
    await watchVisits(page)
    await openRemembered(page, token, '/stations')
    const links = page.locator('main a[href^="/stations/"]')
    for (let seed = 1; seed <= seeds; seed += 1) {
      const random = createRandom(seed)
      await expect(links.nth(calls)).toBeVisible()
      const length = await page.evaluate(() => {
        window.visits = []
        window.bearers = []
        return history.length
      })
      const held = random.sample(await askTwenty(page), calls)
      expect(held).toHaveLength(calls)
      await Promise.all(
        held.map(async (route) => {
          const ms = random.integer(0, longestMs)
          if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
          await refuseToken(page, route)
        }),
      )
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
      expect(await page.evaluate(() => window.visits)).toEqual(['/login'])
      expect(await page.evaluate(() => history.length)).toBe(length)
      expect(await storedTokens(page)).toEqual([null, null])
      await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText([
        'Note: Please log in to continue',
      ])
      expect(await page.evaluate(() => window.bearers)).toEqual([])
      await page.unroute(/\/api\/stations\/\w+$/)
      // The next one begins where this one ended.
      await signInBeside(page, token)
    }
  })
}

test('A11 goal G2: at /login a refusal says why, and nothing navigates or loads', async ({ page }) => {
  await watchVisits(page)
  await page.goto('/login')
  await page.getByLabel('E-mail address', { exact: true }).fill('nobody@mail.example')
  await page.route('**/api/auth/login', (route) => refuseToken(page, route))
  for (let press = 0; press < 3; press += 1) {
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    const answered = page.waitForResponse('**/api/auth/login')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await answered
    await expect(page.getByRole('alert')).toContainText('Expired')
  }
  expect(await page.evaluate(() => window.visits)).toEqual(['load'])
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue('nobody@mail.example')
})
