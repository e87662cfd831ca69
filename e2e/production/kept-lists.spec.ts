import type { Page, Request } from '@playwright/test'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

const who = 'frequent-passenger'
const rows = (page: Page) => page.getByRole('link', { name: /^Details of/ })

/** The calls for a list that a page makes from now on. */
function callsFor(page: Page, path: string) {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === path) calls.push(request)
  })
  return calls
}

/** Answers to it wait until they are let through. */
async function holdBack(page: Page, path: string) {
  const free = Promise.withResolvers<void>()
  await page.route(`**${path}*`, async (route) => {
    await free.promise
    await route.continue()
  })
  return free.resolve
}

for (const [name, path, address, shown, words] of [
  ['trains', '/api/trains', '/trains', rows, /^\d+ trains · Timetable of .+, being made fresh$/],
  [
    'stations',
    '/api/stations',
    '/stations',
    (page: Page) => page.getByRole('main').getByRole('listitem'),
    /^\d+ stations · List of .+, being made fresh$/,
  ],
] as const) {
  test(`N6, P13: the ${name} of the last visit are there before the server has answered, and asked for once`, async ({
    page,
    context,
  }) => {
    await signedIn(page, who)
    const first = callsFor(page, path)
    await page.goto(address)
    await expect(shown(page).first()).toBeVisible()
    await settled(page)
    const again = await context.newPage()
    await signedIn(again, who)
    const letThrough = await holdBack(again, path)
    const second = callsFor(again, path)
    await again.goto(address)
    await expect(shown(again).first()).toBeVisible()
    await expect(again.getByRole('status').filter({ hasText: words })).toBeVisible()
    letThrough()
    await expect(again.getByText(words)).toHaveCount(0)
    await expect(shown(again).first()).toBeVisible()
    expect([first.length, second.length]).toEqual([1, 1])
  })
}

test('N6: without a store for them the lists come from the server, as before', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(globalThis, 'caches', { value: undefined }))
  await signedIn(page, who)
  for (const path of ['/trains', '/trains']) {
    await page.goto(path)
    await expect(page.getByText(/^\d+ trains$/).first()).toBeVisible()
  }
})

test('N6, B9: the lists are named before they are erased, and are gone then', async ({ page }) => {
  await signedIn(page, who)
  await page.goto('/trains')
  await settled(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Erase local data' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('The timetable and the list of stations')
  await page.getByRole('button', { name: 'Erase and log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})
