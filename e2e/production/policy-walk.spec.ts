import { stat } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expectTheme, themes } from '../support/axe.ts'
import { filled } from '../support/ids.ts'
import { openedByAdmins } from '../support/opened-by-admins.ts'
import { openedByPassengers } from '../support/opened-by-passengers.ts'
import { type Opened, switchTheme } from '../support/opened.ts'
import type { PersonaId } from '../support/personas.ts'
import { refusedByPolicy } from '../support/policy.ts'
import { elsewhere, routes } from '../support/routes.ts'
import { scrollThrough } from '../support/scroll-through.ts'
import { bookingsOf } from '../support/seed.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

const withCharts = ['/dashboard', '/admin/dashboard', '/admin/reports']

/** How many charts there are with something on them. */
const drawnCharts = (page: Page) =>
  page
    .locator('canvas')
    .evaluateAll(
      (charts: HTMLCanvasElement[]) =>
        charts.filter(
          (chart) =>
            chart.width > 0 &&
            chart.getContext('2d')?.getImageData(0, 0, chart.width, chart.height).data.some(Boolean),
        ).length,
    )

for (const [index, { path, about, as, search = '' }] of [...routes, ...elsewhere].entries()) {
  test(`goal G33 ${about}: the policy refuses nothing at ${path}, in both themes`, async ({ page }) => {
    const refused = await refusedByPolicy(page)
    if (as) await signedIn(page, as)
    // Every other one is opened in the dark.
    const [first, then] = index % 2 ? themes.toReversed() : themes
    await page.addInitScript((theme) => (localStorage.theme ??= theme), first)
    await page.goto(`${filled(path)}${search}`)
    for (const theme of [first, then]) {
      await switchTheme(page, theme)
      // Before the sign-in nothing follows the choice.
      if (!as) await page.reload()
      await settled(page)
      await expectTheme(page, theme)
      await scrollThrough(page)
      if (withCharts.includes(path)) await expect.poll(() => drawnCharts(page)).toBeGreaterThan(0)
    }
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })
}

const palette: Opened = {
  what: 'the palette',
  about: 'C3',
  address: '/help',
  open: async (page) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('pune')
    await expect(page.getByRole('option').first()).toBeVisible()
  },
}

const opened: [PersonaId, Opened[]][] = [
  ['frequent-passenger', [...openedByPassengers, palette]],
  ['admin', openedByAdmins],
]

for (const [as, cases] of opened) {
  for (const { what, about, address, before, open, widths, sends } of cases) {
    // The server is every test's.
    if (!open || sends) continue
    test(`goal G33 ${about}: the policy refuses nothing of ${what}, in both themes`, async ({ page }) => {
      const refused = await refusedByPolicy(page)
      await page.setViewportSize({ width: widths?.[0] ?? 1280, height: 800 })
      await signedIn(page, as)
      await before?.(page)
      await page.goto(address)
      await settled(page)
      await open(page)
      for (const theme of themes) {
        await switchTheme(page, theme)
        await expectTheme(page, theme)
        await settled(page)
      }
      expect(refused).toEqual([])
    })
  }
}

interface Saved {
  what: string
  about: string
  as: PersonaId
  address: string
  before?: (page: Page) => Promise<unknown>
  open?: (page: Page) => Promise<void>
  button: string
  fileName: RegExp
}

const confirmed = bookingsOf('frequent-passenger').find(({ bookingStatus }) => bookingStatus === 'Confirmed')
const changeLog = openedByAdmins.find(({ what }) => what === 'the change log')

const files: Saved[] = [
  {
    what: 'a ticket',
    about: 'G5',
    as: 'frequent-passenger',
    address: `/bookings/confirmation/${confirmed?._id}`,
    button: 'Download ticket',
    fileName: /\.pdf$/,
  },
  {
    what: 'a calendar file',
    about: 'CNF-3',
    as: 'frequent-passenger',
    address: `/bookings/confirmation/${confirmed?._id}`,
    button: 'Add to calendar',
    fileName: /\.ics$/,
  },
  {
    what: 'a list',
    about: 'ADM-6',
    as: 'admin',
    address: '/admin/trains?type=Duronto',
    button: 'Export CSV',
    fileName: /^trains\.csv$/,
  },
  {
    what: 'a report',
    about: 'ADM-6',
    as: 'admin',
    address: '/admin/reports',
    button: 'Download CSV',
    fileName: /\.csv$/,
  },
  { ...changeLog!, as: 'admin', button: 'Export CSV', fileName: /^change-log\.csv$/ },
]

async function expectSaved(download: Download, fileName: RegExp) {
  expect(download.suggestedFilename()).toMatch(fileName)
  expect((await stat(await download.path())).size).toBeGreaterThan(0)
}

for (const { what, about, as, address, before, open, button, fileName } of files) {
  test(`goal G33 ${about}: the policy lets ${what} be saved`, async ({ page }) => {
    const refused = await refusedByPolicy(page)
    await signedIn(page, as)
    await before?.(page)
    await page.goto(address)
    await settled(page)
    await open?.(page)
    const saving = page.waitForEvent('download')
    // What an open dialog covers has no role.
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await expectSaved(await saving, fileName)
    expect(refused).toEqual([])
  })
}
