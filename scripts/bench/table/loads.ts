import { type Device, openDevice, type Tab } from './phone.ts'
import type { Sight } from './in-page.ts'

/** Anything that a page runs. */
const scripts = /\.js$/
/** Records, in the answers of an API or what stands for them. */
const records = /^\/(api|data)\//

/** What the opening of a page cost; milliseconds and bytes. */
export interface Load {
  /** Until the sight was painted. */
  shown: number
  largestPaint: number
  /** How much longer than 50 ms the long tasks took. */
  blocked: number
  /** What the processor spent on scripts, and on all of the main thread. */
  script: number
  processor: number
  /** Bytes of scripts and of records, and answers of any kind, that had come when the sight was painted. */
  js: number
  data: number
  answers: number
}

/** Waits until the page is quiet, and tells what that took. */
export async function loadOf(tab: Tab): Promise<Load> {
  const { at: shown } = await tab.opened()
  await tab.rest()
  const { metrics } = await tab.session.send('Performance.getMetrics')
  const spent = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  const { largestPaint, longTasks } = await tab.page.evaluate(() => window.bench)
  const then = await tab.moment(shown)
  return {
    shown,
    largestPaint,
    blocked: longTasks.reduce((sum, [, duration]) => sum + duration - 50, 0),
    script: spent('ScriptDuration'),
    processor: spent('TaskDuration'),
    js: tab.network.bytesBy(then, scripts),
    data: tab.network.bytesBy(then, records),
    answers: tab.network.answersBy(then),
  }
}

/** A visit, and another one after it; each in a tab of its own on one device. */
export async function visitTwice(device: Device, address: string, sight: Sight) {
  const { open, close } = await openDevice(device)
  try {
    const visit = async () => {
      const tab = await open(address, sight)
      const load = await loadOf(tab)
      await tab.look()
      await tab.page.close()
      return load
    }
    return { first: await visit(), later: await visit() }
  } finally {
    await close()
  }
}

/** One visit by somebody who has never been here. */
export async function visitOnce(device: Device, address: string, sight: Sight) {
  const { open, close } = await openDevice(device)
  try {
    return await loadOf(await open(address, sight))
  } finally {
    await close()
  }
}

/** Milliseconds until a key that is pressed as soon as the field is there has been painted; it must still be there later. */
export async function usable(
  device: Device,
  address: string,
  { sight, field }: { sight: Sight; field: string },
) {
  const { open, close } = await openDevice(device)
  try {
    const tab = await open(address, sight)
    await tab.opened()
    await tab.page.evaluate((wanted) => window.bench.after('input', wanted), sight)
    await tab.page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.focus(), field)
    await tab.page.keyboard.press('d')
    const { at } = await tab.page.evaluate(() => window.bench.answer)
    await tab.rest()
    const kept = await tab.page.locator(field).inputValue()
    if (kept !== 'd') throw new Error(`${address} has lost a key: '${kept}'`)
    return at
  } finally {
    await close()
  }
}
