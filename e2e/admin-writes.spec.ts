import type { Page } from '@playwright/test'
import {
  confirmDeletion,
  expectAllSent,
  expectCount,
  openAsAdmin,
  pendingBar,
  rowNamed,
  rowNames,
  undoMs,
} from './support/admin.ts'
import { mouse } from './support/input-devices.ts'
import { chooseStation } from './support/journeys.ts'
import { expectToFit, widths } from './support/layout.ts'
import { stations, trains } from './support/seed.ts'
import { settled } from './support/settled.ts'
import { expect, test } from './support/test.ts'

async function open(page: Page, width: number, address: string) {
  const { pass, writes } = await openAsAdmin(page, width, address)
  /** Just before the time is up nothing has left, and then this has. */
  const passesAndSends = async (expected: RegExp) => {
    const before = writes.length
    await pass(undoMs - 1)
    await expect(pendingBar(page)).toContainText('1 change not sent yet')
    expect(writes).toHaveLength(before)
    await pass(1)
    await expectAllSent(page)
    expect(writes.slice(before)).toEqual([expect.stringMatching(expected)])
    await settled(page)
  }
  return { writes, passesAndSends }
}

async function fillStop(page: Page, index: number, stop: Record<string, string>) {
  const group = page.getByRole('group', { name: `Stop ${index}`, exact: true })
  await chooseStation(page, mouse, `Station ${index}`, stop.code ?? '')
  for (const [label, text] of Object.entries(stop)) {
    if (label !== 'code') await group.getByLabel(label).fill(text)
  }
}

