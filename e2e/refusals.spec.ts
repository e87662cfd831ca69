import type { Page, Route } from '@playwright/test'
import { refuse } from './support/answers.ts'
import { mouse } from './support/input-devices.ts'
import { book, journeyDay } from './support/journeys.ts'
import { expectToFit, widths } from './support/layout.ts'
import { bookingsOf, dailyTrain } from './support/seed.ts'
import { expect, register, signedIn, signIn, test } from './support/test.ts'

test.use({ expectedErrors: /status of (409 .*\/cancel|503 .*\/pnr\/\w+|40[01] .*\/auth\/\w+)\)$/ })

/** The next call to the address, which stays unanswered until the test answers it. */
function heldCall(page: Page, address: string): Promise<Route> {
  return new Promise((held) => {
    void page.route(address, held, { times: 1 })
  })
}

for (const width of widths) {
  test(`G3 CNF-5: a cancelling shows before the answer, and is taken back with the reason, ${width} px`, async ({
    page,
    apiOrigin,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    await signIn(page, await register(page, apiOrigin))
    await page.goto(`/bookings/new/${dailyTrain.id}?date=${journeyDay}`)
    const pnr = await book(page, mouse, 'Asha Verma')
    await page.getByRole('link', { name: 'All my bookings' }).click()

    const call = heldCall(page, '**/api/bookings/*/cancel')
    const card = page.getByRole('article', { name: `Booking ${pnr}` })
    const cancel = page.getByRole('button', { name: 'Cancel booking' })
    await cancel.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()
    const route = await call
    await expect(card).toContainText('Cancelled')
    await expect(card).not.toContainText('Confirmed')

    await refuse(page, route, 409, { message: 'The chart is prepared' })
    await expect(card.getByRole('alert')).toContainText('Failed to cancel booking')
    await expect(card.getByRole('alert')).toContainText('The chart is prepared')
    await expect(card).toContainText('Confirmed')
    await expectToFit(page)
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`Booking ${pnr} is cancelled`)).toBeVisible()
    await expect(card).toContainText('Cancelled')
  })
}

test('CNF-4: a look-up that failed is not called a PNR that nobody has', async ({ page }) => {
  const pnr = bookingsOf('family-passenger')[0]?.pnr ?? ''
  await signedIn(page, 'family-passenger')
  await page.route(
    '**/api/bookings/pnr/*',
    (route) => refuse(page, route, 503, { message: 'Closed for the night' }),
    {
      times: 1,
    },
  )
  await page.goto(`/bookings/pnr/${pnr}`)
  await expect(page.getByRole('alert')).toContainText('Failed to fetch booking by PNR')
  await expect(page.getByRole('alert')).toContainText('Closed for the night')
  await expect(page.getByText('You have no booking')).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Booking ${pnr}`)
})

test('goal G32: unbreakable words of a refusal widen no form on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const endless = 'Unbreakable'.repeat(19).slice(0, 200)
  await page.route('**/api/auth/login', (route) =>
    refuse(page, route, 401, { message: endless.slice(0, 150) }),
  )
  await page.goto('/login')
  await page.getByLabel('E-mail address', { exact: true }).fill('asha@mail.example')
  await page.getByLabel('Password', { exact: true }).fill('Quiet#Coach5')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(endless.slice(0, 150))
  await expectToFit(page)

  await page.route('**/api/auth/register', (route) =>
    refuse(page, route, 400, { message: 'Not so', errors: [{ path: 'email', msg: endless }] }),
  )
  await page.goto('/register')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Verma')
  await page.getByLabel('E-mail address', { exact: true }).fill('asha@mail.example')
  await page.getByLabel('Phone').fill('9876543210')
  await page.getByLabel('Password', { exact: true }).fill('Quiet#Coach5')
  await page.getByLabel('Repeat the password').fill('Quiet#Coach5')
  await page.getByRole('checkbox', { name: /agree|accept|terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(endless)
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveAccessibleDescription(endless)
  await expectToFit(page)
})
