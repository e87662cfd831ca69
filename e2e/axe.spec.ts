import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { filled } from './support/ids.ts'
import { elsewhere, type RouteCase, routes } from './support/routes.ts'
import { expect, signedIn, test } from './support/test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const themes = ['light', 'dark'] as const
const widths = [360, 1280]

/** Nothing is measured half-way through a transition or before the data are there. */
async function settled(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
}

async function look(page: Page, { path, as, search = '' }: RouteCase, apiOrigin: string) {
  await (as ? signedIn(page, as) : page.goto('/login'))
  const address = `${await filled(page, path, apiOrigin)}${search}`
  for (const theme of themes) {
    await page.evaluate((value) => localStorage.setItem('theme', value), theme)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await settled(page)
      expect.soft(await violations(page), `${theme}, ${width} px`).toEqual([])
    }
  }
}

for (const route of [...routes, ...elsewhere]) {
  test(`X-1 ${route.about}: axe finds nothing at ${route.path}`, async ({ page, apiOrigin }) => {
    await look(page, route, apiOrigin)
  })
}
