import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from './lib/http/api-error'
import { clearNotices, notices } from '@/lib/notify'
import { createQueryClient } from './query-client'

beforeEach(clearNotices)
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

const error = (kind: ApiErrorKind = 'http', message = 'Too late to cancel') =>
  new ApiError({ call: 'bookings.cancel', headline: 'Failed to cancel booking', message, kind, status: 400 })
const shown = () => notices().map(({ type, message }) => `${type}: ${message}`)

test('D1, T11: a query and a mutation that fail are tried once', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error()))
  const observer = new QueryObserver(client, { queryKey: ['a'], queryFn })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() =>
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', failureCount: 1 }),
  )
  stop()
  expect(queryFn).toHaveBeenCalledOnce()
  const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(error()))
  await expect(new MutationObserver(client, { mutationFn }).mutate()).rejects.toThrow('Too late to cancel')
  expect(mutationFn).toHaveBeenCalledOnce()
  // Outside a browser the library tries a query once whatever it is told.
  expect(client.getDefaultOptions()).toMatchObject({ queries: { retry: false }, mutations: { retry: false } })
})

test('N2 goal G16: offline, both are tried at once and fail: nothing waits for the network to come back', async () => {
  onlineManager.setOnline(false)
  const client = createQueryClient()
  const offline = () => Promise.reject(error('network', 'No answer came from the server.'))
  await expect(client.query({ queryKey: ['a'], queryFn: offline })).rejects.toMatchObject({ kind: 'network' })
  await expect(new MutationObserver(client, { mutationFn: offline }).mutate()).rejects.toMatchObject({
    kind: 'network',
  })
  onlineManager.setOnline(true)
  expect(
    client
      .getMutationCache()
      .getAll()
      .some(({ state }) => state.isPaused),
  ).toBe(false)
  const { queries, mutations } = client.getDefaultOptions()
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})

test('goal G29: what was sent is forgotten a second after the answer, with the page that sent it', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const answer = Promise.withResolvers<void>()
  const observer = new MutationObserver(client, { mutationFn: (_secret: string) => answer.promise })
  const leave = observer.subscribe(() => {})
  const kept = () =>
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables)
  void observer.mutate('Quiet#Coach5')
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kept()).toEqual(['Quiet#Coach5'])
  answer.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(kept()).toEqual([])
})

test('D1: a mutation’s failure is told once, in the call’s words and the server’s', async () => {
  const client = createQueryClient()
  const mutationFn = () => Promise.reject(error())
  await new MutationObserver(client, { mutationFn }).mutate().catch(() => {})
  expect(shown()).toEqual(['error: Failed to cancel booking: Too late to cancel'])
})

test('D1: where the server says no more than the call, it is not said twice', async () => {
  const client = createQueryClient()
  const mutationFn = () => Promise.reject(error('shape', 'Failed to cancel booking'))
  await new MutationObserver(client, { mutationFn }).mutate().catch(() => {})
  expect(shown()).toEqual(['error: Failed to cancel booking'])
})

test('D2: an error without words is told as one', async () => {
  const client = createQueryClient()
  await new MutationObserver(client, { mutationFn: () => Promise.reject(new Error('')) })
    .mutate()
    .catch(() => {})
  expect(shown()).toEqual(['error: An error occurred'])
})

test('D1: what the page shows, and what was stopped, is told nowhere else; nor is a query’s failure', async () => {
  const client = createQueryClient()
  const attempt = (meta: { shownInline?: boolean }, kind: ApiErrorKind) =>
    new MutationObserver(client, { meta, mutationFn: () => Promise.reject(error(kind)) })
      .mutate()
      .catch(() => {})
  await attempt({ shownInline: true }, 'http')
  await attempt({ shownInline: true }, 'timeout')
  await attempt({}, 'aborted')
  await client.query({ queryKey: ['a'], queryFn: () => Promise.reject(error()) }).catch(() => {})
  expect(shown()).toEqual([])
  await attempt({ shownInline: false }, 'timeout')
  expect(shown()).toHaveLength(1)
})

test('an answer is fresh for half a minute, and coming back to the window asks for nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  const client = createQueryClient()
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'))
  const ask = () => client.query({ queryKey: ['a'], queryFn })
  await ask()
  vi.setSystemTime(29_999)
  await ask()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.setSystemTime(30_000)
  await ask()
  expect(queryFn).toHaveBeenCalledTimes(2)
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
  vi.useRealTimers()
})
