import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What another theme can break. */
const ofColours = ['color-contrast', 'link-in-text-block']
/** What another width can break where the same things are shown. */
const ofLayout = ['color-contrast', 'scrollable-region-focusable', 'target-size']

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const expectTheme = (page: Page, theme: Theme) =>
  expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)

/** What an axe that is told what to look for finds. */
async function foundBy(page: Page, set: (builder: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Where the page has its code already: half of the time is for loading it anew.
  const isThere = await page.evaluate(() => 'axe' in window)
  // Its other mode opens a page for the results of frames: the app has none, and this one takes half the time.
  // Nor does it describe what is right: half the time again.
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations: found } = await set(builder).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
}

/**
 * All that axe finds; in the dark theme, which has the same markup, what it finds of colours.
 * @param within a selector, where the rest of the page has been looked at
 */
export const violations = (page: Page, theme: Theme = 'light', within?: string) =>
  foundBy(page, (builder) => {
    const part = within === undefined ? builder : builder.include(within)
    return theme === 'light' ? part.withTags(tags) : part.withRules(ofColours)
  })

/** What axe finds of the layout, on a page that has been looked at in another width. */
export const violationsOfLayout = (page: Page) => foundBy(page, (builder) => builder.withRules(ofLayout))

/** As another tab would: the choice is followed with whatever is open. */
export const switchTheme = (page: Page, theme: Theme) =>
  page.evaluate((value) => {
    localStorage.setItem('theme', value)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, theme)
