type Area = 'localStorage' | 'sessionStorage'

/** Stands in where the browser forbids storage: the session then lasts as long as the page. */
const memory: Record<Area, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() }

function area(name: Area): Storage | undefined {
  try {
    // Reading the property itself throws where storage is blocked.
    return globalThis[name]
  } catch {
    return undefined
  }
}

function createStorage(name: Area) {
  return {
    get(key: string): string | null {
      try {
        return memory[name].get(key) ?? area(name)?.getItem(key) ?? null
      } catch {
        return memory[name].get(key) ?? null
      }
    },
    set(key: string, value: string) {
      try {
        const storage = area(name)
        if (!storage) throw new Error('no storage')
        storage.setItem(key, value)
        memory[name].delete(key)
      } catch {
        memory[name].set(key, value)
      }
    },
    remove(key: string) {
      memory[name].delete(key)
      try {
        area(name)?.removeItem(key)
      } catch {
        // Blocked: then nothing of ours is in it either.
      }
    },
    keys(): string[] {
      const known = [...memory[name].keys()]
      try {
        return [...new Set([...known, ...Object.keys(area(name) ?? {})])]
      } catch {
        return known
      }
    },
  }
}

/** Web storage that never throws: full, blocked or absent, it falls back to memory. */
export const local = createStorage('localStorage')
export const tab = createStorage('sessionStorage')
export type SafeStorage = typeof local

/** The keys this app uses, its router's among them: other pages of the same origin keep theirs. */
const ours =
  /^(token|rememberMe|root|theme|sidebar|start-page)$|^(draft|sent|chunk-reload|passengers|recent-stations|admin-log|views):|^tsr-scroll-restoration/

/** Removes everything the app keeps in web storage. */
export function eraseAll() {
  for (const storage of [local, tab]) {
    for (const key of storage.keys()) if (ours.test(key)) storage.remove(key)
  }
}
