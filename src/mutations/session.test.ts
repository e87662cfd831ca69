import { MutationObserver } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { sessionReplaced, signedIn, signedOut, userReplaced } from '@/auth/session'
import { getSession, initialAuth, useSession } from '@/auth/session-store'
import { notices } from '@/lib/notify'
import { createQueryClient } from '@/query-client'
import { fakeStorage } from '@/test/fake-storage'
import { person, tokenOf } from '@/test/railway/people'
import {
  changePasswordMutation,
  forgotPasswordMutation,
  resetPasswordMutation,
  updateProfileMutation,
} from './account'
import { loginMutation, registerMutation, sessionChecked } from './session'

const nobody = { user: null, isAuthenticated: false, loading: false, isInitialized: true, token: null }
const stored = () => [{ ...localStorage }, { ...sessionStorage }]

/** As when the page is opened: the store picks up whatever is stored. */
function open(inLocal: Record<string, string> = {}, inTab: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', fakeStorage(inLocal))
  vi.stubGlobal('sessionStorage', fakeStorage(inTab))
  useSession.setState(initialAuth(), true)
}

/** Counts the calls, and has them answered by `answer`, or as usual. */
function counted(
  method: 'get' | 'post' | 'put',
  path: string,
  answer?: () => Response | Promise<Response> | undefined,
) {
  const calls: Request[] = []
  server.use(
    http[method](`*/api/auth/${path}`, ({ request }) => {
      calls.push(request.clone())
      return answer?.()
    }),
  )
  return calls
}

const client = createQueryClient()

beforeEach(() => {
  open()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  client.clear()
})

test('A2: a page that is left while its session is checked does not end the session', async () => {
  open({}, { token: tokenOf('agent') })
  const given = counted('get', 'me', () => HttpResponse.error())
  // The turn in which the failure would count does not come to a page that is going.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const checked = sessionChecked()
  for (let since = 0; since < 100; since += given.length)
    await new Promise((resolve) => setImmediate(resolve))
  expect(stored()[1]).toHaveProperty('token')
  await vi.advanceTimersByTimeAsync(50)
  await checked
  expect(stored()[1]).not.toHaveProperty('token')
})

const outcomes: [string, () => Response | Promise<Response>][] = [
  ['200 without a user', () => HttpResponse.json({ success: true })],
  ['200 with a user without an id', () => HttpResponse.json({ user: { username: 'Maya' } })],
  ['200 that says no', () => HttpResponse.json({ success: false, message: 'No' })],
  ['200 HTML', () => HttpResponse.html('<h1>Railway</h1>')],
  ['204', () => new HttpResponse(null, { status: 204 })],
  ['401', () => HttpResponse.json({ message: 'Expired' }, { status: 401 })],
  ['403', () => HttpResponse.json({ message: 'Blocked' }, { status: 403 })],
  ['500', () => HttpResponse.json({ message: 'Server error' }, { status: 500 })],
  ['a lost connection', () => HttpResponse.error()],
  ['10 seconds of silence', () => new Promise<Response>(() => {})],
]
const places: [string, Record<string, string>, Record<string, string>][] = [
  ['local', { token: 'tok', rememberMe: 'true' }, {}],
  ['session', {}, { token: 'tok', rememberMe: 'false' }],
  ['both', { token: 'tok' }, { token: 'other' }],
]
const failures = outcomes.flatMap(([outcome, answer]) =>
  places.map(([place, inLocal, inTab]) => ({ outcome, answer, place, inLocal, inTab })),
)

test.each(failures)('A2, goal G1: $outcome with a token in $place storage clears everything', async (row) => {
  open(row.inLocal, row.inTab)
  const calls = counted('get', 'me', row.answer)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const check = sessionChecked()
  expect(getSession()).toMatchObject({ isInitialized: false, loading: true })
  await vi.waitFor(() => expect(calls).toHaveLength(1), { interval: 1 })
  if (row.outcome.includes('silence')) await vi.advanceTimersByTimeAsync(10_000)
  await check
  expect(getSession()).toMatchObject({ ...nobody, error: 'Failed to load user. Please log in again.' })
  expect(stored()).toEqual([{}, {}])
  expect(calls).toHaveLength(1)
  expect(console.warn).toHaveBeenCalledTimes(1)
})

test.each(['local', 'session', 'both'])(
  'A2, goal G1: 200 with a token in %s storage signs in',
  async (place) => {
    const token = tokenOf('admin')
    open(place === 'session' ? {} : { token }, place === 'local' ? {} : { token })
    await sessionChecked()
    expect(getSession()).toMatchObject({
      isAuthenticated: true,
      isInitialized: true,
      loading: false,
      token,
      error: null,
    })
    expect(getSession().user).toMatchObject({
      _id: person('admin').userId,
      name: 'Kavita Rao',
      role: 'admin',
    })
    expect(stored().filter((entries) => 'token' in entries)).toHaveLength(1)
    expect(console.warn).not.toHaveBeenCalled()
  },
)

