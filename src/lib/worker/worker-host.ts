import { otherTasks } from '@/lib/lists/slices'
import { startWorker } from './trusted-worker'
import type { Answerer, WorkerAnswer, WorkerRequest } from './worker-answerer'

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** Where there are no workers: the same messages, answered in the page, which loads the work only now. */
export function workerInPage<Item, Question, Answer>(
  load: () => Promise<Answerer<Item, Question, Answer>>,
): WorkerLike {
  const target = new EventTarget()
  let turn = load()
  return {
    postMessage: (request: WorkerRequest<Item, Question>) => {
      turn = turn.then((answer) => {
        const reply = answer(request)
        if (reply) target.dispatchEvent(new MessageEvent('message', { data: reply }))
        return answer
      })
      turn.catch(() => target.dispatchEvent(new Event('error')))
    },
    terminate: () => {},
    addEventListener: target.addEventListener.bind(target),
  }
}

/** @param address of a worker of this build, which answers as `load` does: an import with `?worker&url` */
export const workerOrPage =
  <Item, Question, Answer>(address: string, load: () => Promise<Answerer<Item, Question, Answer>>) =>
  (): WorkerLike =>
    typeof Worker === 'undefined' ? workerInPage(load) : startWorker(address)

/** The work itself failed, not a call to the server. Its message is for the reader. */
export class WorkerError extends Error {
  override name = 'WorkerError'
}

export interface WorkerHostOptions<Record, Item> {
  start: () => WorkerLike
  /** As much of a record as the worker needs. */
  itemOf: (record: Record) => Item
  /** The page is blocked while records are copied: this many at a time, for a few milliseconds. */
  itemsPerMessage: number
  /** Without an end a worker that hangs would look like long work. */
  timeoutMs: number
  words: Readonly<globalThis.Record<'notStarted' | 'stopped' | 'tooLong', string>>
}

interface Waiting<Answer> {
  answered: (answer: Answer) => void
  failed: (error: WorkerError) => void
}

export interface WorkerHost<Record, Question, Answer> {
  /**
   * Records are sent once for each list, which is known by its identity.
   * @throws {WorkerError}, or the signal's reason
   */
  ask: (records: readonly Record[], question: Question, signal?: AbortSignal) => Promise<Answer>
  /** Keeps the worker running; it ends with its last user, and with it the records that it has. */
  hold: () => () => void
}

function openWorker<Record, Item, Answer>(
  { start, itemOf, itemsPerMessage, timeoutMs, words }: WorkerHostOptions<Record, Item>,
  onEnd: () => void,
) {
  const worker = start()
  const waiting = new Map<number, Waiting<Answer>>()
  let told: readonly Record[] | undefined
  let lastId = 0
  let end: WorkerError | undefined
  // What is said to the worker is said in turn: each question right behind the records it is about.
  let turn = Promise.resolve()

  function fail(text: string, cause?: unknown) {
    if (end) return
    end = new WorkerError(text, { cause })
    worker.terminate()
    onEnd()
    for (const { failed } of waiting.values()) failed(end)
    waiting.clear()
  }

  let hasAnswered = false
  worker.addEventListener('error', () => fail(hasAnswered ? words.stopped : words.notStarted))
  worker.addEventListener('messageerror', () => fail(words.stopped))
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Answer>>) => {
    hasAnswered = true
    if ('answer' in data) waiting.get(data.id)?.answered(data.answer)
    else fail(words.stopped, data.failure)
  })

  const tell = (request: WorkerRequest<Item, unknown>) => worker.postMessage(request)

  async function tellAll(records: readonly Record[]) {
    if (told === records) return
    told = records
    for (let at = 0; at === 0 || at < records.length; at += itemsPerMessage) {
      if (at > 0) await otherTasks()
      if (end) return
      tell({ type: 'items', first: at === 0, items: records.slice(at, at + itemsPerMessage).map(itemOf) })
    }
  }

  return {
    close: () => fail(words.stopped),
    ask: (records: readonly Record[], question: unknown, signal: AbortSignal | undefined) =>
      new Promise<Answer>((resolve, reject) => {
        if (end) return reject(end)
        const id = (lastId += 1)
        const timer = setTimeout(() => fail(words.tooLong), timeoutMs)
        const settle = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', leave)
          waiting.delete(id)
        }
        const leave = () => {
          settle()
          reject(signal?.reason as Error)
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.set(id, {
          answered: (answer) => {
            settle()
            resolve(answer)
          },
          failed: (error) => {
            settle()
            reject(error)
          },
        })
        turn = turn
          .then(async () => {
            await tellAll(records)
            // Otherwise nobody waits any more; the next question still needs the records.
            if (waiting.has(id)) tell({ type: 'ask', id, question })
          })
          .catch((error: unknown) => fail(words.stopped, error))
      }),
  }
}

/** Asks a worker that is started with the first question, and again after it failed: the next try may succeed. */
export function workerHost<Record, Item, Question, Answer>(
  options: WorkerHostOptions<Record, Item>,
): WorkerHost<Record, Question, Answer> {
  let open: ReturnType<typeof openWorker<Record, Item, Answer>> | undefined
  let holders = 0
  return {
    async ask(records, question, signal) {
      signal?.throwIfAborted()
      try {
        open ??= openWorker(options, () => void (open = undefined))
      } catch (error) {
        throw new WorkerError(options.words.notStarted, { cause: error })
      }
      return open.ask(records, question, signal)
    },
    hold() {
      holders += 1
      return () => {
        holders -= 1
        // A page that is mounted again lets go and takes hold again within one turn.
        setTimeout(() => holders === 0 && open?.close(), 0)
      }
    },
  }
}
