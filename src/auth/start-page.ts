import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'
import { local } from '@/lib/storage/storage'

const key = 'start-page'

const addresses = {
  dashboard: '/dashboard',
  planner: '/plan-journey',
  bookings: '/bookings',
  trains: '/trains',
} as const

export type StartPage = keyof typeof addresses

const isStartPage = (value: string | null): value is StartPage =>
  value !== null && Object.hasOwn(addresses, value)

/** The page that was chosen to begin with: the dashboard unless another one is remembered on this device. */
export function startPage(): StartPage {
  const stored = local.get(key)
  return isStartPage(stored) ? stored : 'dashboard'
}

const listeners = createListeners()

export function chooseStartPage(page: StartPage) {
  local.set(key, page)
  listeners.notify()
}

export const useStartPage = (): StartPage => useSyncExternalStore(listeners.subscribe, startPage)

/** B3, A12: where `/` leads, and signing in where no page was asked for. */
export const startPath = () => addresses[startPage()]
