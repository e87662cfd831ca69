import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAllSent, ownTime, pendingBar, rowNamed, undoMs, watchWrites } from './support/admin.ts'
import { expectToFit } from './support/layout.ts'
import { stations } from './support/seed.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

const count = stations.length
const [changed, broken] = stations.toSorted((a, b) => (a.code < b.code ? -1 : 1))

/** What the app exports, with one station changed, one spoilt and one more. */
async function editedExport(page: Page): Promise<string> {
  await page.goto('/admin/stations')
  await settled(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(count + 1)
  const edited = lines.map((line) => {
    if (line.startsWith(`${changed?.code},`)) return line.replace(`,${changed?.city},`, ',Old Ferry Town,')
    if (line.startsWith(`${broken?.code},`)) return line.replace(/[\d.]+$/, 'east')
    return line
  })
  expect(edited.filter((line, index) => line !== lines[index])).toHaveLength(2)
  return [...edited, 'ZQ8,Zorawar Cabin,Zorawar,Punjab,NR,30.51,75.26', ''].join('\r\n')
}

test('J3 ADM-6: a file of stations says what it would do, is taken back as one, and ten seconds after the second time is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await signedIn(page, 'admin')
  const pass = await ownTime(page)
  const file = await editedExport(page)
  const writes = watchWrites(page)
  await page.goto('/admin/import?kind=stations')
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'edited.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })

  const rehearsal = page.getByRole('region', { name: 'Rehearsal' }).first()
  const outcome = rehearsal.getByRole('status')
  const words = `1 new, 1 changed, ${count - 2} same, 1 with errors`
  await expect(outcome).toHaveText(words)
  await expectToFit(page)
  const rows = rehearsal.getByRole('table').locator('tbody tr')
  const show = (name: RegExp) => rehearsal.getByRole('link', { name }).click()
  await show(/^With errors/)
  await expect(rows).toHaveCount(1)
  for (const text of [broken?.code ?? '', 'longitude', 'east']) await expect(rows).toContainText(text)
  await show(/^Changed/)
  await expect(rows).toHaveCount(1)
  for (const text of [changed?.city ?? '', 'Old Ferry Town']) await expect(rows).toContainText(text)
  await show(/^New/)
  await expect(rows.first()).toContainText('Zorawar Cabin')

  const apply = page.getByRole('button', { name: 'Apply 2 rows' })
  await apply.click()
  await expect(outcome).toHaveText(`0 new, 0 changed, ${count} same, 1 with errors`)
  await pendingBar(page)
    .getByRole('button', { name: /^Undo: / })
    .click()
  await expectAllSent(page)
  await expect(outcome).toHaveText(words)
  await pass(undoMs)
  expect(writes).toEqual([])

  await apply.click()
  await expect(pendingBar(page)).toContainText('1 change not sent yet')
  await expectToFit(page)
  await pass(undoMs - 1)
  expect(writes).toEqual([])
  await pass(1)
  await expect(page.getByText('All that was applied went through.')).toBeVisible()
  expect(writes.toSorted()).toEqual(['POST /api/stations', `PUT /api/stations/${changed?._id}`])
  await page.goto(`/admin/stations?q=${changed?.code}`)
  await expect(rowNamed(page, 'Stations', changed?.code ?? '')).toContainText('Old Ferry Town')
  await page.goto('/admin/stations?q=ZQ8')
  await expect(rowNamed(page, 'Stations', 'ZQ8')).toContainText('Zorawar Cabin')
})
