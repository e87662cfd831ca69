import { ownTime } from '../support/admin.ts'
import { bookingsOf } from '../support/seed.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

const who = 'frequent-passenger'
const limit = 'The server did not answer within 10 seconds.'
const [held] = bookingsOf(who).filter(({ bookingStatus }) => bookingStatus === 'Confirmed')

// In this build names are shortened: an error is to be known by what stays of it.
for (const [what, address, call] of [
  ['the trains', '/trains', '**/api/trains'],
  ['own bookings', '/bookings', '**/api/bookings'],
  ['stations', '/stations', '**/api/stations*'],
] as const) {
  test(`A10, goal G23: ${what} that do not come within ten seconds are told as that`, async ({ page }) => {
    await signedIn(page, who)
    const pass = await ownTime(page)
    await page.route(call, () => {})
    const asked = page.waitForRequest(call)
    await page.goto(address)
    await asked
    await expect(page.getByText(limit)).toHaveCount(0)
    await pass(10_000)
    await expect(page.getByRole('alert').filter({ hasText: limit })).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByText(limit)).toHaveCount(0)
  })
}

test('G5, goal G23: a ticket that does not come within ten seconds is told as that', async ({ page }) => {
  await signedIn(page, who)
  const pass = await ownTime(page)
  await page.goto(`/bookings/${held?._id}`)
  await settled(page)
  await page.route('**/ticket', () => {})
  const asked = page.waitForRequest('**/ticket')
  await page.getByRole('button', { name: 'Download ticket' }).first().click()
  await asked
  await pass(10_000)
  await expect(page.getByText(limit).first()).toBeVisible()
})
