import type { Connection } from '@/domain/journeys/connections'
import type { Train } from '@/domain/trains/train'
import { otherTasks } from '@/lib/slices'
import type { ConnectionAnswer, ConnectionQuery, ConnectionRequest } from './connections-answer'

/** The search itself failed, not a call to the server. Its message is for the reader. */
export class ConnectionSearchError extends Error {
  override name = 'ConnectionSearchError'
}

const words = {
  notStarted: 'The search for connections could not be started',
  stopped: 'The search for connections stopped unexpectedly',
  tooLong: 'The search for connections took too long',
}

/** The largest timetable takes a small part of it; without an end a worker that hangs would look like a long search. */
export const searchTimeoutMs = 30_000

/** The page stands still while trains are copied to the worker: this many at a time, for a few milliseconds. */
export const trainsPerMessage = 200

export interface ConnectionHost {
  /** @throws {ConnectionSearchError}, or the signal's reason */
  search(trains: readonly Train[], search: ConnectionQuery, signal?: AbortSignal): Promise<Connection[]>
}

/** Where there are no workers: the same messages to the same search, in the page, which loads it only now. */
function inPage(): ConnectionHost {
  let loaded: Promise<(request: ConnectionRequest) => ConnectionAnswer | undefined> | undefined
  let told: readonly Train[] | undefined
  return {
    async search(trains, search, signal) {
      loaded ??= import('./connections-answer').then(({ connectionAnswerer }) => connectionAnswerer())
      const answer = await loaded.catch((error: unknown) => {
        loaded = undefined
        throw new ConnectionSearchError(words.notStarted, { cause: error })
      })
      signal?.throwIfAborted()
      if (told !== trains) answer({ type: 'trains', first: true, trains })
      told = trains
      const reply = answer({ type: 'search', id: 0, search })
      if (reply && 'connections' in reply) return reply.connections
      throw new ConnectionSearchError(words.stopped, { cause: reply?.failure })
    },
  }
}

interface Waiting {
  answered(connections: Connection[]): void
  failed(error: ConnectionSearchError): void
}

function inWorker(worker: Worker, onFailure: () => void): ConnectionHost {
  const waiting = new Map<number, Waiting>()
  let told: readonly Train[] | undefined
  let lastId = 0
  let failure: ConnectionSearchError | undefined
  // What is said to the worker is said in turn: each search right behind the trains it is about.
  let turn = Promise.resolve()

  function fail(text: string, cause?: unknown) {
    if (failure) return
    failure = new ConnectionSearchError(text, { cause })
    worker.terminate()
    onFailure()
    for (const { failed } of waiting.values()) failed(failure)
    waiting.clear()
  }

  let hasAnswered = false
  worker.addEventListener('error', (event) =>
    fail(hasAnswered ? words.stopped : words.notStarted, event.error ?? event.message),
  )
  worker.addEventListener('messageerror', () => fail(words.stopped))
  worker.addEventListener('message', ({ data }: MessageEvent<ConnectionAnswer>) => {
    hasAnswered = true
    if ('connections' in data) waiting.get(data.id)?.answered(data.connections)
    else fail(words.stopped, data.failure)
  })

  const tell = (request: ConnectionRequest) => worker.postMessage(request)

  async function tellTrains(trains: readonly Train[]) {
    if (told === trains) return
    told = trains
    for (let start = 0; start === 0 || start < trains.length; start += trainsPerMessage) {
      if (start > 0) await otherTasks()
      if (failure) return
      tell({ type: 'trains', first: start === 0, trains: trains.slice(start, start + trainsPerMessage) })
    }
  }

  return {
    search(trains, search, signal) {
      if (failure) return Promise.reject(failure)
      if (signal?.aborted) return Promise.reject(signal.reason as Error)
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => fail(words.tooLong), searchTimeoutMs)
        const end = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', leave)
          waiting.delete(id)
        }
        const leave = () => {
          end()
          reject(signal?.reason as Error)
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.set(id, {
          answered: (connections) => {
            end()
            resolve(connections)
          },
          failed: (error) => {
            end()
            reject(error)
          },
        })
        turn = turn
          .then(async () => {
            await tellTrains(trains)
            // Else nobody waits any more; the next search will want the trains all the same.
            if (waiting.has(id)) tell({ type: 'search', id, search })
          })
          .catch((error: unknown) => fail(words.stopped, error))
      })
    },
  }
}

/**
 * Searches in a worker that is started at the first search, and anew after it failed: whoever asks again may have more
 * luck. Trains are told once for each list, which is known by its identity.
 *
 * @param start undefined where there are no workers
 */
export function connectionHost(start: (() => Worker) | undefined): ConnectionHost {
  let host: ConnectionHost | undefined
  return {
    async search(trains, search, signal) {
      if (!start) host ??= inPage()
      else if (!host) {
        try {
          host = inWorker(start(), () => void (host = undefined))
        } catch (error) {
          throw new ConnectionSearchError(words.notStarted, { cause: error })
        }
      }
      return host.search(trains, search, signal)
    },
  }
}
