import { journeyDay } from '../support/journeys.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

for (const width of [360, 1280]) {
  test(`SEA-1: seats that come late move nothing, ${width} px`, async ({ page }) => {
    await signedIn(page, 'frequent-passenger')
    await page.setViewportSize({ width, height: 900 })
    const letGo = Promise.withResolvers<void>()
    await page.route('**/api/trains/*/seats*', async (route) => {
      await letGo.promise
      await route.continue()
    })
    await page.goto(`/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}`)
    await settled(page)
    const trains = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Book / }) })
    const heights = () =>
      trains.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height))
    await expect(trains.first()).toContainText('Checking seats…')
    const before = await heights()
    letGo.resolve()
    await expect(trains.first()).toContainText(/seats? (free|left)/)
    expect(await heights()).toEqual(before)
  })
}
