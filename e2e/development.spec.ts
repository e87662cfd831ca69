import { goInApp } from './support/go-in-app.ts'
import { filled } from './support/ids.ts'
import { openedByAdmins } from './support/opened-by-admins.ts'
import { openedByPassengers } from './support/opened-by-passengers.ts'
import { elsewhere, routes } from './support/routes.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

// React runs each effect twice here, and says in the console what it finds wrong.

// A train that somebody has booked is not deleted.
test.use({ expectedErrors: /status of 400 .*\/api\/trains\// })

for (const as of [undefined, 'frequent-passenger', 'admin'] as const) {
  test(`B3 B4 B7: npm start shows every page of ${as ?? 'somebody without a session'}`, async ({ page }) => {
    if (as) await signedIn(page, as)
    await page.goto('/about')
    for (const { path, search = '' } of [...routes, ...elsewhere].filter((route) => route.as === as)) {
      await goInApp(page, `${filled(path)}${search}`)
      await settled(page)
    }
  })
}

for (const [as, all] of [
  ['frequent-passenger', openedByPassengers],
  ['admin', openedByAdmins],
] as const) {
  for (const { what, about, address, before, open, widths = [1280] } of all) {
    test(`${about}: npm start shows ${what}`, async ({ page }) => {
      await signedIn(page, as)
      await before?.(page)
      await page.setViewportSize({ width: widths[0] ?? 1280, height: 800 })
      await page.goto(address)
      await settled(page)
      await open?.(page)
      const shown = page.locator('[role=dialog], [role=alertdialog], [role=menu]')
      const count = await shown.count()
      await settled(page)
      await expect(shown).toHaveCount(count)
    })
  }
}
