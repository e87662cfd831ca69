import type { BrowserContext, Page, Route } from '@playwright/test'
import { leaveFor } from '../support/go-in-app.ts'
import { everythingStored, newAccount, newToken, openRemembered, refuseToken } from '../support/session.ts'
import { settled, takenOver } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test.use({
  viewport: { width: 360, height: 740 },
  expectedErrors: /status of 401|ERR_FAILED|Failed to fetch dynamically imported/,
})

const lists = ['/trains', '/stations'] as const
type List = (typeof lists)[number]
const store = 'answers-1'

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const loading = (page: Page) => page.getByText('Loading…')

/** A visit to the list, after which a snapshot of it is kept. */
async function seen(page: Page, token: string, list: List) {
  await openRemembered(page, token, list)
  await settled(page)
  const keptUrls = () =>
    page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url), store)
  // Written last.
  await expect.poll(keptUrls).toContain(new URL(`/snapshots${list}?x-kept-at`, page.url()).href)
}

/** The next visit in another tab, in which no script of the app comes until it is let go. */
async function openAgain(context: BrowserContext, list: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const page = await context.newPage()
  await page.route('**/assets/*.js', async (route: Route) => {
    await promise
    await route.continue()
  })
  await page.goto(list, { waitUntil: 'commit' })
  return { page, letGo }
}

/** Both: the second visit. */
async function comeBack(
  { page, context, apiOrigin }: { page: Page; context: BrowserContext; apiOrigin: string },
  list: List,
) {
  await seen(page, await newToken(page, apiOrigin, 'frequent-passenger'), list)
  return openAgain(context, list)
}

/** Notes for each frame where the list's first row is, from now on. */
const watchFirstRow = (page: Page) =>
  page.evaluate(() => {
    const places = new Set<string>()
    const note = () => {
      const row = [...document.querySelectorAll('main li')].find((one) => one.checkVisibility())
      const { x, width, height } = row?.getBoundingClientRect() ?? {}
      places.add([row?.querySelector('a')?.getAttribute('href'), x, width, height].join(' '))
      requestAnimationFrame(note)
    }
    note()
    Object.assign(globalThis, { places })
  })
const placesOfFirstRow = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { places: Set<string> }).places])

