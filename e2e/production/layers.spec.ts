import type { Page } from '@playwright/test'
import { journeyDay } from '../support/journeys.ts'
import { scrollThrough } from '../support/page-actions.ts'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

/** The most layers that the browser keeps of the page, from its top to its end. */
async function mostLayers(page: Page) {
  const counts: number[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('LayerTree.layerTreeDidChange', ({ layers }) => counts.push(layers?.length ?? 0))
  await devtools.send('DOM.enable')
  await devtools.send('LayerTree.enable')
  await scrollThrough(page)
  await expect.poll(() => counts.length).toBeGreaterThan(0)
  await devtools.detach()
  return Math.max(...counts)
}

const lists = {
  'own bookings': '/bookings',
  trains: '/trains',
  journeys: `/plan-journey?from=PUNE&to=CSMT&date=${journeyDay}`,
}

for (const [what, address] of Object.entries(lists)) {
  for (const width of [360, 1280]) {
    test(`goal P9: a long list of ${what} is a few layers, and not some for each row, ${width} px`, async ({
      page,
    }) => {
      await signedIn(page, 'frequent-passenger')
      await page.setViewportSize({ width, height: 720 })
      await page.goto(address)
      await settled(page)
      // Seats are counted once they are in sight, and each place for them moves in a layer of its own until then.
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('Checking seats…')).toHaveCount(0)
      await settled(page)
      expect(await mostLayers(page)).toBeLessThan(16)
    })
  }
}
