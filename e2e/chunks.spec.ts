import { expect, signedIn, test } from './support/test.ts'

// The part that is kept back is an error in the console of its own.
test.use({ expectedErrors: /Failed to load resource|dynamically imported module|ChunkLoadError/ })

test('B8: a part that fails while it is fetched ahead reloads nothing; the press that needs it tries again', async ({
  page,
}) => {
  await signedIn(page, 'frequent-passenger')
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  let refused = 0
  await page.route('**/assets/*.js', (route) => {
    refused += 1
    return route.abort()
  })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })
  await link.hover()
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContainEqual(
    expect.stringContaining('chunk-reload'),
  )

  // Now it is needed: it is fetched again, or where the browser remembers the failure, by the one reload.
  await page.mouse.move(0, 0)
  await page.unroute('**/assets/*.js')
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  await expect(page).toHaveURL(/\/contact$/)
})

test('A2: leaving a page while its session is checked does not log out', async ({ page }) => {
  await signedIn(page, 'frequent-passenger')
  // The check never comes to an end.
  await page.route('**/api/auth/me', () => {})
  await page.goto('/help', { waitUntil: 'commit' })
  for (const path of ['/trains', '/stations', '/help']) {
    await page.waitForRequest('**/api/auth/me')
    await page.goto(path, { waitUntil: 'commit' })
  }
  await page.unroute('**/api/auth/me')
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
})

test('B8: where the reload does not help, the page says so and offers one', async ({ page }) => {
  await signedIn(page, 'frequent-passenger')
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('chunk-reload:contact', '1'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
  const error = page.getByRole('alert').filter({ hasText: 'This page did not load' })
  await expect(error).toBeVisible()
  await expect(page.getByText('ChunkLoadError: Loading chunk contact failed.')).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Reload this page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('B8 A2: where the part that asks who is here does not come, a reload goes on as the same user', async ({
  page,
}) => {
  await signedIn(page, 'frequent-passenger')
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  await page.route('**/assets/signed-in-*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'This page did not load' })).toBeVisible()
  await expect(page).toHaveURL(/\/help$/)
  await page.unroute('**/assets/signed-in-*.js')
  await page.getByRole('button', { name: 'Reload this page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
})
