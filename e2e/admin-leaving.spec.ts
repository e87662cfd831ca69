import type { Page } from '@playwright/test'
import { confirmDeletion, makeTrains, pendingBar, rowsOf, watchWrites } from './support/admin.ts'
import { readableBy } from './support/answers.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

async function openOwn(page: Page, count: number, apiOrigin: string) {
  await signedIn(page, 'admin')
  await page.goto('/help')
  await settled(page)
  const trains = await makeTrains(page, count, apiOrigin)
  await page.goto(`/admin/trains?q=${encodeURIComponent(trains.name)}&sort=name`)
  await settled(page)
  return trains.ids
}

async function deleteRow(page: Page, index: number) {
  await rowsOf(page, 'Trains').nth(index).getByRole('checkbox').check()
  await page
    .getByRole('group', { name: 'Chosen trains' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await confirmDeletion(page)
  await expect(pendingBar(page)).toContainText('not sent yet')
}

test('ADM-4 A8: signing out sends what was staged, and waits for the answer', async ({ page, apiOrigin }) => {
  const [id] = await openOwn(page, 1, apiOrigin)
  await deleteRow(page, 0)
  const held = page.waitForRequest((request) => request.method() === 'DELETE')
  let letGo = () => {}
  const seen = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/api/trains/${id}`, async (route) => {
    await seen
    await route.continue()
  })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const request = await held
  expect((await request.allHeaders()).authorization).toMatch(/^Bearer /)
  await expect(pendingBar(page)).toContainText('1 being sent')
  expect(page.url()).toMatch(/\/admin\/trains/)
  letGo()
  await expect(page.getByText('Successfully logged out').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get(`${apiOrigin}/api/trains/${id}`)).status()).toBe(404)
})

test('ADM-4: a page that is closed sends what was staged, and asks nothing', async ({
  page,
  context,
  apiOrigin,
}) => {
  const [gone, changed] = await openOwn(page, 2, apiOrigin)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    void dialog.dismiss()
  })
  await deleteRow(page, 0)
  await rowsOf(page, 'Trains').getByRole('link').first().click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel(/^Fare/).fill('88')
  await editor.getByRole('button', { name: 'Save train' }).click()
  await expect(pendingBar(page)).toContainText('2 changes not sent yet')
  const writes = watchWrites(page)
  expect(writes).toEqual([])

  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(dialogs).toEqual([])
  const train = (id = '') => context.request.get(`${apiOrigin}/api/trains/${id}`)
  await expect.poll(async () => (await train(gone)).status()).toBe(404)
  await expect
    .poll(async () => ((await (await train(changed)).json()) as { data: { fare: number } }).data.fare)
    .toBe(88)
})

test('ADM-4: what is too much for the browser to carry past the end of the page is asked about first', async ({
  page,
}) => {
  await signedIn(page, 'admin')
  // Not the server's, so nothing is lost however this ends.
  const stations = Array.from({ length: 250 }, (_, index) => ({
    _id: index.toString(16).padStart(24, '0'),
    code: `X${index}`,
    name: `Halt ${index}`,
    city: 'Nowhere',
    state: 'Goa',
    latitude: 15,
    longitude: 74,
  }))
  await page.route('**/api/stations?*', (route) =>
    route.fulfill({
      headers: readableBy(page),
      json: { success: true, count: 250, total: 250, totalPages: 1, currentPage: 1, data: stations },
    }),
  )
  await page.goto('/admin/stations?rows=0')
  const writes = watchWrites(page)
  await page.getByRole('checkbox', { name: 'Choose every row of this page' }).check()
  await page
    .getByRole('group', { name: 'Chosen stations' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await confirmDeletion(page)
  await expect(pendingBar(page)).toContainText('Delete 250 stations')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await pendingBar(page)
    .getByRole('button', { name: /^Undo: / })
    .click()
  await expect(pendingBar(page)).toHaveCount(0)
  expect(writes).toEqual([])
})
