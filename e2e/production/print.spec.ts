import type { Page } from '@playwright/test'
import { filled } from '../support/records.ts'
import { bookingsOf } from '../support/seed.ts'
import { expect, signedIn, test } from '../support/test.ts'

const bookings = bookingsOf('frequent-passenger')
const confirmed = bookings.find(({ bookingStatus }) => bookingStatus === 'Confirmed')
const cancelled = bookings.find(({ bookingStatus }) => bookingStatus === 'Cancelled')

/** The colours that reach the paper, and the text of what does. */
const printed = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body, body *')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().bottom > 0,
    )
    const colours = shown.flatMap((element) => {
      const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
      return [color, backgroundColor, ...(borderTopWidth === '0px' ? [] : [borderTopColor])]
    })
    return {
      colours: [...new Set([...colours, getComputedStyle(document.documentElement).backgroundColor])],
      text: document.body.innerText,
    }
  })

for (const theme of ['light', 'dark']) {
  for (const [name, address] of [
    ['a booking', `/bookings/${confirmed?._id}`],
    ['a cancelled booking', `/bookings/${cancelled?._id}`],
    ['a confirmation', `/bookings/confirmation/${confirmed?._id}`],
    ['a booking found by its PNR', `/bookings/pnr/${confirmed?.pnr}`],
  ] as const) {
    test(`X-6: ${name} is printed alone, black on white, with a code of 3 cm, ${theme}`, async ({ page }) => {
      await signedIn(page, 'frequent-passenger')
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.goto(address)
      const code = page.getByRole('img', { name: /^QR code/ })
      await expect(code.locator('path')).toHaveAttribute('d', /^M/)
      await page.waitForLoadState('networkidle')
      await page.emulateMedia({ media: 'print' })
      const { colours, text } = await printed(page)
      expect(colours.toSorted()).toEqual(
        ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'].toSorted(),
      )
      expect(text).toContain('Railway Planner: ticket and itinerary')
      expect(text).not.toMatch(/Dashboard|All my bookings|Add to calendar|Print|Look up|All rights reserved/)
      const box = await code.locator('path').boundingBox()
      const centimetres = Math.min(box?.width ?? 0, box?.height ?? 0) / (96 / 2.54)
      expect(centimetres).toBeGreaterThanOrEqual(3)
    })
  }
}

test('X-6: what can only be pressed is not printed with the trains of a day', async ({ page }) => {
  await signedIn(page, 'frequent-passenger')
  await page.goto(filled('/plan-journey?from=$fromCode&to=$toCode&date=$day'))
  await expect(page.getByRole('link', { name: /^Book \d/ }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Book \d/ })).toHaveCount(0)
})
