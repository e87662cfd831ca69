import type { Page } from '@playwright/test'
import { expectTheme, switchTheme, type Theme, themes, violations, violationsOfLayout } from './axe.ts'
import { goInApp, leaveFor } from './go-in-app.ts'
import { between, expectToFit, expectToFitNarrowest, sidebarFrom, widths } from './layout.ts'
import { prepare, scrollThrough, take } from './page-actions.ts'
import { refusedByPolicy } from './policy.ts'
import { addressOf, type OpenedDialog, type Screen } from './screens.ts'
import { settled } from './settled.ts'
import { expectSoftly, signedIn, test } from './test.ts'

// A page is loaded once for several looks, and for one after another thing that is opened on it: that takes longer than most
// of them.

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
async function lookIn(page: Page, theme: Theme, screen: Screen) {
  const at = `axe, ${addressOf(screen)}, ${theme}`
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await settled(page)
    expectSoftly(await violations(page, theme), `${at}, ${width} px`).toEqual([])
    await expectToFit(page, theme)
  }
  await scrollThrough(page)
  if (screen.hasCharts) {
    await expectSoftly.poll(() => drawnCharts(page), `charts drawn, ${theme}`).toBeGreaterThan(0)
  }
  await page.evaluate(() => scrollTo(0, 0))
  if (theme === 'light') {
    await page.setViewportSize({ width: between, height })
    await settled(page)
    expectSoftly(await violationsOfLayout(page), `${at}, ${between} px`).toEqual([])
    await expectToFitNarrowest(page)
  }
}

/** At pages of one user: loaded at the first, and in one go with the others where a session leads through them. */
export async function checkPages(page: Page, some: readonly Screen[]) {
  const refused = await refusedByPolicy(page)
  const [{ as } = {}] = some
  if (as) await signedIn(page, as)
  await page.addInitScript((theme) => (localStorage.theme ??= theme), themes[0])
  for (const [index, screen] of some.entries()) {
    const address = addressOf(screen)
    await test.step(`${screen.about}: ${address}`, async () => {
      await page.setViewportSize({ width: 1280, height })
      if (as && index > 0) await leaveFor(page, address)
      else await page.goto(address)
      await page.waitForLoadState('networkidle')
      // Every other one is opened in the dark, in which the one before it was left.
      const [first, then] = index % 2 ? themes.toReversed() : themes
      for (const theme of [first, then]) {
        await switchTheme(page, theme)
        // Before the sign-in nothing follows the choice.
        if (!as && theme === then) await page.reload()
        await expectTheme(page, theme)
        await lookIn(page, theme, screen)
      }
      await page.waitForLoadState('networkidle')
      expectSoftly(refused.splice(0), `what the policy refused at ${address}`).toEqual([])
    })
  }
}

/** With something opened, in each theme. */
async function lookAtDialog(page: Page, { what, address, steps }: OpenedDialog, width: number) {
  await goInApp(page, address)
  await settled(page)
  await take(page, steps)
  for (const theme of themes) {
    await switchTheme(page, theme)
    await expectTheme(page, theme)
    await settled(page)
    // What the top bar happens to cover is no finding.
    await page.evaluate(() => scrollTo(0, 0))
    expectSoftly(await violations(page, theme), `axe, ${what}, ${theme}, ${width} px`).toEqual([])
  }
  await expectToFit(page, what)
  if (width < sidebarFrom) await expectToFitNarrowest(page)
}

/** With what one user can open, at each width: one thing after the other, without loading the page anew. */
export async function checkDialogs(page: Page, some: readonly OpenedDialog[]) {
  const refused = await refusedByPolicy(page)
  const [first] = some
  if (first?.as) await signedIn(page, first.as)
  if (first) await prepare(page, first)
  for (const width of new Set(some.flatMap(({ widths: own = widths }) => own))) {
    await page.goto('/about')
    for (const dialog of some.filter(({ widths: own = widths }) => own.includes(width))) {
      await test.step(`${dialog.about}: ${dialog.what}, ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await lookAtDialog(page, dialog, width)
        await goInApp(page, '/about')
      })
    }
  }
  expectSoftly(refused, 'what the policy refused').toEqual([])
}
