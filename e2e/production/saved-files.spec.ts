import { stat } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { prepare, take } from '../support/page-actions.ts'
import { refusedByPolicy } from '../support/policy.ts'
import { dialogs, type OpenedDialog } from '../support/screens.ts'
import { bookingsOf } from '../support/seed.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

interface Saved extends OpenedDialog {
  button: string
  fileName: RegExp
}

const confirmed = bookingsOf('frequent-passenger').find(({ bookingStatus }) => bookingStatus === 'Confirmed')
const changeLog = dialogs.find(({ what }) => what === 'the change log')

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
  { ...changeLog!, button: 'Export CSV', fileName: /^change-log\.csv$/ },
]

async function expectSaved(download: Download, fileName: RegExp) {
  expect(download.suggestedFilename()).toMatch(fileName)
  expect((await stat(await download.path())).size).toBeGreaterThan(0)
}

for (const saved of files) {
  const { what, about, as, address, steps, button, fileName } = saved
  test(`goal G33 ${about}: the policy lets ${what} be saved`, async ({ page }) => {
    const refused = await refusedByPolicy(page)
    if (as) await signedIn(page, as)
    await prepare(page, saved)
    await page.goto(address)
    await settled(page)
    await take(page, steps)
    const saving = page.waitForEvent('download')
    // What an open dialog covers has no role.
    await page.getByRole('button', { name: button, exact: true }).first().click()
    await expectSaved(await saving, fileName)
    expect(refused).toEqual([])
  })
}
