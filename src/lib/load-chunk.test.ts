import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brokenStorage, fakeStorage } from '@/test/fake-storage'
import { ChunkLoadError, chunkTimeoutMs, loadChunk, needChunk } from './load-chunk'

const reload = vi.fn<() => void>()
const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('B8: what loads is handed on', async () => {
  expect(await needChunk('login', () => Promise.resolve({ page: 1 }), reload)).toEqual({ page: 1 })
  expect(reload).not.toHaveBeenCalled()
})

test('B8: a part fetched ahead that fails is told, reloads nothing, and costs no later reload', async () => {
  await expect(loadChunk('login', broken)).rejects.toMatchObject({ name: 'ChunkLoadError', chunk: 'login' })
  expect(sessionStorage.getItem('chunk-reload:login')).toBeNull()
  void needChunk('login', broken, reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('B8: the first failure of a part that is needed reloads once, and nothing shows meanwhile', async () => {
  const settled = vi.fn<() => void>()
  void needChunk('login', broken, reload).then(settled, settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
})

test('B8: after that reload the failure is told, by name and text', async () => {
  void needChunk('login', broken, reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  const failure = needChunk('login', broken, reload)
  await expect(failure).rejects.toBeInstanceOf(ChunkLoadError)
  await expect(failure).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk login failed.',
    cause: { name: 'TypeError' },
  })
  expect(reload).toHaveBeenCalledTimes(1)
})

test('B8: each part has its one reload, and gets it back once it has loaded', async () => {
  void needChunk('login', broken, reload)
  void needChunk('trains', broken, reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  await loadChunk('login', () => Promise.resolve(1))
  void needChunk('login', broken, reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(3))
})

test.each([
  ['storage forbids remembering it', () => vi.stubGlobal('sessionStorage', brokenStorage('setItem'))],
  [
    'storage is blocked',
    () => vi.stubGlobal('sessionStorage', brokenStorage('getItem', 'setItem', 'removeItem')),
  ],
  ['there is no storage', () => vi.stubGlobal('sessionStorage', undefined)],
  ['the browser is offline', () => vi.stubGlobal('navigator', { onLine: false })],
])('B8: no reload by itself when %s', async (_why, prepare) => {
  prepare()
  await expect(needChunk('login', broken, reload)).rejects.toThrow('Loading chunk login failed.')
  expect(reload).not.toHaveBeenCalled()
})

test('B8: a part that takes over 120 000 ms has failed, not a moment earlier', async () => {
  expect(chunkTimeoutMs).toBe(120_000)
  vi.useFakeTimers()
  const settled = vi.fn<(error: unknown) => void>()
  loadChunk('login', () => new Promise(() => {})).catch(settled)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).not.toHaveBeenCalled()
  // It is told in the next turn.
  await vi.advanceTimersByTimeAsync(2)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ name: 'ChunkLoadError' }))
})
