import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /Failed to load resource|SyntaxError|Unexpected token|net::ERR/ })

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
