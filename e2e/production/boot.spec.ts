import { goInApp } from '../support/go-in-app.ts'
import { newToken, openRemembered } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test.use({
  expectedErrors:
    /Failed to load resource|SyntaxError|Unexpected token|net::ERR|Failed to fetch dynamically imported/,
})

for (const [name, answer] of Object.entries({
  'is gone after a deployment': { status: 404, body: 'Not found' },
  'does not arrive': undefined,
})) {
  test(`goal G25: the page says so where its first script ${name}`, async ({ page, context }) => {
    await context.route(/\/assets\/index-[^/]+\.js$/, (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    )
    await page.goto('/login')
    await expect(page.getByRole('status')).toContainText('The app could not be started.')
    await context.unroute(/\/assets\/index-[^/]+\.js$/)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('X-2: a step that is taken while the first page is still coming is followed', async ({
  page,
  context,
  apiOrigin,
}) => {
  const token = await newToken(page, apiOrigin, 'frequent-passenger')
  await openRemembered(page, token, '/favicon.svg')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await context.route(/\/assets\/about-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  // The router is there, and has begun: the session is known.
  await page.waitForFunction(
    () =>
      Object.hasOwn(history, 'pushState') && localStorage.getItem('root')?.includes('"isAuthenticated":true'),
  )
  await goInApp(page, '/help')
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
})
