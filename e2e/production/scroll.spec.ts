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
