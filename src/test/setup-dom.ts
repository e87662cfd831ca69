import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { resetSession } from './reset-session'
import { roleTree } from './role-tree'
import { watchTexts } from './translated-texts'

// What jsdom lacks and the libraries ask for.
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

// React notes where each element was made, for warnings that a developer reads: a sixth of what these tests take.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
}

configure({
  // Machines are shared: how long a page takes to be drawn is no matter for these tests.
  asyncUtilTimeout: 20_000,
  getElementError: (message, page) => {
    const error = Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    // Worked out where a test really fails: a query that waits fails many times before it finds, and says it twice.
    const get = () => {
      const shown = roleTree(page)
      return message?.endsWith(shown) ? message : [message, shown].filter(Boolean).join('\n\n')
    }
    return Object.defineProperty(error, 'message', { configurable: true, get })
  },
})

// A library may leave a timer behind when its component goes. After the last test the window goes as well, which it would
// look for.
const timers = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: start } = globalThis
globalThis.setTimeout = Object.assign((...timer: Parameters<typeof start>) => {
  const started = start(...timer)
  timers.add(started)
  return started
}, start)
afterAll(() => {
  for (const timer of timers) clearTimeout(timer)
})

const lostTexts = new Set<string>()
watchTexts((what) => lostTexts.add(what))

beforeEach(resetSession)
afterEach(() => {
  cleanup()
  resetSession()
  const lost = [...lostTexts]
  lostTexts.clear()
  if (lost.length > 0) throw new Error(`D6: a translated page would lose texts, ${lost.join('; ')}`)
})
