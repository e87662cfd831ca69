import type { Page } from '@playwright/test'
import { expectToFit, widths } from './support/layout.ts'
import { bookingsOf } from './support/seed.ts'
import { expect, signedIn, test } from './support/test.ts'

// The mock refuses one of them.
test.use({ expectedErrors: /status of 400 .*\/cancel\)$/ })

const soon = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString()
const booked = bookingsOf('frequent-passenger').find(
  ({ bookingStatus, journeyDate }) => bookingStatus === 'Confirmed' && journeyDate > soon,
)

const tabs = ['All', 'Upcoming', 'Past', 'Cancelled']

async function counts(page: Page): Promise<number[]> {
  const links = page.getByRole('navigation', { name: 'Bookings by time' }).getByRole('link')
  await expect(links).toHaveCount(tabs.length)
  return (await links.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]))
}

async function openUpcoming(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await signedIn(page, 'frequent-passenger')
  await page.goto('/bookings?status=upcoming')
  const card = page.getByRole('article', { name: `Booking ${booked?.pnr}` })
  await expect(card).toContainText('Confirmed')
  return { card, before: await counts(page) }
}

const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click()

for (const width of widths) {
  test(`G3 CNF-6: a cancelled booking changes tabs and counts, and stays cancelled, ${width} px`, async ({
    page,
  }) => {
    const { card, before } = await openUpcoming(page, width)
    const [all = 0, upcoming = 0, past = 0, cancelled = 0] = before
    await card.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Money back')
    await expectToFit(page)
    await confirm(page)
    await expect(page.getByText(`Booking ${booked?.pnr} is cancelled`)).toBeVisible()
    await expect(card).toHaveCount(0)
    const after = [all, upcoming - 1, past, cancelled + 1]
    expect(await counts(page)).toEqual(after)

    await page.getByRole('link', { name: /^Cancelled/ }).click()
    await expect(card).toContainText('Cancelled')
    await expect(card.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0)
    await page.reload()
    await expect(card).toContainText('Cancelled')
    expect(await counts(page)).toEqual(after)
    await expectToFit(page)
  })

  test(`CNF-5: a cancelling that comes too late leaves the booking as it was and says why, ${width} px`, async ({
    page,
  }) => {
    const { card, before } = await openUpcoming(page, width)
    await card.getByRole('button', { name: 'Cancel booking' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('You can cancel until')
    // Three hours before the day of the journey, while the dialog stood open.
    await page.clock.setFixedTime(Date.parse(booked?.journeyDate ?? '') - 3 * 60 * 60 * 1000)
    await confirm(page)
    await expect(card.getByRole('alert')).toContainText('Failed to cancel booking')
    await expect(card).toContainText('A booking can be cancelled up to 4 hours before the day of the journey')
    await expect(card).toContainText('Cancelling ended on')
    await expect(card).toContainText('Confirmed')
    // With the clock, what was upcoming may have passed meanwhile; cancelled is as much as before.
    const after = await counts(page)
    expect([after[0], after[3]]).toEqual([before[0], before[3]])
    await expectToFit(page)
  })
}
