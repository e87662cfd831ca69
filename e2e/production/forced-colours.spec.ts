import type { Locator } from '@playwright/test'
import { filled } from '../support/records.ts'
import { faintTexts } from '../support/contrast.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

/**
 * The edge that tells it from its neighbours: a tint would be gone. Asked again until it is there: while data still
 * arrives, another one may be chosen between the finding and the asking.
 */
const expectEdge = (chosen: Locator, width: number) =>
  expect
    .poll(() =>
      chosen.evaluate((element) => {
        const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element)
        return Math.max(
          outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
          Number.parseFloat(borderTopWidth),
        )
      }),
    )
    .toBe(width)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`X-1: with the system's own ${colorScheme} colours, marks are read and what is chosen is seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await signedIn(page, 'frequent-passenger')
    await page.goto('/plan-journey')
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    await page.getByRole('combobox', { name: 'From' }).fill('pune')
    const offered = page.getByRole('listbox', { name: 'From' })
    await expect(offered.locator('mark').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await faintTexts(page)).toEqual([])
    await expectEdge(offered.getByRole('option', { selected: true }), 2)
    await page.keyboard.press('Enter')
    await expectEdge(page.getByRole('button', { name: /^Tomorrow/, pressed: true }), 3)
    await expectEdge(page.getByRole('link', { name: 'Plan Journey' }), 3)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Page, train, station or PNR' }).fill('pune')
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
    await settled(page)
    expect(await faintTexts(page)).toEqual([])
    await expectEdge(page.getByRole('dialog').getByRole('option', { selected: true }), 2)

    await page.goto(filled('/trains/$trainId'))
    await settled(page)
    await expectEdge(page.locator('li:has(> [aria-current=date])'), 3)
    expect(await faintTexts(page)).toEqual([])
  })
}
