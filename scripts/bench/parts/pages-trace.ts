import type { Browser, Page } from '@playwright/test'

/** A task of the page's main thread, in milliseconds. The clock counts what else this machine does too. */
export interface Task {
  start: number
  clock: number
  processor: number
  /** What took most of it, as far as the trace tells. */
  mostly: string
}

interface TraceEvent {
  name: string
  cat?: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: {
    name?: string
    data?: { type?: string; functionName?: string; url?: string; lineNumber?: number; columnNumber?: number }
  }
}

const categories = [
  'blink',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
]

/** Whoever listens to the network, as Playwright does, has every answer decoded once more, as one text: 150 ms of all trains. */
const listens = 'ResponseBodyLoader::DidFinishLoadingBody'

function without(parts: readonly TraceEvent[], { dur = 0, tdur = 0, ...task }: TraceEvent): TraceEvent {
  const inside = parts.filter(({ ts }) => ts >= task.ts && ts < task.ts + dur)
  return {
    ...task,
    dur: inside.reduce((left, part) => left - (part.dur ?? 0), dur),
    tdur: inside.reduce((left, part) => left - (part.tdur ?? 0), tdur),
  }
}

function describe({ name, dur = 0, args }: TraceEvent): string {
  const { functionName, url, lineNumber, columnNumber } = args?.data ?? {}
  const place = url ? ` ${url.split('/').at(-1)}:${lineNumber}:${columnNumber}` : ''
  return `${name}${functionName ? ` ${functionName}` : ''}${place} ${Math.round(dur / 1000)} ms`
}

/** Processor time of the main thread from each key until the frame it changed is handed over. */
function keysOf(events: readonly TraceEvent[], tasks: readonly TraceEvent[]): number[] {
  const commits = events.filter(({ name }) => name === 'Commit')
  return events
    .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
    .map((key) => {
      const end = commits.find(({ ts }) => ts > key.ts + (key.dur ?? 0))?.ts ?? key.ts
      const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > key.ts && ts <= end)
      return between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
    })
}

/**
 * What the main thread did while `act` ran, in the order of time; where it opens a page, from the moment on when the
 * page has its frame: see `watch`.
 */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>, opens = false) {
  await browser.startTracing(page, { categories })
  const zero = opens ? 0 : await page.evaluate(() => performance.mark('bench start').startTime)
  await act()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const mark = traceEvents.find(({ name }) => name === 'bench start')
  if (!mark) throw new Error('The trace does not show where to begin')
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === mark.pid && args?.name === 'CrRendererMain',
  )
  const onMain = traceEvents
    .filter(({ pid, tid, ts, ph }) => pid === mark.pid && tid === main?.tid && ph === 'X' && ts >= mark.ts)
    .toSorted((a, b) => a.ts - b.ts)
  const listening = onMain.filter(({ name }) => name === listens)
  const whole = onMain.filter(({ name }) => name === 'RunTask').map((task) => without(listening, task))
  const parts = onMain.filter(
    ({ cat, name }) => cat !== 'blink' && !/RunTask|ThreadPool|SimpleWatcher|Receive|Sequence/.test(name),
  )
  const tasks = whole.map(({ ts, dur = 0, tdur = 0 }): Task => {
    const inside = dur < 20_000 ? [] : parts.filter((part) => part.ts >= ts && part.ts < ts + dur)
    const largest = inside.toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0)).slice(0, 3)
    return {
      start: (ts - mark.ts) / 1000,
      clock: dur / 1000,
      processor: tdur / 1000,
      mostly: largest.map(describe).join(', '),
    }
  })
  const workers = traceEvents.filter(
    ({ name, pid, args }) => name === 'thread_name' && pid === mark.pid && /Worker/.test(args?.name ?? ''),
  )
  const inWorkers = traceEvents.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === mark.pid && ts >= mark.ts && workers.some((worker) => worker.tid === tid),
  )
  return {
    tasks,
    /** Where the tasks' time begins, on the page's own clock. */
    zero,
    /** When a frame was handed over. */
    frames: onMain.filter(({ name }) => name === 'Commit').map(({ ts }) => (ts - mark.ts) / 1000),
    /** When a frame was drawn: where nothing but the scrolling changed, the main thread has no part in it. */
    drawn: traceEvents
      .filter(({ name, pid, ts }) => name === 'DrawFrame' && pid === mark.pid && ts >= mark.ts)
      .map(({ ts }) => (ts - mark.ts) / 1000)
      .toSorted((a, b) => a - b),
    keyProcessor: keysOf(onMain, whole),
    /** The longest task of a worker, by processor. */
    worker: Math.max(0, ...inWorkers.map(({ tdur = 0 }) => tdur)) / 1000,
  }
}
