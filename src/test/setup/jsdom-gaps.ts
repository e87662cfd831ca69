// What jsdom lacks and the libraries ask for, and what keeps it quick: once for all test files of a process.
import { watchTexts } from '@/test/translated-texts'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}

// Overlays wait for their closing animation to end, which never runs here.
const still = document.createElement('style')
still.textContent =
  '*{animation-name:none!important;animation-duration:0s!important;transition:none!important}'
document.head.append(still)

// A library may leave a timer behind when its component goes; after the last test there is no window to look for.
const { setTimeout: start } = globalThis
const startWithWindow = (act: (...rest: unknown[]) => void, ms?: number, ...rest: unknown[]) =>
  start(() => 'window' in globalThis && act(...rest), ms)
globalThis.setTimeout = Object.assign(startWithWindow, start) as typeof start

// That of jsdom stands still for ever once a test has stopped the clock in between.
const { clearTimeout: stop } = globalThis
globalThis.requestAnimationFrame = (draw) => Number(startWithWindow(() => draw(performance.now()), 1000 / 60))
globalThis.cancelAnimationFrame = (frame) => stop(frame)

// What has staged changes listens for the end of its page, which is never another test's.
const leaving = new Set(['beforeunload', 'pagehide'])
let heard: Parameters<typeof window.addEventListener>[] = []
const { addEventListener } = window
window.addEventListener = (...listener: (typeof heard)[number]) => {
  if (leaving.has(listener[0])) heard.push(listener)
  addEventListener.apply(window, listener)
}
export function forgetPage() {
  for (const [type, listener] of heard) window.removeEventListener(type, listener)
  heard = []
}

const lost = new Set<string>()
watchTexts((what) => lost.add(what))

/** What a translated page would have lost since this was asked last (D6). */
export function lostTexts() {
  const found = [...lost]
  lost.clear()
  return found
}
