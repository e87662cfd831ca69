import type { Page } from '@playwright/test'
import { expectTheme, switchTheme, type Theme, themes, violations, violationsInForcedColours } from './axe.ts'
import { between, expectToFit, expectToFitNarrowest, sidebarFrom, widths } from './layout.ts'
import { prepare, take } from './page-actions.ts'
import { refusedByPolicy } from './policy.ts'
import { scrollThrough } from './scroll-through.ts'
import { addressOf, type OpenedDialog, type Screen } from './screens.ts'
import { settled } from './settled.ts'
import { expectSoftly, signedIn } from './test.ts'

// A page is loaded once for several looks: that takes longer than most of them.

const height = 800

/** How many charts there are with something on them. */
const drawnCharts = (page: Page) =>
  page
    .locator('canvas')
    .evaluateAll(
      (charts: HTMLCanvasElement[]) =>
        charts.filter(
          (chart) =>
            chart.width > 0 &&
            chart.getContext('2d')?.getImageData(0, 0, chart.width, chart.height).data.some(Boolean),
        ).length,
    )

/** In a theme: neither axe nor a sideways scroll finds anything, at each width; nor does the policy, down the page. */
async function lookIn(page: Page, theme: Theme, { hasCharts }: Screen) {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await settled(page)
    expectSoftly(await violations(page, theme), `axe, ${theme}, ${width} px`).toEqual([])
    await expectToFit(page, theme)
  }
  if (theme === 'light') {
    // Still as wide as a screen: the widths end there.
    expectSoftly(await violationsInForcedColours(page), 'axe, forced colours').toEqual([])
  }
  await scrollThrough(page)
  if (hasCharts) {
    await expectSoftly.poll(() => drawnCharts(page), `charts drawn, ${theme}`).toBeGreaterThan(0)
  }
  await page.evaluate(() => scrollTo(0, 0))
  if (theme === 'light') {
    await page.setViewportSize({ width: between, height })
    await settled(page)
    expectSoftly(await violations(page), `axe, ${between} px`).toEqual([])
    await expectToFitNarrowest(page)
  }
}

/** At a page. */
export async function checkPage(page: Page, screen: Screen, order: readonly Theme[] = themes) {
  const { as } = screen
  const refused = await refusedByPolicy(page)
  if (as) await signedIn(page, as)
  await page.addInitScript((theme) => (localStorage.theme ??= theme), order[0] ?? 'light')
  await page.goto(addressOf(screen))
  await page.waitForLoadState('networkidle')
  for (const theme of order) {
    await switchTheme(page, theme)
    // Before the sign-in nothing follows the choice.
    if (!as) await page.reload()
    await expectTheme(page, theme)
    await lookIn(page, theme, screen)
  }
  await page.waitForLoadState('networkidle')
  expectSoftly(refused, 'what the policy refused').toEqual([])
}

/** With something opened, at each width and in each theme. */
export async function checkDialog(page: Page, dialog: OpenedDialog) {
  const { as, address, steps, widths: own = widths } = dialog
  const refused = await refusedByPolicy(page)
  if (as) await signedIn(page, as)
  await prepare(page, dialog)
  for (const width of own) {
    await page.setViewportSize({ width, height })
    await page.goto(address)
    await settled(page)
    await take(page, steps)
    for (const theme of themes) {
      await switchTheme(page, theme)
      await expectTheme(page, theme)
      await settled(page)
      // What the top bar happens to cover is no finding.
      await page.evaluate(() => scrollTo(0, 0))
      expectSoftly(await violations(page, theme), `axe, ${theme}, ${width} px`).toEqual([])
    }
    await expectToFit(page)
    if (width < sidebarFrom) await expectToFitNarrowest(page)
  }
  expectSoftly(refused, 'what the policy refused').toEqual([])
}
