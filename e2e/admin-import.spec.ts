import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectTheme, switchTheme, themes, violations } from './support/axe.ts'
import { escape } from './support/page-actions.ts'
import { expectToFit, widths } from './support/layout.ts'
import { stations, trains } from './support/seed.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

const rehearsal = (page: Page) => page.getByRole('region', { name: 'Rehearsal' })
const pending = (page: Page) => page.getByRole('region', { name: 'Pending changes' })
const give = (page: Page, name: string, text: string) =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function exported(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download [\d,]+ \w+ to start from$/ }).click(),
  ])
  return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
}

/** The second row changes, the third has no name, a new one comes at the end. */
function edited([header = '', first = '', second = '', third = '', ...others]: string[]): string {
  const withoutName = third.replace(/^(\d+),("[^"]*"|[^,]*)/, '$1,')
  const added = first.replace(/^\d+,("[^"]*"|[^,]*)/, '90417,Imported Mail')
  return [
    header,
    first,
    second.replace(/,(\d+),\d+(\.\d+)?,"/, ',$1,4321,"'),
    withoutName,
    ...others,
    added,
  ].join('\n')
}

test('J3 ADM-6: trains are exported, changed in a spreadsheet, rehearsed, undone, applied again and sent', async ({
  page,
}) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/trains')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  const rows = await exported(page)
  expect(rows).toHaveLength(trains.length + 1)
  const writes: string[] = []
  page.on('request', (request) => {
    if (!/GET|OPTIONS/.test(request.method()))
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await give(page, 'trains.csv', rows.join('\r\n'))
  await expect(rehearsal(page)).toContainText(`0 new, 0 changed, ${trains.length} same, 0 with errors`)
  await give(page, 'edited.csv', edited(rows))
  await expect(rehearsal(page)).toContainText(`1 new, 1 changed, ${trains.length - 2} same, 1 with errors`)
  await page.getByRole('button', { name: 'Apply 2 rows' }).click()
  await expect(rehearsal(page)).toContainText(`0 new, 0 changed, ${trains.length} same, 1 with errors`)
  await page.getByRole('button', { name: /^Undo: Apply changes to 2 trains/ }).click()
  await expect(rehearsal(page)).toContainText('1 new, 1 changed')
  expect(writes).toEqual([])
  await page.getByRole('button', { name: 'Apply 2 rows' }).click()
  await pending(page).getByRole('button', { name: 'Send now' }).click()
  await expect(pending(page)).toHaveCount(0)
  expect(writes.toSorted()).toEqual(['POST /api/trains', expect.stringMatching(/^PUT \/api\/trains\/\w+$/)])
  await expect(rehearsal(page)).toContainText(`0 new, 0 changed, ${trains.length} same, 1 with errors`)
  await page.getByRole('link', { name: 'See the trains' }).click()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Imported Mail')
  await expect(page.getByRole('link', { name: '90417' })).toBeVisible()
})

async function look(page: Page, state: string) {
  for (const theme of themes) {
    await switchTheme(page, theme)
    await expectTheme(page, theme)
    await settled(page)
    await page.evaluate(() => scrollTo(0, 0))
    expect.soft(await violations(page, theme), `${state}, ${theme}`).toEqual([])
  }
  await expectToFit(page)
}

for (const width of widths) {
  test(`X-1 J3: axe finds nothing wrong with an import in any of its states, ${width} px`, async ({
    page,
  }) => {
    // Six states in two themes, some with tables of 159 rows: axe takes long.
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'admin')
    await page.goto('/admin/import?kind=stations')
    const rows = await exported(page)
    expect(rows).toHaveLength(stations.length + 1)
    await page.getByText('Paste rows instead').click()
    await look(page, 'a file to be chosen')
    await give(page, 'page.csv', '<!doctype html><title>Sign in</title>')
    await expect(page.getByRole('alert')).toContainText('This is a web page, not a CSV file')
    await look(page, 'a file refused')
    const [header = '', first = '', second = '', ...others] = rows
    const changed = first.replace(/^(\w+),/, '$1,New ')
    const wrong = second.replace(/^(\w+),[^,]*/, '$1,')
    const file = [`${header},colour`, changed, wrong, ...others, 'ZQQ,Zed,Zed,Zedland,,1.5,2.5,red'].join(
      '\n',
    )
    await give(page, 'stations.csv', file)
    await expect(rehearsal(page)).toContainText('1 new, 1 changed')
    await look(page, 'the rehearsal')
    await page.getByRole('link', { name: /^With errors/ }).click()
    await expect(page.getByRole('columnheader', { name: 'What is wrong' })).toBeVisible()
    await look(page, 'the errors')
    await page.getByRole('link', { name: /^Line/ }).first().click()
    await expect(page.getByRole('dialog')).toContainText('What is wrong')
    await look(page, 'one line')
    await escape(page)
    await page.getByRole('button', { name: /^Apply/ }).click()
    await expect(pending(page)).toBeVisible()
    await look(page, 'what is applied')
    await page.getByRole('button', { name: /^Undo/ }).click()
  })
}
