import type { Page } from '@playwright/test'
import { expectTheme, type Theme, themes, violations, violationsInForcedColours } from './axe.ts'
import { filled } from './ids.ts'
import { between, expectToFit, expectToFitNarrowest, sidebarFrom, widths } from './layout.ts'
import type { PersonaId } from './personas.ts'
import { refusedByPolicy } from './policy.ts'
import type { RouteCase } from './routes.ts'
import { scrollThrough } from './scroll-through.ts'
import { settled } from './settled.ts'
import { type Opened, switchTheme } from './opened.ts'
import { expectSoftly, signedIn } from './test.ts'

// A page is loaded once for several looks: that takes longer than most of them.

const height = 800

const withCharts = ['/dashboard', '/admin/dashboard', '/admin/reports']

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
async function lookIn(page: Page, theme: Theme, path: string) {
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
  if (withCharts.includes(path)) {
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
export async function expectNothingWrongAt(
  page: Page,
  { path, as, search = '' }: RouteCase,
  order: readonly Theme[] = themes,
) {
  const refused = await refusedByPolicy(page)
  if (as) await signedIn(page, as)
  await page.addInitScript((theme) => (localStorage.theme ??= theme), order[0] ?? 'light')
  await page.goto(`${filled(path)}${search}`)
  await page.waitForLoadState('networkidle')
  for (const theme of order) {
    await switchTheme(page, theme)
    // Before the sign-in nothing follows the choice.
    if (!as) await page.reload()
    await expectTheme(page, theme)
    await lookIn(page, theme, path)
  }
  await page.waitForLoadState('networkidle')
  expectSoftly(refused, 'what the policy refused').toEqual([])
}

/** With something opened, at each width and in each theme. */
export async function expectNothingWrongWith(
  page: Page,
  as: PersonaId,
  { address, before, open, widths: own = widths }: Opened,
) {
  const refused = await refusedByPolicy(page)
  await signedIn(page, as)
  await before?.(page)
  for (const width of own) {
    await page.setViewportSize({ width, height })
    await page.goto(address)
    await settled(page)
    await open?.(page)
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
