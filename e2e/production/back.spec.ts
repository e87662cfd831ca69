import type { BrowserContext, Page } from '@playwright/test'
import { bookingsOf, trains, userOf } from '../support/seed.ts'
import { newToken, pressLogout, remember } from '../support/session.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const who = 'frequent-passenger'
const { username, email } = userOf(who)
const [booking] = bookingsOf(who)
const [train] = trains

const addresses = [
  '/dashboard',
  '/bookings',
  `/bookings/${booking?._id}`,
  `/bookings/confirmation/${booking?._id}`,
  `/bookings/new/${train?._id}`,
  '/profile',
  '/reviews',
  '/plan-journey',
]

/** Whatever is shown of one of the texts, be it for one frame, in this document or one to come; `since`: epoch ms. */
async function watchFlashes(context: BrowserContext, texts: string[]) {
  const seen: { text: string; at: number }[] = []
  await context.exposeFunction('flashed', (text: string, at: number) => seen.push({ text, at }))
  await context.addInitScript((private_) => {
    // By the page's clock: what it tells arrives here later than it was seen.
    const tell = (text: string) =>
      (Reflect.get(window, 'flashed') as (text: string, at: number) => void)(
        text,
        performance.timeOrigin + performance.now(),
      )
    const look = () => {
      const shown = document.body?.textContent ?? ''
      for (const text of private_) if (shown.includes(text)) tell(`${location.pathname}: ${text}`)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { look })
  }, texts)
  return (since: number) => seen.filter(({ at }) => at > since).map(({ text }) => text)
}

const clockOf = (page: Page) => page.evaluate(() => performance.timeOrigin + performance.now())

/** Three entries to go back to: two of this document, and, before the address, one of another. */
async function walk(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  for (const label of ['Trains', 'Help']) {
    await sidebar.getByRole('link', { name: label, exact: true }).click()
    await settled(page)
  }
}
const loginPage = (page: Page) => expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()

test('goal G7: after a log-out, Back shows nothing of what was there, from eight pages', async ({
  page,
  context,
  apiOrigin,
}) => {
  const flashesSince = await watchFlashes(context, [username, email, booking?.pnr ?? ''])
  await page.goto('/about')
  await loginPage(page)
  for (const address of addresses) {
    await remember(page, await newToken(page, apiOrigin, who))
    await walk(page, address)
    await pressLogout(page)
    await loginPage(page)
    const loggedOut = await clockOf(page)
    for (let back = 0; back < 3; back += 1) {
      await page.goBack({ waitUntil: 'commit' })
      await loginPage(page)
      expect(new URL(page.url()).pathname).toBe('/login')
    }
    expect(flashesSince(loggedOut), address).toEqual([])
  }
})

test('goal G7: a page that comes out of the browser’s cache looks at the token before it shows anything', async ({
  page,
  context,
  apiOrigin,
}) => {
  const flashesSince = await watchFlashes(context, [username, email, booking?.pnr ?? ''])
  const token = await newToken(page, apiOrigin, who)
  await page.goto('/about')
  for (const address of addresses) {
    await remember(page, token)
    await page.goto(address)
    await settled(page)
    // Logged out elsewhere while it slept: it has heard nothing of it.
    await page.evaluate(() => localStorage.clear())
    const shown = await page.evaluate(async () => {
      const at = performance.timeOrigin + performance.now()
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      // React draws within this turn; the frame that follows is the first that anybody sees.
      await new Promise(requestAnimationFrame)
      ;(Reflect.get(window, 'look') as () => void)()
      return at
    })
    await loginPage(page)
    expect(flashesSince(shown), address).toEqual([])
  }
})
