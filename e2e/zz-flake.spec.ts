import { expect, signIn, test } from './support/test.ts'
for (let i = 0; i < 60; i += 1)
  test(`flake ${i}`, async ({ page, otherDevice }) => {
    await signIn(page, 'frequent-passenger', { rememberMe: true })
    const state = await page.context().storageState()
    const items = Object.fromEntries(state.origins.flatMap((o) => o.localStorage.map(({ name, value }) => [name, value])))
    const data = JSON.parse(items['mock-api.1.1.data'] ?? '{"state":{"tokens":[]}}') as { state: { tokens: string[] } }
    if (!data.state.tokens.includes(items['token'] ?? '')) console.log('BAD CAPTURE', i, Object.keys(items), items['token'], data.state.tokens)
    await otherDevice.context().setStorageState(state)
    await otherDevice.goto('/help')
    await expect(otherDevice.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
  })
