import type { Page, Route } from '@playwright/test'
import type { PersonaId } from '../support/personas.ts'
import { bookingsOf, userOf } from '../support/seed.ts'
import { newToken, openRemembered, pressLogout, storedTokens } from '../support/session.ts'
import { expect, signIn, test } from '../support/test.ts'

/** Within this every other tab has followed. */
const soon = { timeout: 2_000 }
const maya: PersonaId = 'frequent-passenger'
const ravi: PersonaId = 'family-passenger'

const account = (page: Page, who: PersonaId) =>
  page.getByRole('button', { name: `Account of ${userOf(who).username}` })
const loggedOutElsewhere = (page: Page) => page.getByText('You were logged out in another tab')
const tokenIn = async (page: Page) => (await storedTokens(page)).filter((token) => token !== null)

test('SES-5 goal G6: a log-out in one remembered tab ends two others within two seconds', async ({
  page,
  context,
  apiOrigin,
}) => {
  await openRemembered(page, await newToken(page, apiOrigin, maya), '/help')
  const others = [await context.newPage(), await context.newPage()]
  await Promise.all(others.map((other, n) => other.goto(n === 0 ? '/bookings' : '/profile')))
  for (const other of others) await expect(account(other, maya)).toBeVisible()
  await pressLogout(page)
  for (const other of others) {
    await expect(loggedOutElsewhere(other)).toBeVisible(soon)
    await expect(other).toHaveURL(/\/login$/)
    await expect(other.locator('body')).not.toContainText(userOf(maya).username)
    expect(await tokenIn(other)).toEqual([])
  }
  await expect(page.getByText('Successfully logged out').first()).toBeVisible()
})

test('SES-5 goal G6: a log-out ends the session that another tab keeps for itself, too', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await signIn(other, ravi)
  await signIn(page, maya)
  await expect(account(other, ravi)).toBeVisible()
  await pressLogout(page)
  await expect(loggedOutElsewhere(other)).toBeVisible(soon)
  expect([await tokenIn(page), await tokenIn(other)]).toEqual([[], []])
})

test('SES-5 goal G6: a tab that was somewhere else while another one logged out is signed in no more', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await signIn(other, ravi)
  await expect(account(other, ravi)).toBeVisible()
  await other.goto('about:blank')
  await signIn(page, maya)
  await pressLogout(page)
  await other.goBack()
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(other.locator('body')).not.toContainText(userOf(ravi).username)
  expect(await tokenIn(other)).toEqual([])
})

test('goal G6: a tab that waits at /login goes on as soon as another one has signed in', async ({
  page,
  context,
}) => {
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const other = await context.newPage()
  await signIn(other, maya, { rememberMe: true })
  await expect(account(page, maya)).toBeVisible(soon)
  await expect(page).toHaveURL(/\/help$/)
  expect(await tokenIn(page)).toEqual(await tokenIn(other))
})

test('goal G6: idle tabs that nobody is signed in to leave a fresh sign-in alone', async ({
  page,
  context,
}) => {
  const idle = [page, await context.newPage()]
  await page.goto('/forgot-password')
  await idle[1]?.goto('/unauthorized')
  const other = await context.newPage()
  await signIn(other, maya, { rememberMe: true })
  const [token] = await tokenIn(other)
  for (const tab of idle) {
    await tab.bringToFront()
    await tab.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(await tokenIn(tab)).toEqual([token])
  }
  await other.reload()
  await expect(account(other, maya)).toBeVisible()
})

/** Notes whatever the page shows, from the start on. */
const watchText = (page: Page, texts: string[]) =>
  page.addInitScript((known) => {
    const seen = new Set<string>()
    Object.assign(window, { seenTogether: seen })
    const look = () => {
      const shown = known.filter((text) => document.body.innerText.includes(text))
      if (shown.length > 1) seen.add(shown.join(' + '))
    }
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document.documentElement, {
        childList: true,
        subtree: true,
        characterData: true,
      }),
    )
  }, texts)

const seenTogether = (page: Page) =>
  page.evaluate(() => [...(Reflect.get(window, 'seenTogether') as Set<string>)])

test('goal G6: when another user signs in elsewhere, no tab ever shows a mixture', async ({
  page,
  context,
  apiOrigin,
}) => {
  const names = [maya, ravi].map((who) => userOf(who).username)
  const [foreign] = bookingsOf(maya)
  await watchText(page, names)
  await openRemembered(page, await newToken(page, apiOrigin, maya), '/help')
  await expect(account(page, maya)).toBeVisible()
  // Her list is on its way, and comes when he is here.
  // Each call goes through the same hands to the end: one that is taken away under a call may swallow it.
  const held = new Promise<Route>((resolve) => {
    let isFirst = true
    void page.route('**/api/bookings', (call) => {
      if (!isFirst) return call.continue()
      isFirst = false
      return resolve(call)
    })
  })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Bookings', exact: true })
    .click()
  const route = await held
  const other = await context.newPage()
  const fresh = await newToken(page, apiOrigin, ravi)
  await other.goto('/forgot-password')
  await other.evaluate((token) => localStorage.setItem('token', token), fresh)
  await expect(account(page, ravi)).toBeVisible(soon)
  await route.continue().catch(() => {})
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('main')).not.toContainText(foreign?.pnr ?? 'no booking')
  expect(await seenTogether(page)).toEqual([])
})

test('goal G6: clearing the site’s data in one tab ends the session of the other', async ({
  page,
  context,
  apiOrigin,
}) => {
  await openRemembered(page, await newToken(page, apiOrigin, maya), '/bookings')
  await expect(account(page, maya)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/help')
  await other.evaluate(() => localStorage.clear())
  await expect(loggedOutElsewhere(page)).toBeVisible(soon)
  await expect(page.locator('body')).not.toContainText(userOf(maya).username)
})

test('goal G3: a tab that the browser has told nothing follows at its next call, which is not made', async ({
  page,
  context,
  apiOrigin,
}) => {
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
    Reflect.deleteProperty(window, 'BroadcastChannel')
  })
  const own = await newToken(page, apiOrigin, maya)
  const fresh = await newToken(page, apiOrigin, ravi)
  await openRemembered(page, own, '/help')
  await expect(account(page, maya)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/forgot-password')
  await other.evaluate((token) => localStorage.setItem('token', token), fresh)
  await expect(account(page, maya)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push(`${pathname} ${request.headers().authorization ?? ''}`)
  })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Bookings', exact: true })
    .click()
  await expect(account(page, ravi)).toBeVisible()
  // First who he is, then what is his; and nothing of hers any more.
  expect(sent[0]).toBe(`/api/auth/me Bearer ${fresh}`)
  expect(sent.filter((call) => call.includes(own))).toEqual([])
})
