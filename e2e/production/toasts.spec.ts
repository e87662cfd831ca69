import type { Locator, Page } from '@playwright/test'
import { settled } from '../support/settled.ts'
import { expect, signedIn, test } from '../support/test.ts'

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
  await expect(shown(page)).toHaveCount(1)
  await page.mouse.move(5, 5)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await expect(async () => {
    await page.clock.runFor(shownMs)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0, { timeout: 100 })
  }).toPass()
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
  for (let left = count; left > 0; left -= most) {
    // Whatever goes in this one step goes too early.
    await page.clock.runFor(shownMs - 500)
    await pass(page, 500 + 250 + drawnMs)
  }
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
    await pass(page, drawnMs)
    await page.clock.runFor(1000 - drawnMs)
    await expect(shown(page)).toHaveCount(1)
    await hold(page)
    await page.clock.runFor(2 * shownMs)
    await pass(page, drawnMs)
    await expect(shown(page)).toHaveCount(1)
    await letGo(page)
    await pass(page, drawnMs)
    await page.clock.runFor(shownMs - 1000 - stepMs - drawnMs)
    await expect(shown(page)).toHaveCount(1)
    await pass(page, stepMs + drawnMs)
    await expect(shown(page)).toHaveCount(0)
  })
}

test('C6: a message on its way out is in nobody’s way', async ({ page }) => {
  await open(page)
  await press(page, 1)
  await pass(page, 500)
  const message = shown(page)
  await expect(message).toHaveCount(1)
  const { x, y, width, height } = (await message.boundingBox())!
  const meets = () =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-sonner-toast]') != null,
      [x + width / 2, y + height / 4] as const,
    )
  expect(await meets()).toBe(true)
  await message.getByRole('button', { name: 'Close message' }).dispatchEvent('click')
  await expect(async () => {
    await pass(page, stepMs)
    expect(await page.locator('[data-sonner-toast][data-removed="true"]').count()).toBe(1)
  }).toPass()
  expect(await meets()).toBe(false)
})

/** Whether a press at each of nine places of it would meet it. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    return parts.every((x) =>
      parts.every((y) => element.contains(document.elementFromPoint(left + x * width, top + y * height))),
    )
  })

for (const width of [360, 1280]) {
  for (const [what, button, part] of [
    ['the menu of the account', /^Account of/, { role: 'menu', name: /^Account of/ }],
    ['the list of notifications', /^Notifications/, { role: 'region', name: 'Notifications' }],
  ] as const) {
    test(`C3 C6: no message lies over ${what}, or comes over it, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 })
      await open(page)
      await press(page, most)
      await pass(page, 500)
      await expect(shown(page)).toHaveCount(most)
      await page.getByRole('button', { name: button }).click()
      const opened = page.getByRole(part.role, { name: part.name })
      await expect(async () => {
        await pass(page, stepMs)
        await expect(opened).toBeVisible({ timeout: 100 })
      }).toPass()
      await pass(page, 500)
      await expect(shown(page)).toHaveCount(most)
      expect(await isOnTop(opened)).toBe(true)
      // The newest stands above the others: it leaves, and they move up.
      await shown(page).first().getByRole('button', { name: 'Close message' }).dispatchEvent('click')
      for (let moving = 0; moving < 10; moving++) {
        await pass(page, 50)
        expect(await isOnTop(opened)).toBe(true)
      }
    })
  }
}
