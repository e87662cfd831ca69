import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { request } from '@/api/http'
import { sessionExpired, userReplaced } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { readDraft, writeDraft } from './lib/storage/user-data'
import { clearNotices, notices, notify } from '@/lib/notify'
import { enter } from '@/test/enter'
import { person, tokenOf } from './test/railway/people'
import { renderApp } from '@/test/render-app'

const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })
const loginPage = () => screen.findByRole('heading', { name: 'Log in' })
const tokens = () => [localStorage.getItem('token'), sessionStorage.getItem('token')]
type App = ReturnType<typeof renderApp>

async function openAs(
  id: string,
  address: string,
  options: { rememberMe?: boolean; visited?: string[] } = {},
) {
  const app = renderApp(address, { token: tokenOf(id), ...options })
  await account(person(id).name)
  return app
}

async function signIn({ user }: App, id: string) {
  await loginPage()
  await enter(user, screen.getByLabelText('E-mail address'), person(id).email)
  await enter(user, screen.getByLabelText('Password'), person(id).password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await account(person(id).name)
}

async function logOut({ user }: App, id: string) {
  await user.click(await account(person(id).name))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
}

/** Every address the router comes to rest at from now on. */
function visits({ router }: App) {
  const seen: string[] = []
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (pathChanged) seen.push(toLocation.pathname)
  })
  return seen
}

afterEach(() => clearNotices())

test('A8: logging out sends nothing, tells the other tabs, empties cache and storage, and says so at /login, history replaced', async () => {
  const app = await openAs('family-passenger', '/help', { visited: ['/about'] })
  const { userId } = person('family-passenger')
  const sent = vi.spyOn(globalThis, 'fetch')
  const heard = vi.fn<(event: MessageEvent) => void>()
  const other = new BroadcastChannel('railway-session')
  other.addEventListener('message', heard)
  app.queryClient.setQueryData(['bookings', 'list', 'mine'], { items: ['private'] })
  writeDraft(userId, 'booking', { names: ['private'] })
  notify({ type: 'success', message: 'Booked for Sunita' })
  await logOut(app, 'family-passenger')
  expect(await screen.findByText('Successfully logged out')).toBeInTheDocument()
  await loginPage()
  expect(app.router.state.location).toMatchObject({
    pathname: '/login',
    state: { message: 'Successfully logged out', messageType: 'success' },
  })
  expect(app.router.state.location.state.from).toBeUndefined()
  expect(sent).not.toHaveBeenCalled()
  expect(app.queryClient.getQueryCache().getAll()).toEqual([])
  expect([tokens(), localStorage.getItem('root'), readDraft(userId, 'booking')]).toEqual([
    [null, null],
    null,
    null,
  ])
  expect(notices()).toEqual([])
  const left = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  expect(left).not.toMatch(/mock\.|Sunita|sunita/)
  app.router.history.back()
  await waitFor(() => expect(app.router.state.location.state.from).toBe('/about'))
  expect(app.router.state.location.pathname).toBe('/login')
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  other.close()
})

test('A8, goal G7: the page of the one who left is gone at once, also when the login page is slow to come', async () => {
  const app = await openAs('family-passenger', '/help')
  const { options } = app.router.routesById['/_public/login']
  const { beforeLoad } = options
  let come = () => {}
  const slow = new Promise<void>((resolve) => (come = resolve))
  Object.assign(options, { beforeLoad: () => slow })
  try {
    await logOut(app, 'family-passenger')
    expect(document.body).not.toHaveTextContent(person('family-passenger').name)
    expect(screen.queryByRole('heading', { name: 'Help' })).not.toBeInTheDocument()
    come()
    await loginPage()
    expect(screen.getByText('Successfully logged out')).toBeInTheDocument()
  } finally {
    Object.assign(options, { beforeLoad })
  }
})

