import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Without loading the page anew. */
export async function goInApp(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
  await expect(page).toHaveURL(address)
}

/** To a page that is not the one that is open: that one is gone afterwards. */
export async function leaveFor(page: Page, address: string) {
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = ''
  })
  await goInApp(page, address)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}
