import type { Page } from '@playwright/test'
import { savesData, setNetwork } from '../support/network.ts'
import { settled } from '../support/settled.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

/** From now on: waits until the page has fetched all that it fetches by itself, nobody having touched it. */
function watchRequests(page: Page) {
  let begun = 0
  let ended = 0
  page.on('request', () => (begun += 1))
  page.on('requestfinished', () => (ended += 1))
  page.on('requestfailed', () => (ended += 1))
  return async function untouched() {
    await settled(page)
    await page.evaluate(() => new Promise<unknown>((idle) => requestIdleCallback(idle)))
    let before = 0
    await expect
      .poll(
        () => {
          const isQuiet = begun === before && begun === ended
          before = begun
          return isQuiet
        },
        { intervals: [1_000] },
      )
      .toBe(true)
  }
}

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ })

async function logOut(page: Page) {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Successfully logged out').first()).toBeVisible()
}

for (const width of [360, 1280]) {
  test(`B8: whoever signs in, touches nothing and loses the network can see the own bookings and log out, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 760 })
    const untouched = watchRequests(page)
    await signIn(page, 'frequent-passenger')
    await untouched()
    await setNetwork(page, 'offline')
    if (width < 900) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('link', { name: 'Bookings', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Details/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Booking .+/ })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'No answer came from the server' })).toBeVisible()
    await logOut(page)
  })
}

test('B8: whoever saves data can leave without a network all the same, and fetches little for it', async ({
  page,
}) => {
  await savesData(page)
  const untouched = watchRequests(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await signIn(page, 'frequent-passenger')
  await untouched()
  expect(fetched.filter((path) => /palette-(?!dialog)/.test(path))).toEqual([])
  await setNetwork(page, 'offline')
  await logOut(page)
})

test('B8: what was pressed too early without a network opens by the next press with one', async ({
  page,
}) => {
  await page.route(/\/assets\/menu-list-/, (route) => route.abort())
  await signIn(page, 'frequent-passenger')
  await settled(page)
  await account(page).click()
  await expect(page.getByText('Loading chunk menu failed').first()).toBeVisible()
  await page.unroute(/\/assets\/menu-list-/)
  await account(page).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('B8: own bookings that were loaded stay in sight when the network has gone for longer than they are fresh', async ({
  page,
}) => {
  await page.clock.install()
  const untouched = watchRequests(page)
  await signIn(page, 'frequent-passenger')
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /^Details/ })
    .first()
  await expect(first).toBeVisible()
  await page.clock.runFor(10_000)
  await untouched()
  await setNetwork(page, 'offline')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await page.clock.runFor(60_000)
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'No answer came from the server' }).first(),
  ).toBeVisible()
  await expect(first).toBeVisible()
})