for (const width of widths) {
  test(`E3 J1 J2: a train is created, changed and deleted, each shown at once and sent after ten seconds, ${width} px`, async ({
    page,
  }) => {
    const { writes, passesAndSends } = await open(page, width, '/admin/trains')
    const count = trains.length
    await expectCount(page, `${count} trains`)
    await page.getByRole('link', { name: 'Add train' }).click()
    const editor = page.getByRole('dialog', { name: 'Add train' })
    await editor.getByLabel('Number', { exact: true }).fill('90871')
    await editor.getByLabel('Name', { exact: true }).fill('Akola Mail')
    await editor.getByLabel('Type', { exact: true }).selectOption('Express')
    await editor.getByLabel('Seats', { exact: true }).fill('480')
    await editor.getByLabel(/^Fare/).fill('120')
    await editor.getByRole('button', { name: 'Add a stop after stop 1' }).click()
    await fillStop(page, 1, { code: 'PUNE', Leaves: '06:30', km: '0' })
    await fillStop(page, 2, { code: 'KYN', Arrives: '08:40', Leaves: '08:45', km: '140' })
    await fillStop(page, 3, { code: 'CSMT', Arrives: '09:50', km: '192' })
    await expectToFit(page)
    await editor.getByRole('button', { name: 'Add train' }).click()

    await expect(editor).toHaveCount(0)
    await expect.poll(async () => (await rowNames(page, 'Trains'))[0]).toBe('90871')
    await expectCount(page, `${count + 1} trains`)
    await expectToFit(page)
    await passesAndSends(/^POST \/api\/trains$/)
    await expectCount(page, `${count + 1} trains`)

    // Now in the server's order, which is by name.
    const place = trains.filter(({ name }) => name < 'Akola Mail').length
    const shownAt = async () => (await rowNames(page, 'Trains')).indexOf('90871')
    await expect.poll(shownAt).toBe(place)
    const row = rowNamed(page, 'Trains', '90871')
    await expect(row.getByRole('cell', { name: '480', exact: true })).toBeVisible()
    await row.getByRole('link', { name: '90871' }).click()
    const change = page.getByRole('dialog', { name: 'Akola Mail (90871)' })
    await expect(change.getByRole('combobox', { name: 'Station 3' })).toHaveValue(/CSMT/)
    await change.getByLabel('Seats', { exact: true }).fill('512')
    await change.getByRole('button', { name: 'Save train' }).click()
    await expect(change).toHaveCount(0)
    await expect(row.getByRole('cell', { name: '512', exact: true })).toBeVisible()
    expect(await shownAt()).toBe(place)
    const [put] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT'),
      passesAndSends(/^PUT \/api\/trains\/\w+$/),
    ])
    // PUT takes the whole record.
    const body: unknown = put.postDataJSON()
    expect(body).toMatchObject({ trainNumber: '90871', name: 'Akola Mail', totalSeats: 512, fare: 120 })
    expect(body).toHaveProperty('route.length', 3)
    await expect(row.getByRole('cell', { name: '512', exact: true })).toBeVisible()
    expect(await shownAt()).toBe(place)

    await row.getByRole('checkbox').check()
    await page
      .getByRole('group', { name: 'Chosen trains' })
      .getByRole('button', { name: /^Delete/ })
      .click()
    const question = page.getByRole('alertdialog', { name: 'Delete Akola Mail (90871)?' })
    await expect(question).toContainText('No booking uses this train.')
    await expectToFit(page)
    await confirmDeletion(page)
    await expect(row).toHaveCount(0)
    await expectCount(page, `${count} trains`)
    await passesAndSends(/^DELETE \/api\/trains\/\w+$/)
    await expectCount(page, `${count} trains`)
    expect(writes).toHaveLength(3)
  })

  test(`F2 J1 J2: a station is created, changed and deleted, each shown at once and sent after ten seconds, ${width} px`, async ({
    page,
  }) => {
    const { writes, passesAndSends } = await open(page, width, '/admin/stations')
    const count = stations.length
    await expectCount(page, `${count} stations`)
    await page.getByRole('link', { name: 'Add station' }).click()
    const editor = page.getByRole('dialog', { name: 'Add station' })
    const fields = {
      Code: 'ZQX',
      Name: 'Zorawar Halt',
      City: 'Zorawar',
      State: 'Punjab',
      Latitude: '30.5',
      Longitude: '75.25',
    }
    for (const [label, text] of Object.entries(fields)) {
      await editor.getByLabel(label, { exact: true }).fill(text)
    }
    await expectToFit(page)
    await editor.getByRole('button', { name: 'Add station' }).click()
    await expect(editor).toHaveCount(0)
    await expect.poll(async () => (await rowNames(page, 'Stations'))[0]).toBe('ZQX')
    await expectCount(page, `${count + 1} stations`)
    await passesAndSends(/^POST \/api\/stations$/)
    await expectCount(page, `${count + 1} stations`)

    // Alone on the page, wherever the server has put it by now.
    await page.goto('/admin/stations?q=ZQX')
    const row = rowNamed(page, 'Stations', 'ZQX')
    await row.getByRole('link', { name: 'ZQX' }).click()
    const change = page.getByRole('dialog', { name: /Zorawar Halt/ })
    await change.getByLabel('City', { exact: true }).fill('Firozpur')
    await change.getByRole('button', { name: 'Save station' }).click()
    await expect(change).toHaveCount(0)
    await expect(row).toContainText('Firozpur')
    await passesAndSends(/^PUT \/api\/stations\/\w+$/)
    await expect(row).toContainText('Firozpur')

    await row.getByRole('checkbox').check()
    await page
      .getByRole('group', { name: 'Chosen stations' })
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(page.getByRole('alertdialog', { name: /^Delete Zorawar Halt/ })).toContainText(
      'No train and no booking uses this station.',
    )
    await confirmDeletion(page)
    await expect(page.getByText('No station fits')).toBeVisible()
    await expectCount(page, `0 stations of ${count}`)
    await passesAndSends(/^DELETE \/api\/stations\/\w+$/)
    await expectCount(page, `0 stations of ${count}`)
    expect(writes).toHaveLength(3)
  })
}
