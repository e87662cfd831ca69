import { goInApp } from './support/go-in-app.ts'
import { take } from './support/page-actions.ts'
import { addressOf, dialogs, screens, unknownScreens } from './support/screens.ts'
import { settled } from './support/settled.ts'
import { openStudio, studioOf } from './support/studio.ts'
import { expect, signedIn, test } from './support/test.ts'

// Under `npm start` React runs each effect twice, and says in the console what it finds wrong.

for (const as of [undefined, 'frequent-passenger', 'admin'] as const) {
  test(`B3 B4 B7 X-1: npm start shows every page of ${as ?? 'a visitor'}, and leaves open what is opened there`, async ({
    page,
  }) => {
    if (as) await signedIn(page, as)
    await page.goto('/about')
    const panels = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
    // The last one first: nothing has been notified when the empty notifications are opened.
    const opened = as ? dialogs.filter((dialog) => dialog.as === as).toReversed() : []
    for (const { what, address, clockStopped, sends, steps, widths = [1280] } of opened) {
      // What stops the clock, or changes the data, needs a page of its own.
      if (clockStopped || sends || !steps) continue
      await test.step(what, async () => {
        await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 })
        await goInApp(page, address)
        await settled(page)
        await take(page, steps)
        const count = await panels.count()
        await settled(page)
        await expect(panels, what).toHaveCount(count)
        await goInApp(page, '/about')
        await expect(panels).toHaveCount(0)
      })
    }
    for (const screen of [...screens, ...unknownScreens].filter((one) => one.as === as)) {
      await goInApp(page, addressOf(screen))
      await settled(page)
    }
  })
}

test('L2: under npm start the devtools of cache and routes stand behind the studio', async ({ page }) => {
  await page.goto('/login')
  await openStudio(page, 'Cache')
  const studio = studioOf(page)
  await studio.getByRole('button', { name: 'Query devtools' }).click()
  await expect(studio.locator('.tsqd-parent-container')).toBeVisible()
  await studio.getByRole('button', { name: 'Router devtools' }).click()
  await expect(studio.locator('.TanStackRouterDevtoolsPanel')).toBeVisible()
})
