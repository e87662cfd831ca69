import { mouse } from './support/input-devices.ts'
import { book, journeyDay } from './support/journeys.ts'
import { expectToFit, widths } from './support/layout.ts'
import { expect, signedIn, test } from './support/test.ts'

for (const width of widths) {
  test(`PLN-2 PLN-6 G3: a journey with changes is planned, and its first two trains booked, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'new-passenger')
    await page.goto(`/plan-journey?from=MYS&to=GHY&date=${journeyDay}`)
    const found = page.getByRole('region', { name: 'With changes' })
    const journey = found
      .getByRole('listitem')
      .filter({ hasText: /\d changes?: / })
      .first()
    await journey.getByRole('link', { name: /\d trains, seats and booking/ }).click()
    await expect(page).toHaveURL(/journey=/)
    await expectToFit(page)

    const planned = page.url()
    const pnrs: string[] = []
    for (const turn of [1, 2]) {
      if (turn > 1) await page.goto(planned)
      // What is booked already leads to its booking instead.
      await expect(journey.getByRole('link', { name: /^Look at booking/ })).toHaveCount(pnrs.length)
      await journey
        .getByRole('link', { name: /^Book \d+/ })
        .first()
        .click()
      pnrs.push(await book(page, mouse, 'Ira Sol'))
    }
    expect(new Set(pnrs).size).toBe(2)
    await page.goto('/bookings')
    for (const pnr of pnrs) await expect(page.getByRole('article', { name: `Booking ${pnr}` })).toBeVisible()
  })
}
