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
