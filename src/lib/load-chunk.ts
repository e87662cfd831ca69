import { nextTurn } from './next-turn'
import { tab } from './storage/storage'

/** B8: a part of the app that could not be fetched. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly chunk: string
  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed.`, options)
    this.chunk = chunk
  }
}

/** B8. */
export const chunkTimeoutMs = 120_000

const markOf = (chunk: string) => `chunk-reload:${chunk}`

/** Remembered past the reload, or not at all: without that a host that never heals would reload for ever. */
function markReload(chunk: string): boolean {
  try {
    sessionStorage.setItem(markOf(chunk), '1')
    return sessionStorage.getItem(markOf(chunk)) === '1'
  } catch {
    return false
  }
}

/**
 * Fetches a part of the app, be it needed now or only likely to be: a failure is shown, and the page stays as it is.
 * @throws {ChunkLoadError}
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk)), chunkTimeoutMs)
  })
  try {
    const loaded = await Promise.race([load(), late])
    tab.remove(markOf(chunk))
    return loaded
  } catch (error) {
    await nextTurn()
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

const reloadPage = () => location.reload()

/**
 * After a new deployment the old parts are gone: one reload by itself fetches the new ones. False where that did not
 * help before, or cannot be remembered: then the failure is to be shown. Only for a part that is needed now: one that was
 * fetched ahead, for a link under the pointer, must not throw away what is on the page.
 */
export function reloadOnce({ chunk }: ChunkLoadError, reload: () => void = reloadPage): boolean {
  if (tab.get(markOf(chunk)) !== null || !navigator.onLine || !markReload(chunk)) return false
  reload()
  return true
}

/**
 * Fetches a part without which nothing goes on, with the one reload that may heal it.
 * @throws {ChunkLoadError}
 */
export async function needChunk<T>(
  chunk: string,
  load: () => Promise<T>,
  reload: () => void = reloadPage,
): Promise<T> {
  try {
    return await loadChunk(chunk, load)
  } catch (error) {
    // The page is going: what waits for this part must not show an error until then.
    if (error instanceof ChunkLoadError && reloadOnce(error, reload)) return new Promise<never>(() => {})
    throw error
  }
}
