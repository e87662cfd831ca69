import { afterEach, expect, test, vi } from 'vitest'
import { beginEarly, earlyKept, fetchOnce, type Early, stopEarlyListening, takeUpForm } from './early'

const url = 'http://api.test/api/auth/me'
const bearer = 'Bearer mine'

function begun() {
  const end = vi.fn<(reason: unknown) => void>()
  const taken = vi.fn<() => void>()
  const response = new Response('{}')
  const sent = vi.fn<typeof fetch>().mockResolvedValue(new Response('sent'))
  vi.stubGlobal('fetch', sent)
  const early: Early = {
    requests: new Map([[url, { authorization: bearer, answer: Promise.resolve(response), taken, end }]]),
    typed: new Map(),
    kept: new Map([[url, Promise.resolve(response)]]),
    stopListening: vi.fn<() => void>(),
    letPressesThrough: vi.fn<() => void>(),
  }
  beginEarly(early)
  return { early, response, taken, end, sent }
}
const asking = (authorization = bearer, more: RequestInit = {}) =>
  new Request(url, { headers: { Authorization: authorization }, ...more })

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'early')
  vi.unstubAllGlobals()
})

test('A2: a request that is under way is not sent again; the next one is', async () => {
  const { response, taken, sent } = begun()
  expect(await fetchOnce(asking())).toBe(response)
  expect(taken).toHaveBeenCalledOnce()
  expect(sent).not.toHaveBeenCalled()
  await fetchOnce(asking())
  expect(sent).toHaveBeenCalledOnce()
})

test('goal G28: what the device has kept is found once before the app is there, and read once', async () => {
  const { response } = begun()
  expect(await earlyKept(url)).toBe(response)
  expect(earlyKept(url)).toBeUndefined()
})

test('A7: what was asked with another token, or of something else, answers nobody', async () => {
  const { response, sent } = begun()
  await fetchOnce(asking('Bearer another'))
  await fetchOnce(asking(bearer, { method: 'PUT' }))
  await fetchOnce(new Request(`${url}/x`, { headers: { Authorization: bearer } }))
  await fetchOnce(url)
  expect(sent).toHaveBeenCalledTimes(4)
  expect(await fetchOnce(asking())).toBe(response)
})

test('A7: the end of a session ends what was asked for it', () => {
  const { end } = begun()
  const session = new AbortController()
  void fetchOnce(asking(bearer, { signal: session.signal }))
  session.abort('over')
  expect(end).toHaveBeenCalledWith('over')
})

test('P5: what was typed is read, then the press is done, both once', () => {
  const { early } = begun()
  const done: string[] = []
  early.pressed = { requestSubmit: () => done.push('sent') } as unknown as HTMLFormElement
  takeUpForm(() => done.push('read'))
  takeUpForm(() => done.push('read'))
  expect(done).toEqual(['read', 'sent'])
  expect(early.stopListening).toHaveBeenCalled()
})

test('P9: what was asked for early is there also for whoever comes after the form', async () => {
  const { response } = begun()
  takeUpForm()
  expect(await earlyKept(url)).toBe(response)
  expect(await fetchOnce(asking())).toBe(response)
})

test('P5: where nothing was begun there is nothing to go on with', () => {
  stopEarlyListening()
  const read = vi.fn<() => void>()
  takeUpForm(read)
  expect(read).not.toHaveBeenCalled()
})