test('A2: without a token nothing is asked', async () => {
  const calls = counted('get', 'me')
  await sessionChecked()
  expect(getSession()).toMatchObject({ ...nobody, error: 'No token found', message: null })
  expect(calls).toEqual([])
  expect(console.warn).not.toHaveBeenCalled()
})

test('A7: a stored state that says signed in, without a token, signs nobody in and is discarded', async () => {
  open({ root: JSON.stringify({ state: { user: { _id: 'x' }, isAuthenticated: true }, version: 1 }) })
  await sessionChecked()
  expect(getSession()).toMatchObject(nobody)
  expect(stored()).toEqual([{}, {}])
})

test('A3: everybody who asks waits for the same check, and none is made afterwards', async () => {
  open({ token: tokenOf('admin') })
  const calls = counted('get', 'me')
  await Promise.all([sessionChecked(), sessionChecked(), sessionChecked()])
  await sessionChecked()
  expect(calls).toHaveLength(1)
})

/** The first call is never answered, the ones after it are. */
function firstHangs() {
  let asked = 0
  return () => {
    asked += 1
    return asked === 1 ? new Promise<Response>(() => {}) : undefined
  }
}

test('A7: a token that another tab stores during the check is the one that is loaded in the end', async () => {
  open({ token: tokenOf('admin') })
  const calls = counted('get', 'me', firstHangs())
  const check = sessionChecked()
  await vi.waitFor(() => expect(calls).toHaveLength(1), { interval: 1 })
  localStorage.setItem('token', tokenOf('agent'))
  sessionReplaced()
  await Promise.all([check, sessionChecked()])
  expect(getSession()).toMatchObject({ isInitialized: true, user: { name: person('agent').name } })
  expect(localStorage.getItem('token')).toBe(getSession().token)
})

test('A8: a log-out during the check ends it, and nothing is asked again', async () => {
  open({ token: tokenOf('admin') })
  const calls = counted('get', 'me', firstHangs())
  const check = sessionChecked()
  await vi.waitFor(() => expect(calls).toHaveLength(1), { interval: 1 })
  signedOut()
  await check
  expect(getSession()).toMatchObject({ ...nobody, message: 'Successfully logged out' })
  expect(calls).toHaveLength(1)
})

const login = (input: { email: string; password: string; rememberMe: boolean }) =>
  new MutationObserver(client, loginMutation()).mutate(input)

test.each([true, false])('A4, A5: signing in stores user and token; rememberMe %s', async (rememberMe) => {
  const { email, password, name } = person('agent')
  const calls = counted('post', 'login')
  await sessionChecked()
  expect(getSession().loading).toBe(false)
  const done = login({ email: ` ${email} `, password, rememberMe })
  await vi.waitFor(() => expect(getSession().loading).toBe(true), { interval: 1 })
  await done
  expect(getSession()).toMatchObject({
    isAuthenticated: true,
    isInitialized: true,
    loading: false,
    user: { name },
  })
  expect(stored().map((entries) => 'token' in entries)).toEqual([rememberMe, !rememberMe])
  expect(await calls[0]?.json()).toEqual({ email, password })
})

test('A4, A11: a wrong password is a refusal in the server’s words, not an expired session', async () => {
  await expect(login({ email: person('agent').email, password: 'wrong', rememberMe: true })).rejects.toThrow()
  expect(getSession()).toMatchObject({ ...nobody, error: 'Wrong e-mail address or password', message: null })
  expect(notices()).toEqual([])
})

const account = {
  firstName: ' Nila ',
  lastName: 'Rao',
  email: 'nila@mail.test',
  phone: '',
  password: 'Secret!12',
  rememberMe: false,
}
const register = () => new MutationObserver(client, registerMutation()).mutate(account)

test('A4: registering signs in; the name goes out under every key, a role under none', async () => {
  const calls = counted('post', 'register')
  await register()
  expect(getSession()).toMatchObject({ isAuthenticated: true, user: { name: 'Nila Rao' } })
  const sent: unknown = await calls[0]?.json()
  expect(sent).toEqual({
    username: 'Nila Rao',
    name: 'Nila Rao',
    firstName: 'Nila',
    lastName: 'Rao',
    email: 'nila@mail.test',
    phone: '',
    password: 'Secret!12',
  })
})

const user = { id: 'x', username: 'X', email: 'x@mail.test', role: 'user' }

test.each([
  ['a token', { success: true, user }],
  ['a user', { success: true, token: 'tok' }],
  ['a token with something in it', { token: '', user }],
  ['a token that is text', { token: 5, user }],
  ['a user with an id', { token: 'tok', user: { username: 'X' } }],
  ['anything', null],
])('A4: an answer without %s fails as invalid', async (_what, body) => {
  for (const [path, act] of [
    ['login', () => login({ email: 'x@mail.test', password: 'x', rememberMe: true })],
    ['register', register],
  ] as const) {
    counted('post', path, () => HttpResponse.json(body))
    await expect(act()).rejects.toThrow('Invalid response from server')
    expect(getSession()).toMatchObject({ ...nobody, error: 'Invalid response from server' })
    expect(stored()).toEqual([{}, {}])
  }
})

