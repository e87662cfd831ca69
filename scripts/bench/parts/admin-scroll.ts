import type { Browser, Page } from '@playwright/test'
import { traced } from './pages-trace.ts'

declare global {
  interface Window {
    /** Frames in which part of the box stood empty before it was drawn. */
    blank: number
  }
}

export interface Scrolled {
  name: string
  /** Milliseconds from one drawn frame to the next: what the eye gets. */
  frames: number[]
  /** What the main thread's processor spent on each of its own frames: script, style, layout, paint. */
  work: number[]
  blank: number
  longest: number
}

/** Runs in the page. */
function watchRows() {
  window.blank = 0
  const box = document.querySelector('[data-table-box]')
  const head = box?.querySelector('thead')?.getBoundingClientRect().height ?? 0
  const look = () => {
    const frame = box?.getBoundingClientRect()
    const rows = box?.querySelectorAll('tbody tr') ?? []
    const [first, last] = [rows[0], rows[rows.length - 1]].map((row) => row?.getBoundingClientRect())
    if (!frame || !first || !last) return
    if (first.top > frame.top + head + 1 || last.bottom < frame.bottom - 17) window.blank += 1
  }
  // Before the table hears of it: what stands there is what the eye has just seen at the new place.
  window.addEventListener('scroll', look, { capture: true })
}

/** Scrolls the table's box as a wheel does that does not stop. */
export async function scrolled(
  browser: Browser,
  page: Page,
  name: string,
  { pixels, speed }: { pixels: number; speed: number },
): Promise<Scrolled> {
  const box = await page.locator('[data-table-box]').boundingBox()
  if (!box) throw new Error('There is no table to scroll')
  const session = await page.context().newCDPSession(page)
  const scroll = (distance: number) =>
    session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      yDistance: distance,
      speed,
      gestureSourceType: 'mouse',
    })
  await page.evaluate(watchRows)
  const { tasks, frames, drawn } = await traced(browser, page, async () => {
    await page.evaluate(() => void (window.blank = 0))
    await scroll(-pixels)
  })
  const blank = await page.evaluate(() => window.blank)
  await session.detach()
  const gaps = (times: number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const work = frames
    .slice(1)
    .map((end, index) =>
      tasks
        .filter(({ start }) => start > (frames[index] ?? 0) && start <= end)
        .reduce((sum, { processor }) => sum + processor, 0),
    )
  return {
    name,
    frames: gaps(drawn),
    work,
    blank,
    longest: Math.max(0, ...tasks.map(({ processor }) => processor)),
  }
}
