import type { Page, Route } from '@playwright/test'
import { refuse } from './support/answers.ts'
import { callApi, confirmDeletion, makeTrains, pendingBar, rowsOf, watchWrites } from './support/admin.ts'
import { expectToFit, widths } from './support/layout.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

test.use({ expectedErrors: /status of (403|409|500) .*\/api\/|ERR_CONNECTION_RESET/ })

const chosen = (page: Page) => page.getByRole('group', { name: 'Chosen trains' })
const pressDelete = (page: Page) =>
  chosen(page)
    .getByRole('button', { name: /^Delete/ })
    .click()

for (const width of widths) {
  test(`J2 ADM-5: of 27 deletions at once three are refused: each says why, and only they are sent again, ${width} px`, async ({
    page,
    apiOrigin,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'admin')
    await page.goto('/help')
    await settled(page)
    const { name, ids } = await makeTrains(page, 27, apiOrigin)
    const [first = '', second = '', third = ''] = ids.slice(5)
    await page.goto(`/admin/trains?q=${encodeURIComponent(name)}&rows=25`)
    await settled(page)
    const writes = watchWrites(page)

    await page.getByRole('checkbox', { name: 'Choose every row of this page' }).check()
    await expect(chosen(page)).toContainText('25 trains chosen')
    await expectToFit(page)
    await chosen(page).getByRole('button', { name: 'Choose all 27 matching' }).click()
    await pressDelete(page)
    await expect(page.getByRole('alertdialog', { name: 'Delete 27 trains?' })).toContainText(
      'No booking uses these 27 trains.',
    )
    await confirmDeletion(page)
    await expect(page.getByText('No train fits')).toBeVisible()

    let letGo = () => {}
    const seen = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(`**/api/trains/${first}`, (route) =>
      refuse(page, route, 409, { message: 'It is on its way' }),
    )
    await page.route(`**/api/trains/${second}`, (route) => refuse(page, route, 500, {}))
    await page.route(`**/api/trains/${third}`, async (route) => {
      await seen
      await route.abort('connectionreset')
    })
    await pendingBar(page).getByRole('button', { name: 'Send now' }).click()
    const progress = pendingBar(page).getByRole('progressbar', { name: 'Deleting 27 trains' })
    await expect(progress).toHaveAttribute('aria-valuenow', '24')
    await expect(progress).toHaveAttribute('aria-valuemax', '27')
    letGo()

    // No answer came to one of them: it may be gone.
    const told = '2 of 27 trains were not deleted, and 1 may not have been'
    await expect(pendingBar(page)).toContainText(told)
    await expect(page.getByText(told).first()).toBeVisible()
    await pendingBar(page).getByText('Which, and why').click()
    const reasons = pendingBar(page).getByRole('listitem').getByRole('listitem')
    await expect(reasons).toHaveCount(3)
    for (const [index, words] of ['It is on its way', 'status code 500', 'No answer came'].entries()) {
      await expect(reasons.nth(index)).toContainText(`${name} ${index + 5} `)
      await expect(reasons.nth(index)).toContainText(words)
    }
    await expect(rowsOf(page, 'Trains')).toHaveCount(3)
    expect(writes.toSorted()).toEqual(ids.map((id) => `DELETE /api/trains/${id}`).toSorted())
    await expectToFit(page)

    await page.unrouteAll()
    await pendingBar(page)
      .getByRole('button', { name: /^Retry: / })
      .click()
    await expect(pendingBar(page)).toHaveCount(0)
    await expect(page.getByText('No train fits')).toBeVisible()
    expect(writes.slice(27).toSorted()).toEqual(
      [first, second, third].map((id) => `DELETE /api/trains/${id}`).toSorted(),
    )
    await page.reload()
    await expect(page.getByText('No train fits')).toBeVisible()
  })
}

test('B5 A11: where the server says that this is for admins, it is an error in the page and ends no session', async ({
  page,
  apiOrigin,
}) => {
  const forbid = (route: Route) => refuse(page, route, 403, { message: 'The role may not do this' })
  await signedIn(page, 'admin')
  await page.goto('/help')
  await settled(page)
  const { name, ids } = await makeTrains(page, 1, apiOrigin)

  await page.route('**/api/admin/bookings?*', forbid)
  await page.goto('/admin/bookings')
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch all bookings' })
  await expect(failure).toContainText('The role may not do this')
  await expect(page).toHaveURL(/\/admin\/bookings$/)
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(rowsOf(page, 'Bookings')).not.toHaveCount(0)

  await page.goto(`/admin/trains?q=${encodeURIComponent(name)}`)
  await page.route('**/api/trains/*', forbid)
  await rowsOf(page, 'Trains').getByRole('checkbox').check()
  await pressDelete(page)
  await confirmDeletion(page)
  await expect(page.getByText('No train fits')).toBeVisible()
  await pendingBar(page).getByRole('button', { name: 'Send now' }).click()
  await expect(pendingBar(page)).toContainText('The role may not do this')
  await expect(rowsOf(page, 'Trains')).toHaveCount(1)
  await pendingBar(page)
    .getByRole('button', { name: /^Discard: / })
    .click()
  await expect(pendingBar(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/trains\?/)
  await page.unrouteAll()
  await page.reload()
  await expect(rowsOf(page, 'Trains')).toHaveCount(1)
  await callApi(page, `/trains/${ids[0]}`, { method: 'DELETE', origin: apiOrigin })
})