test('A4: the defaults, where the server says nothing', async () => {
  counted('post', 'login', () => new HttpResponse(null, { status: 500 }))
  await expect(login({ email: 'x', password: 'x', rememberMe: true })).rejects.toThrow()
  expect(getSession().error).toBe('Login failed. Please check your credentials.')
  counted('post', 'register', () => HttpResponse.json({ success: false }, { status: 400 }))
  await expect(register()).rejects.toThrow()
  expect(getSession().error).toBe('Registration failed. Please try again.')
})

test('A7: a sign-in that another tab’s has overtaken clears and says nothing', async () => {
  const calls = counted('post', 'login', () => new Promise<Response>(() => {}))
  const late = login({ email: 'x', password: 'x', rememberMe: true })
  const refused = expect(late).rejects.toMatchObject({ kind: 'aborted' })
  await vi.waitFor(() => expect(calls).toHaveLength(1), { interval: 1 })
  localStorage.setItem('token', tokenOf('agent'))
  sessionReplaced()
  await refused
  await sessionChecked()
  expect(getSession()).toMatchObject({ error: null, user: { name: person('agent').name } })
})

test('A9: forgot and reset say the server’s message; the token travels encoded, the address as text', async () => {
  const { email } = person('agent')
  const asked = counted('post', 'forgot-password')
  const said = await new MutationObserver(client, forgotPasswordMutation()).mutate(` ${email}`)
  expect(said).toMatch(/If an account/)
  expect(await asked[0]?.json()).toEqual({ email })

  const reset = (token: string) =>
    new MutationObserver(client, resetPasswordMutation(token)).mutate('Brand#New1')
  await expect(reset('a/b')).rejects.toThrow('The link is invalid or has expired')
  const unsafe = counted('post', 'reset-password/:token')
  await expect(reset('..')).rejects.toMatchObject({ kind: 'shape' })
  await expect(reset('a/../b')).rejects.toMatchObject({ kind: 'shape' })
  expect(unsafe).toEqual([])
  expect(await reset('demo-reset-token')).toBe('The password has been changed. You can log in now.')
  expect(await unsafe[0]?.json()).toEqual({ password: 'Brand#New1' })
  expect(db.users.find((known) => known.email === email)?.password).toBe('Brand#New1')
})

/** Signed in as somebody of the mock. */
function signInAs(id: string) {
  const { userId, name, email, role } = person(id)
  signedIn(tokenOf(id), { _id: userId, name, email, role, roles: [{ _id: role, name: role }] }, true)
}

const change = { firstName: 'Kavya', lastName: 'Rao', phone: '+91 55500 12345' }
const updateProfile = () => new MutationObserver(client, updateProfileMutation()).mutate(change)

test('A9, PRO-1: a changed profile replaces the user and keeps what the answer leaves out', async () => {
  signInAs('admin')
  counted('put', 'me', () => HttpResponse.json({ user: { firstName: 'Kavya' } }))
  await updateProfile()
  const { userId, email } = person('admin')
  expect(getSession().user).toMatchObject({ _id: userId, firstName: 'Kavya', email, role: 'admin' })
  expect(getSession().user?.roles).toEqual([{ _id: 'admin', name: 'admin' }])
})

test('A9, PRO-1: an emptied field stays empty, whether the answer says so or leaves it out', async () => {
  for (const said of [{ phone: '', lastName: '' }, {}]) {
    signInAs('admin')
    counted('put', 'me', () => HttpResponse.json({ user: { firstName: 'Kavya', ...said } }))
    userReplaced({ ...getSession().user!, firstName: 'Kavya', lastName: 'Rao', phone: '+91 55500 12345' })
    const emptied = { ...change, lastName: '', phone: '' }
    await new MutationObserver(client, updateProfileMutation()).mutate(emptied)
    expect(getSession().user).toMatchObject({ name: 'Kavya', firstName: 'Kavya' })
    expect(getSession().user).not.toHaveProperty('phone')
    expect(getSession().user).not.toHaveProperty('lastName')
  }
})

test('A9: a refused profile leaves the user; without a user nothing is asked', async () => {
  const calls = counted('put', 'me', () => HttpResponse.json({ message: 'Taken' }, { status: 400 }))
  await expect(updateProfile()).rejects.toThrow('User not authenticated')
  expect(calls).toEqual([])
  signInAs('admin')
  await expect(updateProfile()).rejects.toThrow('Taken')
  expect(getSession().user?.name).toBe(person('admin').name)
})

test('A9: changing the password says the server’s message, or why not', async () => {
  signInAs('admin')
  const changePassword = (currentPassword: string) =>
    new MutationObserver(client, changePasswordMutation()).mutate({
      currentPassword,
      newPassword: 'Brand#New1',
    })
  await expect(changePassword('wrong')).rejects.toThrow('The current password is not correct')
  expect(await changePassword(person('admin').password)).toBe('The password has been changed')
  expect(getSession().isAuthenticated).toBe(true)
})