test('A8: the next user gets a page made for that user', async () => {
  const app = await openAs('admin', '/bookings')
  await logOut(app, 'admin')
  const asked: string[] = []
  server.events.on(
    'request:start',
    ({ request: sent }) => void asked.push(sent.headers.get('Authorization') ?? ''),
  )
  await signIn(app, 'family-passenger')
  await act(() => app.router.navigate({ to: '/bookings' }))
  await waitFor(() =>
    expect(asked.some((header) => header.includes(person('family-passenger').userId))).toBe(true),
  )
  expect(asked.filter((header) => header.includes(person('admin').userId))).toEqual([])
  server.events.removeAllListeners()
})

test('A11, SES-3: twenty calls answered 401 make one navigation and one message; the page comes back', async () => {
  const app = await openAs('family-passenger', '/help?q=1#h', { visited: ['/about'] })
  const seen = visits(app)
  const before = app.router.history.length
  let asked = 0
  let allAsked = () => {}
  const twenty = new Promise<void>((resolve) => (allAsked = resolve))
  server.use(
    http.get('*/api/refused', async () => {
      asked += 1
      if (asked === 20) allAsked()
      await twenty
      return HttpResponse.json({ message: 'Expired' }, { status: 401 })
    }),
  )
  const calls = Array.from({ length: 20 }, () => request('trains.list', '/refused', v.unknown()))
  const results = await act(() => Promise.allSettled(calls))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(asked).toBe(20)
  await loginPage()
  expect(screen.getAllByText('Please log in to continue')).toHaveLength(1)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(notices()).toEqual([])
  expect(tokens()).toEqual([null, null])
  expect([seen, app.router.history.length - before]).toEqual([['/login'], 0])
  expect(app.router.state.location.state.from).toBe('/help?q=1#h')
  await signIn(app, 'family-passenger')
  expect(app.address()).toBe('/help?q=1#h')
  app.router.history.back()
  await waitFor(() => expect(app.address()).toBe('/about'))
})

test('A11, B6: a refusal leads to /login also from a page that is open to everybody, and back to it, where a visitor stays', async () => {
  const app = renderApp('/unauthorized', { token: tokenOf('agent') })
  await screen.findByRole('heading', { level: 1, name: 'Access Denied' })
  await waitFor(() => expect(getSession().user).not.toBeNull())
  act(sessionExpired)
  await loginPage()
  expect(app.address()).toBe('/login')
  expect(screen.getByText('Please log in to continue')).toBeInTheDocument()
  expect(app.router.state.location.state.from).toBe('/unauthorized')
  await act(() => app.router.navigate({ to: '/unauthorized' }))
  await screen.findByRole('heading', { level: 1, name: 'Access Denied' })
  expect(app.address()).toBe('/unauthorized')
})

test('A11, G7: refusals one after another make one navigation too; what was typed is there for the same user again, and for nobody else', async () => {
  const app = await openAs('family-passenger', '/help')
  const { userId } = person('family-passenger')
  writeDraft(userId, 'booking', { step: 3 })
  const seen = visits(app)
  server.use(http.get('*/api/refused', () => new HttpResponse(null, { status: 401 })))
  for (let call = 0; call < 5; call += 1) {
    await act(() => request('trains.list', '/refused', v.unknown()).catch(() => {}))
  }
  await loginPage()
  expect(seen).toEqual(['/login'])
  expect(app.router.state.location.state.from).toBe('/help')
  await signIn(app, 'family-passenger')
  expect(readDraft(userId, 'booking')).toEqual({ step: 3 })
  act(sessionExpired)
  await signIn(app, 'agent')
  expect(readDraft(userId, 'booking')).toBeNull()
})

