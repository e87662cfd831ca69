import type { Page } from '@playwright/test'
import { settled } from './support/settled.ts'
import { expect, signedIn, test } from './support/test.ts'

const most = 3
const shownMs = 3000
const stepMs = 20
/** What the drawing of a message and of its going takes, by the page's clock. */
const drawnMs = 5 * stepMs

declare global {
  interface Window {
    /** Most messages that ever stood on the page at once, with those on their way out. */
    mostAtOnce: number
    /** Words of each message, and how long it stood there. */
    stood: Record<string, number>
  }
}

/** Those that are not on their way out. */
const shown = (page: Page) => page.locator('[data-sonner-toast][data-removed="false"]')
const copyButtons = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Copy/ })

/** So many presses at once: copying is forbidden, so each is a message of its own. */
const press = async (page: Page, count: number) =>
  copyButtons(page).evaluateAll((buttons, times) => {
    for (const button of buttons.slice(0, times)) (button as HTMLElement).click()
  }, count)

/** A page whose time passes only when told to, and which notes what is shown. */
async function open(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error()) } })
    const since = new Map<Element, number>()
    Object.assign(window, { mostAtOnce: 0, stood: {} })
    new MutationObserver(() => {
      const messages = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')]
      window.mostAtOnce = Math.max(window.mostAtOnce, messages.length)
      for (const message of messages) {
        const from = since.get(message) ?? Date.now()
        since.set(message, from)
        if (message.dataset.removed === 'true') window.stood[message.innerText] ??= Date.now() - from
      }
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.clock.install()
  await signedIn(page, 'frequent-passenger')
  await page.goto('/bookings')
  await settled(page)
  await expect(copyButtons(page).nth(6)).toBeVisible()
  // The code of messages comes with the first one.
  await press(page, 1)
  await shown(page).getByRole('button', { name: 'Close message' }).click()
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.mouse.move(5, 5)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.evaluate(() => Object.assign(window, { stood: {} }))
}

/** In steps: what is drawn in one sets the timers of the next. */
async function pass(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= stepMs) await page.clock.runFor(Math.min(stepMs, left))
}

test('C6, goal G27: of seven messages never more than three are shown, each for 3,000 ms, and none is lost', async ({
  page,
}) => {
  await open(page)
  const count = 7
  await press(page, count)
  // A page that is slow to draw has nothing yet whose time could pass.
  await expect(async () => {
    await pass(page, stepMs)
    expect(await shown(page).count()).toBe(most)
  }).toPass()
  for (let left = count; left > 0; left -= most) await pass(page, shownMs + 250 + drawnMs)
  const stood = Object.entries(await page.evaluate(() => window.stood))
  expect(stood).toHaveLength(count)
  for (const [words, ms] of stood) {
    expect(words).toContain('Could not copy')
    expect(Math.abs(ms - shownMs), `${words}: ${ms} ms`).toBeLessThanOrEqual(drawnMs)
  }
  expect(await page.evaluate(() => window.mostAtOnce)).toBe(most)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

for (const [how, hold, letGo] of [
  ['under the pointer', (page: Page) => shown(page).hover(), (page: Page) => page.mouse.move(5, 5)],
  [
    'with the focus in it',
    (page: Page) => shown(page).getByRole('button', { name: 'Close message' }).focus(),
    (page: Page) => copyButtons(page).first().focus(),
  ],
] as const) {
  test(`NOT-1, goal G27: the time of a message stands still ${how}`, async ({ page }) => {
    await open(page)
    await press(page, 1)
    await pass(page, 1000)
    await expect(shown(page)).toHaveCount(1)
    await hold(page)
    await pass(page, 2 * shownMs)
    await expect(shown(page)).toHaveCount(1)
    await letGo(page)
    await pass(page, shownMs - 1000 - stepMs)
    await expect(shown(page)).toHaveCount(1)
    await pass(page, stepMs + drawnMs)
    await expect(shown(page)).toHaveCount(0)
  })
}
