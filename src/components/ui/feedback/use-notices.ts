import { useSyncExternalStore } from 'react'
import { notices, watchNotices, type Notice } from '@/lib/notify'

/** This session's notices, newest first. */
export const useNotices = (): readonly Notice[] => useSyncExternalStore(watchNotices, notices)
