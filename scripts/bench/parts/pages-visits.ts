import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Task, traced } from './pages-trace.ts'

export interface Measured {
  name: string
  tasks: Task[]
  /** Milliseconds from each key to the next paint. */
  keys?: number[]
  /** What the main thread's processor spent of it. */
  keyProcessor?: number[]
  /** Milliseconds until there was something to see. */
  shown?: number
  /** Milliseconds from the last byte of the rows' answer until they were there. */
  usable?: number
  /** What the processor spent of it in a worker. */
  worker?: number
}

declare global {
  interface Window {
    keysPainted: number[]
  }
}

/** Runs in the page: marks when it has its frame, and measures how long each key waits for the next paint. */
export function watch() {
  // A hundred thousand bookings come in a thousand answers.
  performance.setResourceTimingBufferSize(5000)
  new MutationObserver((_, observer) => {
    // A page that is written at build time is not in sight on a screen with a sidebar.
    if (!document.querySelector('html:not(.starting) main h1')) return
    observer.disconnect()
    requestAnimationFrame(() => performance.mark('bench start'))
  }).observe(document, { childList: true, subtree: true })
  window.keysPainted = []
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => window.keysPainted.push(performance.now() - timeStamp))
        port1.start()
        port2.postMessage(null)
      })
    },
    true,
  )
}

/** Of the page's own clock, which starts with the visit. */
async function firstSeen(page: Page, selector: string): Promise<number> {
  const seen = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) !== null && performance.now(),
    selector,
    { polling: 'raf', timeout: 60_000 },
  )
  return Number(await seen.jsonValue())
}

/** When the last of the answers that were there by then had come, by the page's own clock. */
const answered = (page: Page, path: string, shown: number) =>
  page.evaluate(
    ([end, latest]) =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith(end) && responseEnd <= latest)
          .map(({ responseEnd }) => responseEnd),
      ),
    [path, shown] as const,
  )

const rest = (page: Page) => page.waitForTimeout(700)

export interface Visit {
  name: string
  address: string
  /** What stands for the first rows. */
  rows: string
  /** Where they come from, as the end of the answers' path. */
  answer?: string
}

/** Opens a page in a tab of its own; the tab stays open for what comes next. */
export async function open(
  browser: Browser,
  context: BrowserContext,
  { name, address, rows, answer }: Visit,
) {
  const page = await context.newPage()
  await page.goto('about:blank')
  let [shown, usable] = [Number.NaN, Number.NaN]
  const { tasks } = await traced(
    browser,
    page,
    async () => {
      await page.goto(address)
      shown = await firstSeen(page, rows)
      if (answer) usable = shown - (await answered(page, answer, shown))
      await page.waitForLoadState('networkidle')
      await rest(page)
    },
    true,
  )
  return { page, measured: { name: `${name}: open`, tasks, shown, usable } satisfies Measured }
}

/** Types into a field as a quick typist does, and takes the last letters back. */
export async function type(browser: Browser, page: Page, name: string, field: string, text: string) {
  await page.locator(field).click()
  await page.evaluate(() => void (window.keysPainted = []))
  const { tasks, keyProcessor } = await traced(browser, page, async () => {
    for (const key of [...text, 'Backspace', 'Backspace', 'Backspace']) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(90)
    }
    await rest(page)
  })
  const keys = await page.evaluate(() => window.keysPainted)
  return { name: `${name}: type`, tasks, keys, keyProcessor } satisfies Measured
}

/** Runs in the page: how long it takes from a key until the first new rows or words are painted. */
function watchWords() {
  let pressed: number | undefined
  window.addEventListener('keydown', ({ timeStamp }) => void (pressed = timeStamp), true)
  new MutationObserver((changes) => {
    // What is only said aloud comes later.
    const seen = changes.some(
      ({ type: kind, addedNodes, target }) =>
        (kind === 'characterData' || addedNodes.length > 0) &&
        !(target.parentElement ?? document.body).closest('[role="status"], [aria-live]'),
    )
    if (!seen) return
    const since = pressed
    pressed = undefined
    if (since === undefined) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => window.keysPainted.push(performance.now() - since))
      port1.start()
      port2.postMessage(null)
    })
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** A quick typist's pause. */
const typistMs = 150
/** No key is answered later than this. */
const longestMs = 10_000

/** Types letter by letter, takes the letters back, and goes on when a key has been answered. */
export async function typeAndSee(page: Page, name: string, field: string, text: string) {
  await page.locator(field).click()
  await page.evaluate(watchWords)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  const processor = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  await page.evaluate(() => void (window.keysPainted = []))
  const keyProcessor: number[] = []
  for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
    const before = await processor()
    const known = await page.evaluate(() => window.keysPainted.length)
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    // A blank at the end asks for nothing new.
    if (key !== ' ') {
      await page.waitForFunction((count) => window.keysPainted.length > count, known, { timeout: longestMs })
    }
    keyProcessor.push((await processor()) - before)
    await page.waitForTimeout(typistMs)
  }
  const keys = await page.evaluate(() => window.keysPainted)
  return { name, tasks: [], keys, keyProcessor } satisfies Measured
}

/** Anything else one does on a page. */
export async function act(browser: Browser, page: Page, name: string, work: () => Promise<number | void>) {
  const seen: Pick<Measured, 'shown'> = {}
  const { tasks, worker } = await traced(browser, page, async () => {
    const shown = await work()
    if (shown !== undefined) seen.shown = shown
    await rest(page)
  })
  return { name, tasks, worker, ...seen } satisfies Measured
}

/** Milliseconds from a press until an answer stands there: an element that was not there before. */
export async function pressUntil(page: Page, button: string, answer: string): Promise<number> {
  await page.evaluate(
    ([pressed = '', wanted = '']) => {
      const before = new Set(document.querySelectorAll(wanted))
      const look = (start: number) => {
        const found = [...document.querySelectorAll(wanted)].some((element) => !before.has(element))
        if (found) document.documentElement.dataset.benchShown = String(performance.now() - start)
        else requestAnimationFrame(() => look(start))
      }
      document
        .querySelector(pressed)
        ?.addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true })
    },
    [button, answer],
  )
  await page.locator(button).first().click()
  const shown = await page.waitForFunction(() => document.documentElement.dataset.benchShown, undefined, {
    timeout: 60_000,
  })
  const ms = Number(await shown.jsonValue())
  await page.evaluate(() => delete document.documentElement.dataset.benchShown)
  return ms
}
