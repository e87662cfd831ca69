import type { Page } from '@playwright/test'
import { themes, violations } from '../support/axe.ts'
import { expectToFit, widths } from '../support/layout.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Page, train, station or PNR' })

for (const width of widths) {
  test(`C3 X-2: the keyboard finds a page, a train and a station, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'frequent-passenger')
    await page.goto('/help')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Help')

    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expectToFit(page)
    await page.keyboard.type('sett')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings$/)
    await expect(title).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(title).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('12124')
    await expect(page.getByRole('option', { selected: true })).toContainText('Deccan Queen')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/trains\/\w+$/)
    await expect(title).toContainText('Deccan Queen')
    await expect(title).toBeFocused()

    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('bangalor')
    await expect(page.getByRole('group', { name: 'Stations' })).toBeVisible()
    await page.getByRole('group', { name: 'Stations' }).getByRole('option').first().click()
    await expect(page).toHaveURL(/\/stations\/\w+$/)
    await expect(title).toBeFocused()
  })

  test(`C3: Escape leaves everything as it was, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'frequent-passenger')
    await page.goto('/profile')
    const name = page.getByRole('textbox', { name: 'First name' })
    await name.fill('Half a na')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(name).toBeFocused()
    await page.keyboard.type('me')
    await expect(name).toHaveValue('Half a name')

    const search = page.getByRole('button', { name: 'Search pages, trains and stations' })
    await search.click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()
    // What had the focus goes when it loses it: then the button has it.
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const read = page.getByRole('button', { name: 'Mark all as read' })
    await read.focus()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(read).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()
  })

  test(`X-1 C3: axe finds nothing with the search open, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await signedIn(page, 'frequent-passenger')
    for (const theme of themes) {
      await page.goto('/help')
      await page.evaluate((value) => localStorage.setItem('theme', value), theme)
      await page.reload()
      await settled(page)
      for (const typed of ['', 'mum', 'K7Q2M9ZT', 'nobody is called so']) {
        await page.keyboard.press('Control+k')
        await field(page).fill(typed)
        await expect(page.getByText(/^Loading /)).toHaveCount(0)
        await settled(page)
        expect.soft(await violations(page, theme), `${theme}, ${typed}`).toEqual([])
        await expectToFit(page)
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
  })
}

test('B1: on public pages the keys stay the browser’s', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-mail address', { exact: true }).focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
