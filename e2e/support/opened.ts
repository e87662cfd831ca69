import type { Page } from '@playwright/test'
import { expectTheme, type Theme, themes, violations } from './axe.ts'
import { expectToFit, expectToFitNarrowest, sidebarFrom, widths } from './layout.ts'
import type { PersonaId } from './personas.ts'
import { settled } from './settled.ts'
import { expect, signedIn } from './test.ts'

/** Something that a page shows only once it is opened. */
export interface Opened {
  /** As in: axe finds nothing wrong with … */
  what: string
  about: string
  address: string
  /** Before the page is there. */
  before?: (page: Page) => Promise<unknown>
  open?: (page: Page) => Promise<void>
  widths?: readonly number[]
  /** Changes what the server has: not where other tests look at the same. */
  sends?: boolean
}

/** As another tab would: the choice is followed with whatever is open. */
export const switchTheme = (page: Page, theme: Theme) =>
  page.evaluate((value) => {
    localStorage.setItem('theme', value)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, theme)

/** Neither axe nor a sideways scroll finds anything, at each width and in each theme. */
export async function expectNothingWrong(
  page: Page,
  as: PersonaId,
  { address, before, open, widths: own = widths }: Opened,
) {
  await signedIn(page, as)
  await before?.(page)
  for (const width of own) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(address)
    await settled(page)
    await open?.(page)
    for (const theme of themes) {
      await switchTheme(page, theme)
      await expectTheme(page, theme)
      await settled(page)
      // What the top bar happens to cover is no finding.
      await page.evaluate(() => scrollTo(0, 0))
      expect.soft(await violations(page, theme), `${theme}, ${width} px`).toEqual([])
    }
    await expectToFit(page)
    if (width < sidebarFrom) await expectToFitNarrowest(page)
  }
}
