interface Faults {
  /** The database cannot be opened: it throws, or says so later. */
  open?: 'throws' | 'fails'
  /** Nothing more fits. */
  full?: boolean
  /** Whatever is done comes to nothing. */
  aborts?: boolean
}

type Settle = (request: FakeRequest) => void

class FakeRequest extends EventTarget {
  result: unknown
  error: DOMException | null = null
}

const fire = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type))

/** So much of IndexedDB as the app uses: one store in one database, in memory, with the faults of a real one. */
export function fakeIndexedDb(faults: Faults = {}) {
  const records = new Map<string, unknown>()
  let isThere = false

  function transaction() {
    const waiting: (() => void)[] = []
    const target = Object.assign(new EventTarget(), { error: null as DOMException | null })
    const ask = (settle: Settle) => {
      const request = new FakeRequest()
      waiting.push(() => {
        settle(request)
        fire(request, 'success')
      })
      return request
    }
    const abort = (name: string) => {
      target.error = new DOMException('Not written', name)
    }
    const store = {
      put: (record: unknown, key: unknown) =>
        ask(() => {
          if (faults.full) abort('QuotaExceededError')
          else records.set(JSON.stringify(key), record)
        }),
      getAll: () => ask((request) => (request.result = [...records.values()])),
      getAllKeys: () =>
        ask((request) => (request.result = [...records.keys()].map((key) => JSON.parse(key) as unknown))),
      delete: (key: unknown) => ask(() => records.delete(JSON.stringify(key))),
    }
    queueMicrotask(() => {
      for (let next = waiting.shift(); next; next = waiting.shift()) next()
      if (faults.aborts) abort('AbortError')
      fire(target, target.error ? 'abort' : 'complete')
    })
    return Object.assign(target, { objectStore: () => store })
  }

  const database = { createObjectStore: () => {}, close: () => {}, transaction }
  const later = (events: (request: FakeRequest) => void) => {
    const request = new FakeRequest()
    queueMicrotask(() => events(request))
    return request
  }
  const factory = {
    open: () => {
      if (faults.open === 'throws') throw new DOMException('Blocked', 'SecurityError')
      return later((request) => {
        if (faults.open === 'fails') {
          request.error = new DOMException('Private', 'InvalidStateError')
          return fire(request, 'error')
        }
        request.result = database
        if (!isThere) fire(request, 'upgradeneeded')
        isThere = true
        fire(request, 'success')
      })
    },
    deleteDatabase: () =>
      later((request) => {
        records.clear()
        isThere = false
        fire(request, 'success')
      }),
  }
  return { factory, records, faults }
}
