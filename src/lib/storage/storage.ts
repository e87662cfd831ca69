type Area = 'localStorage' | 'sessionStorage'

/**
 * Stands in where the browser forbids storage: the session then lasts as long as the page. Null says that a key is gone
 * which storage may still hold.
 */
const memory: Record<Area, Map<string, string | null>> = {
  localStorage: new Map(),
  sessionStorage: new Map(),
}

function area(name: Area): Storage | undefined {
  try {
    // Reading the property itself throws where storage is blocked.
    return globalThis[name]
  } catch {
    return undefined
  }
}

function createStorage(name: Area) {
  const kept = memory[name]
  return {
    get(key: string): string | null {
      const stood = kept.get(key)
      if (stood !== undefined) return stood
      try {
        return area(name)?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key: string, value: string) {
      kept.set(key, value)
      try {
        area(name)?.setItem(key, value)
        // Only what can be read again is kept there.
        if (area(name)?.getItem(key) === value) kept.delete(key)
      } catch {
        // Full or blocked.
      }
    },
    remove(key: string) {
      kept.set(key, null)
      try {
        area(name)?.removeItem(key)
        if ((area(name)?.getItem(key) ?? null) === null) kept.delete(key)
      } catch {
        empty(name, key)
      }
    },
    keys(): string[] {
      const known = [...kept.keys()]
      try {
        known.push(...Object.keys(area(name) ?? {}))
      } catch {
        // Blocked.
      }
      return [...new Set(known)].filter((key) => kept.get(key) !== null)
    },
  }
}

/** What cannot be removed must not be found by the next visit. */
function empty(name: Area, key: string) {
  try {
    area(name)?.setItem(key, '')
  } catch {
    // Nothing can be written either.
  }
}

/** Web storage that never throws: full, blocked or absent, it falls back to memory. */
export const local = createStorage('localStorage')
export const tab = createStorage('sessionStorage')
export type SafeStorage = typeof local
