import { expect, signedIn, test } from '../support/test.ts'

test('STA-1 X-2: the keys of an input method are its own in a station field and in a search, until it ends', async ({
  page,
}) => {
  await signedIn(page, 'frequent-passenger')
  await page.goto('/plan-journey')
  const browser = await page.context().newCDPSession(page)
  const compose = async (text: string) => {
    for (const end of text.split('').keys()) {
      const typed = text.slice(0, end + 1)
      await browser.send('Input.imeSetComposition', {
        text: typed,
        selectionStart: typed.length,
        selectionEnd: typed.length,
      })
    }
  }
  const from = page.getByRole('combobox', { name: 'From' })
  const offered = page.getByRole('listbox', { name: 'From' })
  await from.click()
  await compose('pun')
  await expect(offered).toContainText('Pune Junction')
  for (const key of ['ArrowDown', 'Enter', 'Escape']) await page.keyboard.press(key)
  await expect(from).toHaveValue('pun')
  await expect(offered.getByRole('option', { selected: true })).toHaveCount(0)
  await expect(offered).toContainText('Pune Junction')
  await browser.send('Input.insertText', { text: 'pun' })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('Pune Junction (PUNE)')
  await expect(page).toHaveURL(/\/plan-journey$/)

  await page.goto('/stations')
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.click()
  await compose('pune')
  await expect(page).toHaveURL(/q=pune$/)
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('pune')
})
