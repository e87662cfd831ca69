import type { Browser, Page } from '@playwright/test'
import { traced } from './pages-trace.ts'
import type { Measured } from './pages-visits.ts'

declare global {
  interface Window {
    /** When it was asked for, and when the answer was painted, by the page's clock; nothing where it changed nothing. */
    answered: Promise<[number, number] | undefined>
  }
}

/** Runs in the page: watches for the table, or the report, that the next event of that type asks for. */
function watchAnswer(event: 'keydown' | 'change' | 'click') {
  const shown = () =>
    [
      ...document.querySelectorAll('main header [role=status], main section[aria-label="Totals"], main h2'),
      ...[...document.querySelectorAll('main tbody tr')].slice(0, 4),
      ...document.querySelectorAll('main thead th'),
    ]
      .map((element) => `${element.textContent} ${element.ariaSort ?? ''}`)
      .join('\n')
  const old = () => document.querySelector('main [aria-busy=true], main header [role=status]:empty') !== null
  window.answered = new Promise((resolve) => {
    const asked = ({ timeStamp }: Event) => {
      const before = shown()
      const look = () => {
        if (performance.now() - timeStamp > 4000) return resolve(undefined)
        if (old() || shown() === before) return requestAnimationFrame(look)
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve([timeStamp, performance.now()]))
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    }
    window.addEventListener(event, asked, { capture: true, once: true })
  })
}

/** What one asks of a page, and the event that says it. */
export interface Ask {
  event: 'keydown' | 'change' | 'click'
  work: (page: Page) => Promise<unknown>
}

export interface Answered extends Measured {
  /** Milliseconds from each event to the paint of what it asked for. */
  answers: number[]
  /** What the main thread's processor spent of it. */
  answerProcessor: number[]
}

/** One after the other: each waits until the one before it is answered. */
export async function answers(browser: Browser, page: Page, name: string, asks: readonly Ask[]) {
  const spans: [number, number][] = []
  await page.evaluate(() => void (window.keysPainted = []))
  const { tasks, keyProcessor, worker, zero } = await traced(browser, page, async () => {
    for (const { event, work } of asks) {
      await page.evaluate(watchAnswer, event)
      await work(page)
      const span = await page.evaluate(() => window.answered)
      if (span) spans.push(span)
      await page.waitForTimeout(120)
    }
  })
  const keys = await page.evaluate(() => window.keysPainted)
  return {
    name,
    tasks,
    worker,
    ...(keys.length > 0 && { keys, keyProcessor }),
    answers: spans.map(([asked, painted]) => painted - asked),
    answerProcessor: spans.map(([asked, painted]) =>
      tasks
        .filter(({ start, clock }) => start + zero < painted && start + zero + clock > asked)
        .reduce((sum, { processor }) => sum + processor, 0),
    ),
  } satisfies Answered
}

/** What the page's memory holds when nothing is left to collect. */
export async function memory(page: Page) {
  const session = await page.context().newCDPSession(page)
  // What only a finalizer frees is gone the second time.
  for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { megabytes: usedSize / 2 ** 20, nodes }
}
