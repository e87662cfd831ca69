import { useSyncExternalStore } from 'react'
import type { Problem } from '@mocks/studio/types'
import { createListeners } from '@/lib/listeners'
import { local } from '@/lib/storage/storage'

export const tabNames = ['Persona', 'Scenario', 'Calls', 'Log', 'Cache', 'Clock', 'Data', 'Link'] as const
export type TabName = (typeof tabNames)[number]

export const docks = ['left', 'bottom', 'right'] as const
export type Dock = (typeof docks)[number]

/** How the panel stands; kept in this browser, as a link says nothing of it. */
interface Panel {
  open: boolean
  dock: Dock
  tab: TabName
  /** Per cent of the window: its width at a side, its height at the bottom. */
  side: number
  bottom: number
}

interface Shown extends Panel {
  /** What was wrong with the link that this page was opened by. */
  problems: readonly Problem[]
}

const key = 'studio-panel'

function kept(): Partial<Panel> {
  try {
    const value: unknown = JSON.parse(local.get(key) ?? '')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value)

const share = (value: unknown, usual: number) =>
  typeof value === 'number' && value >= 20 && value <= 80 ? value : usual

function atFirst(): Shown {
  const { open, dock, tab, side, bottom } = kept()
  return {
    open: open === true,
    dock: oneOf(docks, dock) ?? 'right',
    tab: oneOf(tabNames, tab) ?? 'Persona',
    side: share(side, 35),
    bottom: share(bottom, 50),
    problems: [],
  }
}

let shown: Shown | undefined
const listeners = createListeners()

const panel = (): Shown => (shown ??= atFirst())

export function setPanel(change: Partial<Shown>) {
  shown = { ...panel(), ...change }
  const { problems: _, ...toKeep } = shown
  local.set(key, JSON.stringify(toKeep))
  listeners.notify()
}

/** For tests: as a browser that has never been here. */
export function forgetPanel() {
  local.remove(key)
  shown = undefined
}

export const isPanelOpen = () => panel().open
export const usePanel = (): Shown => useSyncExternalStore(listeners.subscribe, panel)
