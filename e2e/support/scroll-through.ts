import type { Page } from '@playwright/test'

/** Down the whole page, a screen with each frame: some parts come only when they are about to be seen. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
