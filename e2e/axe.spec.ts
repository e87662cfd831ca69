import type { Page } from '@playwright/test'
import { expectTheme, themes, violations, violationsInForcedColours } from './support/axe.ts'
import { filled } from './support/ids.ts'
import { switchTheme } from './support/opened.ts'
import { between, expectToFit, expectToFitNarrowest, widths } from './support/layout.ts'
import { elsewhere, type RouteCase, routes } from './support/routes.ts'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

async function look(page: Page, { path, as, search = '' }: RouteCase) {
  if (as) await signedIn(page, as)
  await page.goto(`${filled(path)}${search}`)
  await page.waitForLoadState('networkidle')
  for (const theme of themes) {
    await switchTheme(page, theme)
    // Before the sign-in nothing follows the choice.
    if (!as) await page.reload()
    await expectTheme(page, theme)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      expect.soft(await violations(page, theme), `${theme}, ${width} px`).toEqual([])
      await expectToFit(page)
    }
    if (theme !== 'light') continue
    // Still as wide as a screen: the widths end there.
    expect.soft(await violationsInForcedColours(page), 'forced colours').toEqual([])
    await page.setViewportSize({ width: between, height: 800 })
    await settled(page)
    expect.soft(await violations(page), `${between} px`).toEqual([])
    await expectToFitNarrowest(page)
  }
}

for (const route of [...routes, ...elsewhere]) {
  test(`X-1 ${route.about}: axe finds nothing at ${route.path}`, async ({ page }) => {
    // Tables of a hundred rows take axe long.
    test.slow(route.path.startsWith('/admin/'))
    await look(page, route)
  })
}
