import type { Page } from '@playwright/test'
import { expectToFit, widths } from '../support/layout.ts'
import { addressOf, screens } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, signIn, test } from '../support/test.ts'

const addresses = screens.filter((screen) => screen.for === 'admins').map(({ path }) => addressOf({ path }))

function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const width of widths) {
  test(`B4 B5 B6: no page of the admin area opens for a passenger, and none asks the server for anything, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'frequent-passenger')
    // What the start page asked for is answered.
    await page.goto('/help')
    await settled(page)
    const calls = watchCalls(page)
    for (const address of ['/admin', ...addresses]) {
      await page.goto(address)
      await expect(title(page)).toHaveText('Access Denied')
      await expect(page.getByText('403 - Forbidden')).toBeVisible()
      await expect(page.getByText('You are not authorized to access this page.')).toBeVisible()
      await expectToFit(page)
    }
    await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0)
    expect(new Set(calls)).toEqual(new Set(['GET /api/auth/me']))
  })
}

test('B6 B2: the ways on from there: back, home, or signing in as an admin, who gets the page asked for', async ({
  page,
}) => {
  await signedIn(page, 'agent')
  await page.goto('/help')
  await expect(title(page)).toHaveText('Help')
  await page.goto('/admin/trains?type=Duronto')
  await expect(title(page)).toHaveText('Access Denied')
  await expect(page.getByText('Error code: 403_unauthorized')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(title(page)).toHaveText('Help')
  await page.goForward()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await settled(page)
  // A pointer over a link fetches ahead what is behind it.
  await page.mouse.move(0, 0)
  await page.goBack()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'admin')
  await expect(page).toHaveURL(/\/admin\/trains\?type=Duronto$/)
  await expect(title(page)).toHaveText('Trains')
})

test('B2 B4: who is signed out signs in first, and then gets the page asked for', async ({ page }) => {
  const calls = watchCalls(page)
  for (const address of ['/admin', ...addresses, '/admin/bookings?status=RAC&rows=25']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Please log in to continue')).toBeVisible()
  }
  expect(calls).toEqual([])
  await signIn(page, 'admin')
  await expect(page).toHaveURL(/\/admin\/bookings\?status=RAC&rows=25$/)
  await expect(title(page)).toHaveText('Bookings')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('RAC')
})
