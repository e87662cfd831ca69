import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Studio } from '@mocks/studio/types'
import { perObject } from '@/lib/memo'
import type { AppRouter } from '@/router'

export interface StudioPersona {
  id: string
  label: string
  note: string
  email: string
  password: string
}

/** The app that the studio works on, and what it works with. */
export interface Parts {
  studio: Studio
  client: QueryClient
  router: AppRouter
  personas: readonly StudioPersona[]
  /** Of the product. */
  version: string
}

export const PartsContext = createContext<Parts | undefined>(undefined)

export function useParts(): Parts {
  const parts = use(PartsContext)
  if (!parts) throw new Error('The studio is drawn without its parts')
  return parts
}

/** Its log is one list that grows: only counting tells that something has changed. */
const changesOf = perObject((studio: Studio) => {
  let count = 0
  studio.subscribe(() => {
    count += 1
  })
  return { subscribe: (listener: () => void) => studio.subscribe(listener), count: () => count }
})

/** The studio; drawn anew with each change of it. */
export function useStudio(): Studio {
  const { studio } = useParts()
  const { subscribe, count } = changesOf(studio)
  useSyncExternalStore(subscribe, count)
  return studio
}
