import { readFile } from 'node:fs/promises'
import { keyboard, mouse, withoutPointer } from './support/input-devices.ts'
import { book, chooseStation, goTo, journeyDay } from './support/journeys.ts'
import { widths } from './support/layout.ts'
import { expect, register, signIn, test } from './support/test.ts'

const ways = widths.flatMap((width) => [
  { width, by: 'mouse' as const },
  { width, by: 'keyboard' as const },
])

for (const { width, by } of ways) {
  test(`G1 G3 G5 G6 B3: from login to cancelling, ${width} px, by ${by}`, async ({ page, apiOrigin }) => {
    const device = by === 'mouse' ? mouse : keyboard(page)
    if (by === 'keyboard') await withoutPointer(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    await expect(button('Log in')).toBeVisible()
    const { email, password } = await register(page, apiOrigin)
    await device.type(page.getByLabel('E-mail address', { exact: true }), email)
    await device.type(page.getByLabel('Password', { exact: true }), password)
    await device.press(button('Log in'))
    await expect(page).toHaveURL(/\/dashboard/)

    await goTo(page, device, 'Plan Journey')
    await chooseStation(page, device, 'From', 'MMCT')
    await chooseStation(page, device, 'To', 'NDLS')
    // Two days ahead at least, so that it can still be cancelled.
    await device.press(button(/^Saturday/))
    await device.press(button('Search'))
    await expect(page).toHaveURL(/from=MMCT&to=NDLS/)
    await device.press(page.getByRole('link', { name: /^Book / }).first())
    const pnr = await book(page, device, 'Asha Verma')
    expect(sent.filter((path) => path === '/api/bookings')).toHaveLength(1)

    const arriving = page.waitForEvent('download')
    await device.press(button('Download ticket'))
    const ticket = await arriving
    expect(ticket.suggestedFilename()).toBe(`ticket-${pnr}.pdf`)
    expect((await readFile(await ticket.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await device.press(page.getByRole('link', { name: 'All my bookings' }))
    const first = page.getByRole('article').first()
    await expect(first).toHaveAccessibleName(`Booking ${pnr}`)
    await device.press(first.getByRole('button', { name: 'Cancel booking' }))
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }))
    await expect(page.getByText(`Booking ${pnr} is cancelled`)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('article', { name: `Booking ${pnr}` })).toContainText('Cancelled')
  })
}

test('G7: a half-filled booking is there again after a reload', async ({ page, apiOrigin }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await signIn(page, await register(page, apiOrigin))
  await page.goto(`/journey-planner?from=MMCT&to=NDLS&date=${journeyDay}`)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .click()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByLabel('Full name').fill('Asha Verma')
  await page.reload()
  await expect(page).toHaveURL(/step=passengers/)
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Verma')
})
