import type { Page } from '@playwright/test'
import { setNetwork } from '../support/network.ts'
import { readQr } from '../support/read-qr.ts'
import { bookingsOf } from '../support/seed.ts'
import { expect, signIn, test } from '../support/test.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/, serviceWorkers: 'allow' })

const who = 'frequent-passenger'
const own = bookingsOf(who).map(({ pnr }) => pnr)

async function keepTickets(page: Page) {
  await signIn(page, who, { rememberMe: true })
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: 'Keep my tickets on this device' }).check()
  await expect(page.getByText(/tickets? (is|are) kept on this device\./)).toBeVisible()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByText('Successfully logged out')).toBeVisible()
}

const link = (page: Page) => page.getByRole('link', { name: 'Tickets kept on this device' })
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('kept-1')
    await new Promise((resolve) => request.addEventListener('success', resolve))
    const { result } = request
    if (!result.objectStoreNames.contains('records')) return 0
    const count = result.transaction('records').objectStore('records').count()
    await new Promise((resolve) => count.addEventListener('success', resolve))
    result.close()
    return count.result
  })

test('N1: tickets are read at the login page with no network and no session, with a code that scans', async ({
  page,
  context,
}) => {
  await keepTickets(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await setNetwork(page, 'offline')
  await page.close()
  const later = await context.newPage()
  await later.goto('/')
  await expect(later).toHaveURL(/\/login/)
  await link(later).click()
  const tickets = later.getByRole('article')
  await expect(tickets.first()).toBeVisible()
  const code = tickets.first().getByRole('img', { name: /^QR code of PNR/ })
  await expect(code.locator('path')).toHaveAttribute('d', /^M/)
  const box = await code.locator('path').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0) / (96 / 2.54)).toBeGreaterThanOrEqual(3)
  const pnr = (await tickets.first().getAttribute('aria-label'))?.replace('Ticket ', '')
  expect(await readQr(code)).toBe(pnr)
  expect(own).toContain(pnr)
  await expect(tickets.first()).toContainText('what has changed since is not known here')
})

test('N1: a log-out takes them from the device, unless their user chose that they stay', async ({ page }) => {
  await keepTickets(page)
  expect(await countKept(page)).toBeGreaterThan(0)
  await logOut(page)
  await expect(link(page)).toHaveCount(0)
  await expect.poll(() => countKept(page)).toBe(0)
  // That they are kept is remembered: they come back with the own bookings.
  await signIn(page, who, { rememberMe: true })
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: 'Keep them when I log out, too' }).check()
  await page.goto('/bookings')
  await expect.poll(() => countKept(page)).toBeGreaterThan(0)
  await logOut(page)
  await link(page).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
