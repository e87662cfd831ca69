import type { Locator } from '@playwright/test'
import { filled } from './support/ids.ts'
import { faintTexts } from './support/contrast.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

/** The edge that tells it from its neighbours: a tint would be gone. */
const edgeOf = (chosen: Locator) =>
  chosen.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(element)
    return Math.max(
      outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      Number.parseFloat(borderTopWidth),
    )
  })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`X-1: with the system's own ${colorScheme} colours, marks are read and what is chosen is seen`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await signedIn(page, 'frequent-passenger')
    await page.goto('/plan-journey')
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    await page.getByRole('combobox', { name: 'From' }).fill('pune')
    await page.keyboard.press('ArrowDown')
    const offered = page.getByRole('listbox', { name: 'From' })
    await expect(offered.locator('mark').first()).toBeVisible()
    expect(await faintTexts(page)).toEqual([])
    expect(await edgeOf(offered.getByRole('option', { selected: true }))).toBe(2)
    await page.keyboard.press('Enter')
    expect(await edgeOf(page.getByRole('button', { name: /^Tomorrow/, pressed: true }))).toBe(3)
    expect(await edgeOf(page.getByRole('link', { name: 'Plan Journey' }))).toBe(3)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Page, train, station or PNR' }).fill('pune')
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
    await settled(page)
    expect(await faintTexts(page)).toEqual([])
    expect(await edgeOf(page.getByRole('dialog').getByRole('option', { selected: true }))).toBe(2)

    await page.goto(filled('/trains/$trainId'))
    await settled(page)
    expect(await edgeOf(page.locator('li:has(> [aria-current=date])'))).toBe(3)
    expect(await faintTexts(page)).toEqual([])
  })
}
