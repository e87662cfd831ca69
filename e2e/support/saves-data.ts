import type { Page } from '@playwright/test'

/** A browser that was asked to save data: what only a press may want comes by the press. */
export const savesData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) })
  })
