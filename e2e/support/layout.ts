import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** C2: narrower, the sidebar is a drawer. */
export const sidebarFrom = 900

/** A phone, and a window with the sidebar. */
export const widths = [360, 1280] as const

/** No sideways scroll: nothing on the page is wider than the window. */
export const expectToFit = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      {
        message: `${page.url()} scrolls sideways by so many px`,
      },
    )
    .toBeLessThanOrEqual(0)
