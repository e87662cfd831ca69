import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** React has found in a prerendered page what it would draw: it is in sight before, but no link leads anywhere in the app. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$')),
  )

/** The page is there, and nothing is half-way through a transition or waits for data. */
export async function settled(page: Page) {
  await expect(page.locator('h1').first()).toBeVisible()
  await takenOver(page)
  // Of a long list the first records are shown before the others have come.
  await expect(page.getByRole('progressbar', { name: 'Loading…' })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(
      ({ effect }) =>
        effect?.getComputedTiming().endTime !== Infinity &&
        // What is folded away stands still until it is seen.
        (!(effect instanceof KeyframeEffect) || effect.target?.checkVisibility()),
    )
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}
