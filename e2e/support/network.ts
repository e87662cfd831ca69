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

declare global {
  interface Window {
    saidOnline: Promise<void>
  }
}

/** A page without a network does not hear that it is back until `sayOnline`. */
const holdOnline = (page: Page) =>
  page.evaluate(() => {
    if (navigator.onLine) return false
    window.saidOnline = new Promise((said) => {
      const hold = (event: Event) => {
        event.stopImmediatePropagation()
        said()
      }
      addEventListener('online', hold, { capture: true, once: true })
    })
    return true
  })
const sayOnline = (page: Page) =>
  page.evaluate(async () => {
    await window.saidOnline
    dispatchEvent(new Event('online'))
  })

/**
 * Takes the network from a page, or gives it back. The browser may say that it has it before its network process does:
 * the page is told when both do, for what it then asks is not asked again.
 */
export async function setNetwork(page: Page, state: 'online' | 'offline') {
  const isHeld = state === 'online' && (await holdOnline(page))
  await page.context().setOffline(state === 'offline')
  await expect.poll(() => isReached(page), `the network is ${state}`).toBe(state === 'online')
  if (isHeld) await sayOnline(page)
}

/** A browser that was asked to save data: what only a press may want comes by the press. */
export const savesData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
