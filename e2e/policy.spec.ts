import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, signIn, test } from './support/test.ts'

const [, documented = ''] =
  /```\n(default-src .*)\n```/.exec(readFileSync(new URL('../README.md', import.meta.url), 'utf8')) ?? []

test('A10 L3: the app runs under the content security policy that the README names', async ({
  page,
  context,
  apiOrigin,
}) => {
  expect(documented).toContain('connect-src')
  // A document that is handed in counts as one of the open internet, which may not ask this machine.
  await context.grantPermissions(['local-network-access'])
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(await response.text()) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = documented
      .replace('sha256-…', `sha256-${hash}`)
      .replace('https://api.example.org', apiOrigin)
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
  // A refusal is an error in the console, which fails the test.
  await signIn(page, 'family-passenger')
  for (const address of ['/dashboard', '/journey-planner', '/bookings']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})
