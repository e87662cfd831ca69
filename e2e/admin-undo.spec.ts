import {
  confirmDeletion,
  expectAllSent,
  openAsAdmin,
  pendingBar,
  rowNamed,
  rowNames,
  undoMs,
} from './support/admin.ts'
import { expectToFit, widths } from './support/layout.ts'
import { isBooked, trains } from './support/seed.ts'
import { expect, test } from './support/test.ts'

for (const width of widths) {
  test(`ADM-3 J2: of five deletions in two seconds the second is taken back, and four are sent, ${width} px`, async ({
    page,
  }) => {
    const { pass, writes } = await openAsAdmin(page, width, '/admin/trains?type=Duronto&sort=number')
    const before = await rowNames(page, 'Trains')
    const going = before.filter((number) => !isBooked(number)).slice(1, 6)
    expect(going).toHaveLength(5)
    for (const number of going) {
      await rowNamed(page, 'Trains', number).getByRole('checkbox').check()
      await page
        .getByRole('group', { name: 'Chosen trains' })
        .getByRole('button', { name: /^Delete/ })
        .click()
      await confirmDeletion(page)
      await expect(rowNamed(page, 'Trains', number)).toHaveCount(0)
      await pass(400)
    }
    expect(await rowNames(page, 'Trains')).toEqual(before.filter((number) => !going.includes(number)))
    await expect(pendingBar(page)).toContainText('5 changes not sent yet')
    await expectToFit(page)

    const [, second = ''] = going
    await pendingBar(page)
      .getByRole('button', { name: new RegExp(`^Undo: Delete .*\\(${second}\\)`) })
      .click()
    const after = before.filter((number) => number === second || !going.includes(number))
    await expect.poll(() => rowNames(page, 'Trains')).toEqual(after)
    expect(writes).toEqual([])

    await pass(undoMs)
    await expectAllSent(page)
    const deleted = going.flatMap((number) => {
      const id = trains.find(({ trainNumber }) => trainNumber === number)?._id
      return number === second ? [] : [`DELETE /api/trains/${id}`]
    })
    expect(writes.toSorted()).toEqual(deleted.toSorted())
    await page.reload()
    await expect.poll(() => rowNames(page, 'Trains')).toEqual(after)
  })
}

test('ADM-4 L1: the demo, whose server goes with the page, asks before it is closed with anything unsent', async ({
  page,
}) => {
  const { writes } = await openAsAdmin(page, 1280, '/admin/trains?type=Duronto')
  await page.getByRole('checkbox', { name: 'Choose every row of this page' }).check()
  await page
    .getByRole('group', { name: 'Chosen trains' })
    .getByRole('button', { name: /^Delete/ })
    .click()
  await confirmDeletion(page)
  await expect(pendingBar(page)).toContainText('1 change not sent yet')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await expect(pendingBar(page)).toHaveCount(0)
  await expect(rowNamed(page, 'Trains', '12213')).toBeVisible()
  expect(writes).toEqual([])
})
