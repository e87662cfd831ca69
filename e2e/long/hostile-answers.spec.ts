import type { Page, Route } from '@playwright/test'
import { hostileAnswers } from '../../src/test/hostile/hostile-answers.ts'
import { readableBy } from '../support/answers.ts'
import { reads } from '../support/screens.ts'
import { expect, signedIn, test } from '../support/test.ts'

test.use({ expectedErrors: /\/api\// })

/** As the server would send it, to a page of another origin. */
async function answerWith(page: Page, route: Route, answer: Response) {
  if (answer.type === 'error') return route.abort('connectionreset')
  return route.fulfill({
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), ...readableBy(page) },
    body: Buffer.from(await answer.arrayBuffer()),
  })
}

/** What would be seen of a value that nobody has checked; the parts of the page apart. */
const leaks = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const parts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement?.checkVisibility() && !/SCRIPT|STYLE/.test(parentElement.tagName)) {
        parts.push(textContent ?? '')
      }
    }
    return parts.join('\n').match(/\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/g) ?? []
  })

for (const { address, calls, as, failed } of reads) {
  test(`D4 goal G20: ${address} stands whatever ${calls.source} answers`, async ({ page }) => {
    await signedIn(page, as)
    let [asked, answer] = [0, hostileAnswers[0]?.[1]]
    await page.route(calls, async (route) => {
      if (route.request().method() !== 'GET' || !answer) return route.fallback()
      asked += 1
      // Given up by the page meanwhile.
      await answerWith(page, route, answer()).catch(() => {})
    })
    for (const [kind, make] of hostileAnswers) {
      asked = 0
      answer = make
      await test.step(kind, async () => {
        await page.goto(address)
        await expect(page.locator('main h1')).toHaveText(/\S/)
        await expect.poll(() => asked).toBeGreaterThan(0)
        await expect(page.getByText(/^(Loading|Searching)[\w ]*…$/)).toHaveCount(0)
        const { status, type } = make()
        if (type === 'error' || status >= 400) {
          await expect(page.getByRole('main').getByText(failed).first()).toBeVisible()
        }
        await expect(page.getByText(/This page stopped working|Loading chunk/)).toHaveCount(0)
        expect(await leaks(page)).toEqual([])
        await page.getByRole('link', { name: 'About', exact: true }).click()
        await expect(page.locator('main h1')).toHaveText(/^About/)
      })
    }
  })
}

test('goal G20: 40 answers or more, on 12 screens or more', () => {
  expect(hostileAnswers.length).toBeGreaterThanOrEqual(40)
  expect(reads.length).toBeGreaterThanOrEqual(12)
})
