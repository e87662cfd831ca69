declare global {
  interface Window {
    bench: Bench
  }
}

/** What has to be on the screen, and at which address. */
export interface Sight {
  selector: string
  /** That the element's text begins with. */
  text?: string
  /** The path of the page. */
  path?: string
}

/** When a sight was painted, in milliseconds of the page's own clock, and how many frames that took. */
export interface Painted {
  at: number
  frames: number
}

interface Bench {
  /** Milliseconds until the largest paint. */
  largestPaint: number
  /** Start and length of each task over 50 ms. */
  longTasks: [number, number][]
  /** The sight that the page is opened for. */
  opened: Promise<Painted>
  until: (sight: Sight) => Promise<Painted>
  /** From the next event of that type until the sight is painted. */
  after: (event: 'click' | 'input', sight: Sight) => void
  answer: Promise<{ ms: number; at: number; frames: number }>
}

/** Runs in the page before its own scripts, and notes when what was painted. */
export function watchPage(sight: Sight) {
  const longestWait = 40_000
  const isSeen = ({ selector, text = '', path }: Sight) => {
    if (path !== undefined && location.pathname !== path) return false
    return [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.textContent.trim().startsWith(text) &&
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    })
  }
  const until = (wanted: Sight) =>
    new Promise<Painted>((resolve, reject) => {
      const start = performance.now()
      let frames = 0
      const look = () => {
        frames += 1
        if (isSeen(wanted)) {
          // A message comes after the frame that is being made.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve({ at: performance.now(), frames }))
          port1.start()
          port2.postMessage(null)
        } else if (performance.now() - start > longestWait) {
          reject(new Error(`Never painted: ${JSON.stringify(wanted)} at ${location.href}`))
        } else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

  window.bench = {
    largestPaint: 0,
    longTasks: [],
    opened: until(sight),
    until,
    after(event, wanted) {
      window.bench.answer = new Promise((resolve, reject) => {
        const none = setTimeout(() => reject(new Error(`No ${event} came`)), longestWait)
        window.addEventListener(
          event,
          ({ timeStamp }) => {
            clearTimeout(none)
            void until(wanted).then(
              ({ at, frames }) => resolve({ ms: at - timeStamp, at, frames }),
              (error: unknown) => reject(error instanceof Error ? error : new Error(String(error))),
            )
          },
          { capture: true, once: true },
        )
      })
    },
    answer: Promise.resolve({ ms: 0, at: 0, frames: 0 }),
  }
  observe('largest-contentful-paint', ({ startTime }) => void (window.bench.largestPaint = startTime))
  observe('longtask', ({ startTime, duration }) => void window.bench.longTasks.push([startTime, duration]))
}
