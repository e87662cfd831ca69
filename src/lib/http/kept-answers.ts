import { earlyKept, fetchOnce } from '@/lib/early'
import { noop } from '@/lib/noop'

/** The name counts up where older answers can be of no use. */
const store = 'answers-1'
const timeHeader = 'x-kept-at'

/** Undefined where the browser has no such store, or forbids it: the app is then as without it. */
const open = async (): Promise<Cache | undefined> => globalThis.caches?.open(store).catch(() => undefined)

const urlOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked))

/** When the server gave an answer last is kept beside it: that changes with every visit, megabytes of timetable do not. */
const timeOf = (url: string) => `${url}${url.includes('?') ? '&' : '?'}${timeHeader}`

async function readKept(url: string): Promise<Response> {
  const answers = await open()
  const [kept, time] = await Promise.all([answers?.match(url), answers?.match(timeOf(url))]).catch(() => [])
  if (!kept || !time) throw new TypeError('Nothing is kept')
  const headers = new Headers(kept.headers)
  headers.set(timeHeader, await time.text())
  return new Response(kept.body, { headers })
}

/** A fetch that is answered by what this device kept. @throws {TypeError} as without a network, where it kept nothing */
export const keptFetch = (asked: RequestInfo | URL) => {
  const url = urlOf(asked)
  return earlyKept(url) ?? readKept(url)
}

/** When an answer of `keptFetch` was given by the server, ms since 1970; undefined of any other answer. */
export function keptAtOf({ headers }: Response): number | undefined {
  const time = Number(headers.get(timeHeader) ?? Number.NaN)
  return Number.isFinite(time) ? time : undefined
}

/** @param copy of the answer; undefined where the one that is kept is the same */
async function keep(answers: Cache, url: string, copy: Response | undefined) {
  const time = new Response(String(Date.now()))
  try {
    if (copy) await answers.put(url, copy)
    await answers.put(timeOf(url), time)
  } catch {
    // The answer broke off, or the store is full: an older answer stays.
  }
}

/** A body, and a copy of it that comes as fast as the body itself is read: who looks at a page goes before its store. */
function copiedAsRead(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader()
  let copying: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const copied = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      copying = controller
    },
    cancel() {
      copying = undefined
    },
  })
  const read = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          copying?.error(error)
          throw error
        })
        for (const one of [copying, controller]) {
          if (done) one?.close()
          else one?.enqueue(value)
        }
      },
      cancel(reason) {
        copying?.error(reason)
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
  return [read, copied] as const
}

/**
 * A fetch that keeps a copy of what it is answered on this device, for answers that are the same for everybody. One that
 * the server calls by the name of the kept one (its ETag) is not copied: its reader may end it unread.
 * @param isRead whether what is kept, if anything, could be read: a damaged copy is replaced, whatever it is called
 */
export const keepingFetch =
  (isRead: boolean): typeof fetch =>
  async (asked, init) => {
    const answer = await fetchOnce(asked, init)
    const answers = answer.status === 200 && answer.body ? await open() : undefined
    if (!answers || !answer.body) return answer
    const url = urlOf(asked)
    const tag = answer.headers.get('etag')
    const kept = isRead && tag !== null ? await answers.match(url).catch(noop) : undefined
    if (kept && kept.headers.get('etag') === tag) {
      void keep(answers, url, undefined)
      return answer
    }
    const [read, copied] = copiedAsRead(answer.body)
    void keep(answers, url, new Response(copied, { headers: tag === null ? {} : { etag: tag } }))
    return new Response(read, { status: answer.status, headers: answer.headers })
  }

/** Keeps a text as if it were the answer to that, for `keptFetch` to find. */
export async function keepText(url: string, text: string) {
  const answers = await open()
  if (answers) await keep(answers, url, new Response(text))
}

/** Whether anything is kept. */
export const hasKeptAnswers = async () => (await globalThis.caches?.has(store).catch(noop)) === true

export const dropKeptAnswers = async () => void (await globalThis.caches?.delete(store).catch(noop))
