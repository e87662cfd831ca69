import type { Page } from '@playwright/test'
import type { InputDevice } from './input-devices.ts'
import { expectToFit, sidebarFrom } from './layout.ts'
import { expect } from './test.ts'

/** Far enough ahead to be cancelled at any hour; a calendar day as the address has it. */
export const journeyDay = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** By the sidebar, or on phones by the menu that holds it. */
export async function goTo(page: Page, device: InputDevice, label: string) {
  if ((page.viewportSize()?.width ?? 0) < sidebarFrom) {
    await device.press(page.getByRole('button', { name: 'Menu', exact: true }))
  }
  await device.press(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }),
  )
}

export async function chooseStation(page: Page, device: InputDevice, label: string, code: string) {
  await device.type(page.getByRole('combobox', { name: label, exact: true }), code)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(code)
  // The list belongs to the field: arrows and Enter for both.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** From the first step of the booking form to the press that books, for one passenger. */
export async function sendBooking(page: Page, device: InputDevice, name: string) {
  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true })
  await expect(page).toHaveURL(/\/bookings\/new\//)
  await expectToFit(page)
  await device.press(button(/^Continue/))
  await expect(page).toHaveURL(/step=passengers/)
  await device.type(page.getByLabel('Full name', { exact: true }), name)
  await device.type(page.getByLabel('Age', { exact: true }), '31')
  await device.press(page.getByRole('radio', { name: 'Female' }))
  await expectToFit(page)
  await device.press(button('Continue to review'))

  await expect(page).toHaveURL(/step=review/)
  await expect(page.getByRole('main').getByText(name)).toBeVisible()
  await expectToFit(page)
  await device.press(button('Book 1 seat'))
}

/** From the first step of the booking form to the confirmation, for one passenger; the PNR. */
export async function book(page: Page, device: InputDevice, name: string): Promise<string> {
  await sendBooking(page, device, name)
  await expect(page).toHaveURL(/\/bookings\/confirmation\//)
  const copy = page.getByRole('button', { name: /^Copy PNR / })
  const pnr = (await copy.getAttribute('aria-label'))?.replace('Copy PNR ', '') ?? ''
  expect(pnr).toMatch(/^[A-Z0-9]{6,}$/)
  await expectToFit(page)
  return pnr
}