test('A9, PRO-1, goal G9: a changed name shows everywhere, a 403 is an error of the page, and a user gone from the server is signed out by the next call', async () => {
  const app = await openAs('agent', '/help')
  server.use(http.get('*/api/refused', () => HttpResponse.json({ message: 'Not you' }, { status: 403 })))
  await expect(request('trains.list', '/refused', v.unknown())).rejects.toThrow('Not you')
  expect([app.address(), getSession().isAuthenticated]).toEqual(['/help', true])
  app.queryClient.setQueryData(['trains'], ['kept'])
  const { user } = getSession()
  if (!user) throw new Error('Nobody is signed in')
  act(() => {
    userReplaced({ ...user, name: 'Imran Q' })
  })
  expect(await account('Imran Q')).toBeInTheDocument()
  expect(app.queryClient.getQueryData(['trains'])).toEqual(['kept'])
  db.users = db.users.filter(({ _id }) => _id !== person('agent').userId)
  await act(() => request('bookings.list', '/bookings', v.unknown()).catch(() => {}))
  await loginPage()
  expect(app.router.state.location.state.from).toBe('/help')
})

/** What the browser tells this tab after another one has written to local storage. */
const anotherTab = (write: () => void) =>
  act(async () => {
    write()
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
    await Promise.resolve()
  })

test('A8, SES-5: another tab that removes the token logs this one out', async () => {
  const app = await openAs('family-passenger', '/help?q=1')
  app.queryClient.setQueryData(['bookings'], ['private'])
  writeDraft(person('family-passenger').userId, 'booking', 1)
  await anotherTab(() => localStorage.clear())
  expect(await screen.findByText('You were logged out in another tab')).toBeInTheDocument()
  expect(app.router.state.location).toMatchObject({ pathname: '/login', state: { from: '/help?q=1' } })
  expect(readDraft(person('family-passenger').userId, 'booking')).toBe(1)
  expect(app.queryClient.getQueryCache().getAll()).toEqual([])
})

test('A8, SES-5: another tab’s log-out reaches a session of this tab alone, too', async () => {
  const app = await openAs('family-passenger', '/help', { rememberMe: false })
  const other = new BroadcastChannel('railway-session')
  other.postMessage({ signedOutAt: Date.now() })
  expect(await screen.findByText('You were logged out in another tab')).toBeInTheDocument()
  expect([tokens(), app.router.state.location.pathname]).toEqual([[null, null], '/login'])
  other.close()
})

test('A7: another tab’s fresh sign-in takes this tab over, and is never cleared', async () => {
  const app = await openAs('family-passenger', '/help', { rememberMe: false })
  app.queryClient.setQueryData(['bookings'], ['private'])
  const fresh = tokenOf('agent')
  await anotherTab(() => localStorage.setItem('token', fresh))
  await account(person('agent').name)
  expect(tokens()).toEqual([fresh, null])
  expect(app.queryClient.getQueryData(['bookings'])).toBeUndefined()
  expect(app.address()).toBe('/help')
})

test('A7, A12: a failed sign-in here does not undo the one that another tab has just made, with which the tab goes on', async () => {
  const app = renderApp('/help?q=1')
  await loginPage()
  const fresh = tokenOf('agent')
  server.use(
    http.post('*/api/auth/login', () => {
      localStorage.setItem('token', fresh)
      return new HttpResponse(null, { status: 401 })
    }),
  )
  await enter(app.user, screen.getByLabelText('E-mail address'), 'x@mail.test')
  await enter(app.user, screen.getByLabelText('Password'), 'x')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('alert')
  expect(localStorage.getItem('token')).toBe(fresh)
  await anotherTab(() => {})
  await account(person('agent').name)
  expect(app.address()).toBe('/help?q=1')
})

test('A7: another tab’s token that turns out to be no good leads to /login, with the way back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const app = await openAs('family-passenger', '/help?q=1')
  await anotherTab(() => localStorage.setItem('token', 'made-up'))
  await loginPage()
  expect(app.router.state.location.state.from).toBe('/help?q=1')
  expect(tokens()).toEqual([null, null])
})

test('goal G7: a page that Back brings out of the browser’s cache looks at the token before it shows anything', async () => {
  await openAs('family-passenger', '/help')
  localStorage.clear()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(document.body).not.toHaveTextContent(person('family-passenger').name)
  await loginPage()
})
