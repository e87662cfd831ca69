import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { studioOf } from '../support/studio.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: /status of 50\d/ })

const guide = readFileSync(join(import.meta.dirname, '../../docs/qa.md'), 'utf8')

const steps = [...guide.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, words = '']) => ({ number, words }))

/** A button, link, tab or checkbox by its whole name. */
const control = (where: Page | Locator, name: string) => {
  const exact = { name, exact: true }
  return where
    .getByRole('button', exact)
    .or(where.getByRole('tab', exact))
    .or(where.getByRole('link', exact))
    .or(where.getByRole('checkbox', exact))
    .first()
}

/** A field by how its label begins: whether it may stay empty is said behind. */
const field = (where: Page | Locator, name: string) => {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return where.getByLabel(new RegExp(`^${escaped}( \\(optional\\))?$`)).first()
}

type Act = (where: Page | Locator, page: Page, parts: string[]) => Promise<unknown>

/** The sentences that a step may be. */
const sentences: [RegExp, Act][] = [
  [/^Open `([^`]+)`\.$/, (_where, page, [path = '']) => page.goto(path)],
  [/^Press \*\*(.+?)\*\*$/, (where, _page, [name = '']) => control(where, name).click()],
  [
    /^Type `(.+)` into \*\*(.+?)\*\*$/,
    (where, _page, [text = '', name = '']) => field(where, name).fill(text),
  ],
  [
    /^Choose \*\*(.+?)\*\* at \*\*(.+?)\*\*$/,
    (where, _page, [option = '', name = '']) => field(where, name).selectOption({ label: option }),
  ],
  [
    /^See \*\*(.+?)\*\*$/,
    (where, _page, [text = '']) =>
      expect(where.getByText(text).filter({ visible: true }).first()).toBeVisible(),
  ],
]

test('L2 L3: the walk of docs/qa.md leads where it says, line by line', async ({ page }) => {
  test.slow()
  expect(steps.map(({ number }) => Number(number))).toEqual(steps.map((_step, index) => index + 1))
  expect(steps.length).toBeGreaterThan(30)
  for (const { number, words } of steps) {
    await test.step(`${number}. ${words}`, async () => {
      const isStudio = words.endsWith(' in the studio.')
      const where = isStudio ? studioOf(page) : page.locator('#root')
      const plain = words.startsWith('Open') ? words : words.replace(/( in the studio)?\.$/, '')
      const known = sentences.find(([form]) => form.test(plain))
      if (!known) throw new Error(`No step is written like this: ${words}`)
      const [form, act] = known
      await act(where, page, (form.exec(plain) ?? []).slice(1))
    })
  }
})
