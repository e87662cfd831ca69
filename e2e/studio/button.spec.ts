import { settled } from '../support/settled.ts'
import { expect, expectSoftly, signedIn, test } from '../support/test.ts'

for (const width of [320, 360, 1280]) {
  test(`L2: closed, its button covers nothing of a page, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/login')
    const button = page.getByRole('button', { name: 'Open the QA studio' })
    await expect(button).toBeVisible()
    await signedIn(page, 'admin')
    for (const path of ['/login', '/dashboard', '/trains', '/bookings', '/admin/trains', '/admin/reports']) {
      await page.goto(path)
      await expect(button).toBeVisible()
      await settled(page)
      const { x } = (await button.boundingBox()) ?? { x: 0 }
      const under = await page.locator('main *').evaluateAll((all, edge) => {
        const isCut = (element: Element): boolean =>
          element.tagName !== 'MAIN' &&
          (getComputedStyle(element).overflowX !== 'visible' ||
            (element.parentElement !== null && isCut(element.parentElement)))
        return all
          .filter((element) => !(element.parentElement && isCut(element.parentElement)))
          .filter((element) => {
            const { width: size, right } = element.getBoundingClientRect()
            return size > 1 && right > edge + 0.5
          })
          .map(({ tagName, className }) => `${tagName} ${className}`)
      }, x)
      expectSoftly(under, path).toEqual([])
    }
  })
}
