import { expectToFit, widths } from '../support/layout.ts'
import { bookingsOf } from '../support/seed.ts'
import { expect, signedIn, test } from '../support/test.ts'

// No booking has this one.
test.use({ expectedErrors: /status of 404 .*\/pnr\/ZZZZ9999\)$/ })

const pnr = bookingsOf('frequent-passenger')[0]?.pnr ?? ''
/** As somebody reads it out from paper. */
const spoken = ` ${pnr.slice(0, 3).toLowerCase()}-${pnr.slice(3, 6).toLowerCase()} ${pnr.slice(6)}`

for (const width of widths) {
  test(`CNF-4: a PNR is found however it is written, and has an address, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'frequent-passenger')
    await page.goto('/bookings')
    const form = page.getByRole('search', { name: 'PNR look-up' })
    const field = form.getByLabel('PNR', { exact: true })
    const title = page.getByRole('heading', { level: 1 })
    await field.fill('ab-1')
    await form.getByRole('button', { name: 'Look up' }).click()
    await expect(field).toHaveAccessibleDescription(/6 to 10 letters and digits/)
    await expect(field).toBeFocused()
    await expectToFit(page)

    await field.fill(spoken)
    await field.press('Enter')
    await expect(page).toHaveURL(`/bookings/pnr/${pnr}`)
    await expect(title).toHaveText(`Booking ${pnr}`)
    await expectToFit(page)
    await page.reload()
    await expect(title).toHaveText(`Booking ${pnr}`)
    await page.goto(`/bookings/pnr/${encodeURIComponent(spoken)}`)
    await expect(page).toHaveURL(`/bookings/pnr/${pnr}`)
    await expect(title).toHaveText(`Booking ${pnr}`)

    await field.fill('zzzz-9999')
    await form.getByRole('button', { name: 'Look up' }).click()
    await expect(page).toHaveURL('/bookings/pnr/ZZZZ9999')
    await expect(page.getByRole('alert')).toContainText('You have no booking with the PNR ZZZZ9999')
    await expectToFit(page)
    await page.goBack()
    await expect(title).toHaveText(`Booking ${pnr}`)
  })
}
