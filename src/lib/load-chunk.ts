import { tab } from './storage'

/** B8: a part of the app that could not be fetched. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed.`, options)
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

const timeOut = (chunk: string) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new ChunkLoadError(chunk)), chunkTimeoutMs)
  })

/**
 * Fetches a part of the app. After a new deployment the old parts are gone: one reload by itself fetches the new ones;
 * if that does not help, or was done before, the failure is told.
 * @throws {ChunkLoadError}
 */
export async function loadChunk<T>(
  chunk: string,
  load: () => Promise<T>,
  reload: () => void = () => location.reload(),
): Promise<T> {
  try {
    const loaded = await Promise.race([load(), timeOut(chunk)])
    tab.remove(markOf(chunk))
    return loaded
  } catch (error) {
    if (tab.get(markOf(chunk)) === null && navigator.onLine && markReload(chunk)) {
      reload()
      // The page is going: what waits for this part must not show an error meanwhile.
      return new Promise<never>(() => {})
    }
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, { cause: error })
  }
}
