import type { Page } from '@playwright/test'
import { plainState, qaText } from '../../mocks/studio/link.ts'
import type { StudioState } from '../../mocks/studio/types.ts'
import { expect } from './test.ts'

export const studioOf = (page: Page) => page.getByRole('complementary', { name: 'QA studio' })

/** Opens the panel as somebody would who has no pointer. */
export async function openStudio(page: Page, tab?: string) {
  await expect(page.getByRole('button', { name: 'Open the QA studio' })).toBeVisible()
  await page.keyboard.press('Control+.')
  await expect(studioOf(page)).toBeVisible()
  if (tab) await studioOf(page).getByRole('tab', { name: tab, exact: true }).click()
}

/** Opens a state by its text, as a link does. */
export async function openState(page: Page, text: string, path = '/') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}qa=${text}`)
  await expect(page.locator('h1').first()).toBeVisible()
}

/** Opens the demo as a link to a scenario does: on its data, by its rules, at its page. */
export async function openScenario(page: Page, id: string, change: Partial<StudioState> = {}) {
  await page.goto(`/?qa=${qaText({ ...plainState, ...change, scenario: id })}`)
  await expect(page).not.toHaveURL(/[?&]qa=/)
}

/** As if the browser had never been here; but it has the app's files, and loads a page in half the time. */
export async function forget(page: Page) {
  // Something of the origin that does not start the app.
  await page.goto('/favicon.svg')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
}
