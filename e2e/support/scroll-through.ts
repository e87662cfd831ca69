import type { Page } from '@playwright/test'

/**
 * Down the whole page: some parts come only when they are about to be seen. Each place is painted before the next one:
 * where a page goes on with every single frame, Chromium 156 without a screen paints no more at all once in some
 * hundred pages; its compositor then waits for ever for tiles that are there.
 */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      // A frame may begin before what the one before it changed is painted.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }
  })