for (const list of lists)
  test(`P9: what was in sight of ${list} is there again before any script has come, says of when it is, and stays until the app has the same`, async ({
    page,
    context,
    apiOrigin,
  }) => {
    await seen(page, await newToken(page, apiOrigin, 'frequent-passenger'), list)
    const expected = await rows(page).first().innerText()
    const { page: again, letGo } = await openAgain(context, list)
    await expect(rows(again).first()).toBeVisible()
    await expect(loading(again)).toBeHidden()
    expect(await rows(again).first().innerText()).toBe(expected)
    await expect(again.getByText(/^\d+ \w+ · \w+ of .+, being made fresh$/)).toBeVisible()
    await watchFirstRow(again)
    letGo()
    await takenOver(again)
    await settled(again)
    await expect(again.getByText(/being made fresh/)).toHaveCount(0)
    expect(await placesOfFirstRow(again)).toHaveLength(1)
    expect(await again.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  })

test('P9: a link that was pressed before any script had come is followed once it can be, without leaving the app', async ({
  page,
  context,
  apiOrigin,
}) => {
  const { page: again, letGo } = await comeBack({ page, context, apiOrigin }, '/trains')
  const link = rows(again).nth(1).getByRole('link')
  const address = await link.getAttribute('href')
  await link.click()
  await expect(again).toHaveURL(/\/trains$/)
  await again.evaluate(() => Object.assign(globalThis, { isSame: true }))
  letGo()
  await expect(again).toHaveURL(new RegExp(`${address}$`))
  expect(await again.evaluate(() => 'isSame' in globalThis)).toBe(true)
})

test('P9: words that were typed before any script had come are searched for, and the focus stays', async ({
  page,
  context,
  apiOrigin,
}) => {
  const { page: again, letGo } = await comeBack({ page, context, apiOrigin }, '/stations')
  await search(again).fill('ndls')
  letGo()
  await expect(again).toHaveURL(/\?q=ndls$/)
  await expect(rows(again)).toHaveCount(1)
  await expect(search(again)).toHaveValue('ndls')
  await expect(search(again)).toBeFocused()
})

test('P9, TRN-7: a train that was chosen before any script had come is in the comparison', async ({
  page,
  context,
  apiOrigin,
}) => {
  const { page: again, letGo } = await comeBack({ page, context, apiOrigin }, '/trains')
  await again.getByText('Compare', { exact: true }).first().click()
  letGo()
  await expect(again.getByRole('checkbox', { name: /^Compare/ }).first()).toBeChecked()
  await expect(again).toHaveURL(/compare=/)
})

test('A8: a snapshot holds nothing of who was here', async ({ page, apiOrigin }) => {
  const account = await newAccount(page, apiOrigin)
  const token = await newToken(page, apiOrigin, account)
  for (const list of lists) await seen(page, token, list)
  const { 'the cache storage': kept = '' } = await everythingStored(page)
  for (const list of lists) expect(kept).toContain(`/snapshots${list}`)
  for (const secret of [account.name, account.email, token]) expect(kept).not.toContain(secret)
})

test('A8: of a page that was opened before the snapshot could be taken nothing is kept', async ({
  page,
  context,
  apiOrigin,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const part = /\/assets\/take-snapshot-[^/]+\.js$/
  await context.route(part, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(part)
  await openRemembered(page, await newToken(page, apiOrigin, 'frequent-passenger'), '/trains')
  const script = (await asked).url()
  await leaveFor(page, '/bookings')
  letGo()
  const keptUrls = await page.evaluate(
    async ([name, url]) => {
      // The app has it by then, and has done what it does with it.
      await import(url)
      await new Promise((done) => requestIdleCallback(done))
      return (await (await caches.open(name)).keys()).map((kept) => kept.url)
    },
    [store, script] as const,
  )
  expect(keptUrls.filter((url) => url.includes('/snapshots/'))).toEqual([])
})

test('A11, A3: nobody whose token is refused sees a snapshot', async ({ page, context, apiOrigin }) => {
  await seen(page, await newToken(page, apiOrigin, 'frequent-passenger'), '/trains')
  await context.addInitScript(() => {
    const note = () => {
      if (document.querySelector('main li')?.checkVisibility()) console.error('The list was seen')
      requestAnimationFrame(note)
    }
    note()
  })
  await context.route('**/api/auth/me', (route) => refuseToken(page, route))
  const { page: again, letGo } = await openAgain(context, '/trains')
  await expect(loading(again)).toBeVisible()
  letGo()
  await expect(again.getByText('Please log in to continue')).toBeVisible()
})

test('goal G25: a page whose script does not come says so in place of its snapshot', async ({
  page,
  context,
  apiOrigin,
}) => {
  await seen(page, await newToken(page, apiOrigin, 'frequent-passenger'), '/trains')
  await context.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort())
  const again = await context.newPage()
  await again.goto('/trains')
  await expect(again.getByRole('status')).toContainText('The app could not be started.')
  await expect(rows(again)).toHaveCount(0)
})

for (const [name, change] of Object.entries({
  'of another build': (text: string) => text.replace('/assets/', '/assets/other-'),
  'of another width': (text: string) => text.replace('"width":360', '"width":1280'),
  'that is damaged': (text: string) => text.slice(0, -9),
  'of another shape': () => '{"of":{}}',
}))
  test(`P9: a page with a snapshot ${name} opens as without it`, async ({ page, context, apiOrigin }) => {
    await seen(page, await newToken(page, apiOrigin, 'frequent-passenger'), '/trains')
    const address = new URL('/snapshots/trains', page.url()).href
    // The app is gone, and keeps no other one.
    await page.goto('/favicon.svg')
    const kept = await page.evaluate(
      async ([cache, url]) => (await (await caches.open(cache)).match(url))?.text() ?? '',
      [store, address] as const,
    )
    await page.evaluate(
      async ([cache, url, text]) => (await caches.open(cache)).put(url, new Response(text)),
      [store, address, change(kept)] as const,
    )
    const { page: again, letGo } = await openAgain(context, '/trains')
    await again.waitForResponse('**/api/auth/me')
    await expect(loading(again)).toBeVisible()
    letGo()
    await expect(rows(again).first()).toBeVisible()
    await takenOver(again)
  })
