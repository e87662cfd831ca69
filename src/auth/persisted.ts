import type { PersistStorage } from 'zustand/middleware'
import type { User } from '@/domain/users/user'
import { local, tab } from '@/lib/storage/storage'
import { tokenHome } from './token-storage'

/** What is kept under the key `root` (A6): never the token, and only in the storage that holds the token. */
export interface PersistedAuth {
  user: User | null
  isAuthenticated: boolean
}

function parsed(text: string | null): PersistedAuth | null {
  try {
    const { state } = JSON.parse(text ?? '') as { state?: Partial<PersistedAuth> }
    return typeof state?.isAuthenticated === 'boolean'
      ? { user: state.user ?? null, isAuthenticated: state.isAuthenticated }
      : null
  } catch {
    return null
  }
}

export const authStorage: PersistStorage<PersistedAuth> = {
  getItem: (key) => {
    const state = parsed(tab.get(key)) ?? parsed(local.get(key))
    return state && { state, version: 1 }
  },
  setItem: (key, value) => {
    const home = value.state.isAuthenticated ? tokenHome() : undefined
    for (const storage of [local, tab]) if (storage !== home) storage.remove(key)
    home?.set(key, JSON.stringify(value))
  },
  removeItem: (key) => {
    local.remove(key)
    tab.remove(key)
  },
}
