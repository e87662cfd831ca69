import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import { local } from '@/lib/storage/storage'

export type ColorMode = 'light' | 'dark'
export type ColorModeChoice = ColorMode | 'system'

// index.html reads the same key before the first paint.
const key = 'theme'
const isChoice = (value: unknown): value is ColorModeChoice =>
  value === 'light' || value === 'dark' || value === 'system'

/** What was chosen: light unless something else is remembered. */
function colorModeChoice(): ColorModeChoice {
  const stored = local.get(key)
  return isChoice(stored) ? stored : 'light'
}

let systemQuery: MediaQueryList | undefined
const systemDark = () => (systemQuery ??= window.matchMedia?.('(prefers-color-scheme: dark)'))

let forcedQuery: MediaQueryList | undefined
/** There the page is as dark as the system's own few colours, whatever was chosen here. */
const forced = () => (forcedQuery ??= window.matchMedia?.('(forced-colors: active)'))

// Paper is white: what is drawn for a dark page would be hard to read on it.
let printing = false

/** What is shown. */
export function colorMode(): ColorMode {
  if (printing) return 'light'
  const choice = forced()?.matches ? 'system' : colorModeChoice()
  if (choice !== 'system') return choice
  return systemDark()?.matches ? 'dark' : 'light'
}

function apply() {
  const mode = colorMode()
  const root = document.documentElement
  root.classList.toggle('dark', mode === 'dark')
  root.style.colorScheme = mode
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', mode === 'dark' ? '#121212' : '#f5f5f5')
  listeners.notify()
}

export function setColorMode(choice: ColorModeChoice) {
  local.set(key, choice)
  apply()
}

const onStorage = (event: StorageEvent) => {
  if (event.key === key) apply()
}

const onPrint = ({ type }: Event) => {
  printing = type === 'beforeprint'
  apply()
}

const listeners = createListeners(() => {
  window.addEventListener('storage', onStorage)
  window.addEventListener('beforeprint', onPrint)
  window.addEventListener('afterprint', onPrint)
  systemDark()?.addEventListener('change', apply)
  forced()?.addEventListener('change', apply)
  // Another tab, or the system, may have changed it since the first paint.
  apply()
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('beforeprint', onPrint)
    window.removeEventListener('afterprint', onPrint)
    systemDark()?.removeEventListener('change', apply)
    forced()?.removeEventListener('change', apply)
  }
})

/** A page that is written at build time is taken over as a light one: only its styles know better. */
const writtenMode = (): ColorMode => 'light'

export const useColorMode = (): ColorMode => useSyncExternalStore(listeners.subscribe, colorMode, writtenMode)
export const useColorModeChoice = (): ColorModeChoice =>
  useSyncExternalStore(listeners.subscribe, colorModeChoice)
