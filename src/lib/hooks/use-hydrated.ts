import { useSyncExternalStore } from 'react'
import { noop } from '@/lib/noop'

const never = () => noop
const yes = () => true
const no = () => false

/**
 * False in a page that is written at build time, and while React takes it over: what only this device, this user or this
 * day makes known is drawn right after.
 */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no)
