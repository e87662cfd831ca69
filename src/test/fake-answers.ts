import { vi } from 'vitest'

const urlOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked))

/** The browser's store of answers, in memory. Some browsers forbid it, and a disk may be full. */
export function fakeAnswers({ blocked = false, full = false } = {}) {
  const kept = new Map<string, { body: string; headers: [string, string][] }>()
  /** Settles when all that is being kept is there. */
  let written: Promise<unknown> = Promise.resolve()
  const put = async (asked: RequestInfo | URL, answer: Response) => {
    const reading = answer.text()
    written = Promise.allSettled([written, reading])
    const body = await reading
    if (full) throw new DOMException('No room', 'QuotaExceededError')
    kept.set(urlOf(asked), { body, headers: [...answer.headers] })
  }
  const match = async (asked: RequestInfo | URL) => {
    const found = kept.get(urlOf(asked))
    return found && new Response(found.body, { headers: found.headers })
  }
  vi.stubGlobal('caches', {
    open: async () => {
      if (blocked) throw new DOMException('Not here', 'SecurityError')
      return { put, match }
    },
    has: async () => kept.size > 0,
    delete: async () => kept.clear(),
  })
  return {
    kept,
    written: async () => {
      for (let last: unknown; last !== written;) {
        last = written
        await last
        // What is kept in two parts has begun its second by now.
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
  }
}
