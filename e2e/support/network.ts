import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Past every cache; only a whole answer counts. */
const isReached = (page: Page) =>
  page.evaluate(() =>
    fetch('/', { cache: 'no-store' })
      .then((answer) => answer.text())
      .then(
        () => true,
        () => false,
      ),
  )

/** Takes the network from a page, or gives it back. The browser may say that it has before its network process does. */
export async function setNetwork(page: Page, state: 'online' | 'offline') {
  await page.context().setOffline(state === 'offline')
  await expect.poll(() => isReached(page), `the network is ${state}`).toBe(state === 'online')
}

/** A browser that was asked to save data: what only a press may want comes by the press. */
export const savesData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
