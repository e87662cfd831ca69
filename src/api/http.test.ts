import { http as mock, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { startEpoch } from '@/auth/epoch'
import { signedIn } from '@/auth/session'
import { getSession, initialAuth, useSession } from '@/auth/session-store'
import { path } from '@/lib/http/path'
import { fakeStorage } from '@/test/fake-storage'
import { apiBase } from './address'
import { bytesOf, keepaliveBytes, request, sessionHeaders } from './http'

const maya = { _id: 'm', name: 'Maya', email: 'm@mail.test', role: 'user', roles: [] }

/** What arrived at the server, and a call that makes it arrive. */
function recorded(answer: () => Response | Promise<Response> = () => HttpResponse.json({})) {
  const arrived: Request[] = []
  server.use(
    mock.all('*/api/echo', async ({ request: incoming }) => {
      arrived.push(incoming.clone())
      return answer()
    }),
  )
  return arrived
}

/** As the page finds storage when it opens. */
const openPage = () => useSession.setState(initialAuth(), true)

const echo = (options?: Parameters<typeof request>[3]) =>
  request('trains.list', '/echo', v.unknown(), options)

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  openPage()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('A10: the base is fixed at build time; `/` means the page’s own origin', () => {
  expect(apiBase('https://api.example.org', 'https://rail.example')).toBe('https://api.example.org')
  expect(apiBase('https://api.example.org/v1//', 'https://rail.example')).toBe('https://api.example.org/v1')
  expect(apiBase('/', 'https://rail.example')).toBe('https://rail.example')
  expect(apiBase(undefined, 'https://rail.example')).toBe('https://rail.example')
})

/** What leaves the app, before the machine adds headers of its own. */
function leaving() {
  const spied = vi.spyOn(globalThis, 'fetch')
  return () => spied.mock.calls.map(([input]) => input as Request)
}

test('A10: JSON goes to base, `/api` and path; cookies are included; empty parameters are left out', async () => {
  const arrived = recorded()
  const sent = leaving()
  await echo({
    method: 'post',
    json: { a: 1 },
    searchParams: { page: 0, q: 'a b&c', none: undefined, empty: '' },
  })
  expect(arrived[0]?.url).toBe('http://api.test/api/echo?page=0&q=a+b%26c')
  expect([arrived[0]?.method, await arrived[0]?.json()]).toEqual(['POST', { a: 1 }])
  expect(sent()[0]?.credentials).toBe('include')
})

test('A10: no header of our own: a preflight of the back end lets no other through', async () => {
  recorded()
  const sent = leaving()
  localStorage.setItem('token', 'tok')
  openPage()
  await echo()
  await echo({ method: 'put', json: {} })
  expect(sent().map(({ headers }) => Object.fromEntries(headers))).toEqual([
    { accept: 'application/json, */*;q=0.5', authorization: 'Bearer tok' },
    {
      accept: 'application/json, */*;q=0.5',
      authorization: 'Bearer tok',
      'content-type': 'application/json',
    },
  ])
})

test.each([
  [{}, {}, null],
  [{ token: 'loc' }, {}, 'Bearer loc'],
  [{}, { token: 'tab' }, 'Bearer tab'],
  [{ token: 'loc' }, { token: 'tab' }, 'Bearer loc'],
  [{ token: 'undefined' }, { token: 'tab' }, 'Bearer tab'],
  [{ token: 'a\nb' }, {}, null],
  [{ token: 'é' }, {}, null],
])('A10: with %j in local and %j in session storage the header is %j', async (inLocal, inTab, header) => {
  vi.stubGlobal('localStorage', fakeStorage(inLocal as Record<string, string>))
  vi.stubGlobal('sessionStorage', fakeStorage(inTab as Record<string, string>))
  openPage()
  const arrived = recorded()
  await echo()
  expect(arrived[0]?.headers.get('Authorization')).toBe(header)
})

test('T11 goal G13: nothing is sent twice, whatever the answer', async () => {
  for (const status of [408, 413, 429, 500, 502, 503, 504]) {
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const arrived = recorded(() => new HttpResponse(null, { status, headers: { 'Retry-After': '0' } }))
      await expect(echo({ method })).rejects.toMatchObject({ status })
      expect(arrived).toHaveLength(1)
    }
  }
})

