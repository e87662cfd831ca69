import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What another theme can break. */
const ofColours = ['color-contrast', 'link-in-text-block']

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const expectTheme = (page: Page, theme: Theme) =>
  expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)

/** All that axe finds; in the dark theme, which has the same markup, what it finds of colours. */
export async function violations(page: Page, theme: Theme = 'light'): Promise<string[]> {
  // Its other mode opens a page for the results of frames: the app has none, and this one takes half the time.
  const builder = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (
    theme === 'light' ? builder.withTags(tags) : builder.withRules(ofColours)
  ).analyze()
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary}`),
  )
}
