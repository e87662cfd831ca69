import { journeyDay } from '../support/journeys.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

for (const [address, links, leads] of [
  ['/trains', 'main li a[href^="/trains/"]', /\/trains\/[\da-f]{24}/],
  [
    `/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}`,
    'main li a[href*="/bookings/new/"]',
    /\/bookings\/new/,
  ],
] as const) {
  test(`X-2: Back leads to the same place of ${address}`, async ({ page }) => {
    await signedIn(page, 'frequent-passenger')
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(address)
    await settled(page)
    const link = page.locator(links).last()
    await link.scrollIntoViewIfNeeded()
    const y = await page.evaluate(() => scrollY)
    expect(y).toBeGreaterThan(300)
    await link.click()
    await expect(page).toHaveURL(leads)
    await settled(page)
    await page.goBack()
    await settled(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
  })
}

test('X-2: Back from a page whose code does not come leads to the same place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await signedIn(page, 'frequent-passenger')
  await page.goto('/trains')
  await settled(page)
  await page.locator('main li a[href^="/trains/"]').last().scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => scrollY)
  expect(y).toBeGreaterThan(300)
  // Never answered.
  await page.route('**/assets/*.js', () => {})
  await page.getByRole('navigation').getByRole('link', { name: 'Help' }).click()
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(y)
  await page.goBack()
  await settled(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
})