test('goal G10: an id that would leave its place in the path makes no request', async () => {
  const arrived = recorded()
  const call = request('trains.get', path`/trains/${'..'}/echo`, v.unknown())
  await expect(call).rejects.toMatchObject({ kind: 'shape', message: 'Failed to fetch train' })
  expect(arrived).toEqual([])
})

test('an empty answer is no body, not a failure', async () => {
  recorded(() => new HttpResponse(null, { status: 204 }))
  expect(await echo()).toBeUndefined()
})

test('A11: a 401 ends the session and aborts whatever is under way; the refused call keeps its words', async () => {
  signedIn('tok', maya, true)
  server.use(mock.get('*/api/slow', () => new Promise<Response>(() => {})))
  recorded(() => HttpResponse.json({ message: 'Expired' }, { status: 401 }))
  const slow = request('trains.list', '/slow', v.unknown())
  await expect(echo()).rejects.toMatchObject({ status: 401, message: 'Expired' })
  await expect(slow).rejects.toMatchObject({ kind: 'aborted' })
  expect(getSession()).toMatchObject({ user: null, isAuthenticated: false, token: null })
  expect(localStorage.getItem('token')).toBeNull()
})

test('A11: a 401 of a visitor’s own call, and a 403 of any, leave the session alone', async () => {
  signedIn('tok', maya, true)
  recorded(() => new HttpResponse(null, { status: 401 }))
  await expect(echo({ public: true })).rejects.toMatchObject({ status: 401 })
  recorded(() => new HttpResponse(null, { status: 403 }))
  await expect(echo()).rejects.toMatchObject({ status: 403 })
  expect(getSession().user).toEqual(maya)
})

test('A11: a 401 for a session that another has replaced ends nothing', async () => {
  signedIn('old', maya, true)
  let answer = (_response: Response) => {}
  recorded(() => new Promise((resolve) => (answer = resolve)))
  const late = echo()
  const refused = expect(late).rejects.toMatchObject({ kind: 'aborted' })
  signedIn('new', { ...maya, _id: 'r' }, true)
  answer(new HttpResponse(null, { status: 401 }))
  await refused
  expect([getSession().user?._id, localStorage.getItem('token')]).toEqual(['r', 'new'])
})

test('an answer that arrives after the end of its session is dropped', async () => {
  recorded(() => {
    startEpoch()
    return HttpResponse.json({ of: 'somebody else' })
  })
  await expect(echo()).rejects.toMatchObject({ kind: 'aborted' })
})

test('the caller’s signal stops a request too', async () => {
  recorded(() => new Promise<Response>(() => {}))
  const page = new AbortController()
  const call = echo({ signal: page.signal })
  page.abort()
  await expect(call).rejects.toMatchObject({ kind: 'aborted' })
})

test('ADM-4: a call outlives its page only where it is asked to, and where its body is small enough', async () => {
  recorded()
  // What arrives does not show it.
  const sent = vi.spyOn(globalThis, 'fetch')
  const words = (bytes: number) => 'x'.repeat(bytes - 2)
  await echo()
  await echo({ method: 'delete', keepalive: true })
  await echo({ method: 'put', json: words(keepaliveBytes), keepalive: true })
  await echo({ method: 'put', json: words(keepaliveBytes + 1), keepalive: true })
  await echo({ method: 'put', json: words(10) })
  const kept = sent.mock.calls.map(([call]) => call instanceof Request && call.keepalive)
  expect(kept).toEqual([false, true, true, false, false])
})

test('ADM-4: a body is as long as its bytes, and none has none', () => {
  expect(bytesOf(undefined)).toBe(0)
  expect(bytesOf('é')).toBe(4)
})

test('G6: a visitor’s page carries no token that another tab has stored, nor calls for one', () => {
  expect(sessionHeaders()).toEqual({})
  localStorage.setItem('token', 'of-another-tab')
  localStorage.setItem('rememberMe', 'true')
  expect(sessionHeaders(true)).toEqual({})
  expect(() => sessionHeaders()).toThrow('The session has ended')
})
