import { fetchOnce } from '@/lib/early'
import { noop } from '@/lib/noop'

/** The name counts up where older answers can be of no use. */
const store = 'answers-1'
const timeHeader = 'x-kept-at'

/** Undefined where the browser has no such store, or forbids it: the app is then as without it. */
const open = async (): Promise<Cache | undefined> => globalThis.caches?.open(store).catch(() => undefined)

/** A fetch that is answered by what this device kept. @throws {TypeError} as without a network, where it kept nothing */
export const keptFetch: typeof fetch = async (asked) => {
  const kept = await (await open())?.match(asked).catch(noop)
  if (!kept) throw new TypeError('Nothing is kept')
  return kept
}

/** When an answer of `keptFetch` was given by the server, ms since 1970; undefined of any other answer. */
export function keptAtOf({ headers }: Response): number | undefined {
  const time = Number(headers.get(timeHeader) ?? Number.NaN)
  return Number.isFinite(time) ? time : undefined
}

async function keep(url: string, copy: Response) {
  try {
    await (await open())?.put(url, copy)
  } catch {
    // The answer broke off, or the store is full: an older answer stays.
  }
}

/** A fetch that keeps a copy of what it is answered on this device, for answers that are the same for everybody. */
export const keepingFetch: typeof fetch = async (asked, init) => {
  const answer = await fetchOnce(asked, init)
  if (answer.status !== 200 || !answer.body || !globalThis.caches) return answer
  const [read, copied] = answer.body.tee()
  const headers = new Headers({ [timeHeader]: String(Date.now()) })
  const tag = answer.headers.get('etag')
  if (tag !== null) headers.set('etag', tag)
  void keep(asked instanceof Request ? asked.url : String(asked), new Response(copied, { headers }))
  return new Response(read, { status: answer.status, headers: answer.headers })
}

/** Whether anything is kept. */
export const hasKeptAnswers = async () => (await globalThis.caches?.has(store).catch(noop)) === true

export const dropKeptAnswers = async () => void (await globalThis.caches?.delete(store).catch(noop))
