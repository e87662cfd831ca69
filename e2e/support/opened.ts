import type { Page } from '@playwright/test'
import type { Theme } from './axe.ts'

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
