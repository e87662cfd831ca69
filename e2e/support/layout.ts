import type { Page } from '@playwright/test'
import { settled } from './settled.ts'
import { expectSoftly } from './test.ts'

/** C2: narrower, the sidebar is a drawer. */
export const sidebarFrom = 900

/** A phone, and a window with the sidebar. */
export const widths = [360, 1280] as const

/** Where the sidebar has just come, and everything else is narrowest beside it. */
export const between = 900

/** No sideways scroll: nothing on the page is wider than the window. Whatever else there is to be seen is looked at. */
export const expectToFit = (page: Page, how = '') =>
  expectSoftly
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      {
        message: `${page.url()} at ${page.viewportSize()?.width} px scrolls sideways by so many px ${how}`,
      },
    )
    .toBeLessThanOrEqual(0)

/** The narrowest window that a page has to fit, and in it text of twice the size. */
export async function expectToFitNarrowest(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const size of ['200%', '']) {
    await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    await settled(page)
    await expectToFit(page, size && `with text of ${size}`)
  }
}

/** What sticks out of the window to the side, and nothing around it scrolls. */
export const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isHeld = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isHeld(element.parentElement))
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > clientWidth + 0.5 && !isHeld(element)
    })
    const deepest = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    )
    return [
      `The page is ${scrollWidth - clientWidth} px too wide`,
      ...deepest
        .slice(0, 6)
        .map(
          ({ tagName, className, textContent, parentElement }) =>
            `${parentElement?.tagName} > ${tagName} ${className}: ${textContent?.slice(0, 60)}`,
        ),
    ]
  })
