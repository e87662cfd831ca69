import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { listBookings } from '@/api/bookings'
import { signedOut } from '@/auth/session'
import { getSession, initialAuth, useSession } from '@/auth/session-store'
import { readToken } from '@/auth/token-storage'
import { enter } from '@/test/enter'
import { brokenStorage } from '@/test/fake-storage'
import { hostileValues } from './test/hostile/hostile-values'
import { person, tokenOf } from './test/railway/people'
import { renderApp } from '@/test/render-app'
import { every, pairs } from '@/test/size'

const loader = () => document.getElementById('boot')
const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })

/** The check at start-up, answered with what the returned function is given; nothing given is the usual answer. */
function heldCheck() {
  let answer = (_response?: Response) => {}
  const asked = vi.fn<() => void>()
  server.use(
    http.get('*/api/auth/me', () => {
      asked()
      return new Promise<Response | undefined>((resolve) => (answer = resolve))
    }),
  )
  return { asked, answer: (response?: Response) => answer(response) }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('A3, SES-4: with a stored token neither page nor login shows before the server has answered', async () => {
  const { asked, answer } = heldCheck()
  const seen: string[] = []
  const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  renderApp('/dashboard', { token: tokenOf('frequent-passenger') })
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(loader()).toHaveTextContent('Loading…')
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(seen.join()).not.toMatch(/Log in|Dashboard/)
  answer()
  await account(person('frequent-passenger').name)
  expect(loader()).not.toBeInTheDocument()
  expect(seen.join()).not.toMatch(/Log in/)
  watcher.disconnect()
})

const failures: Record<string, () => Response> = {
  '200 without a user': () => HttpResponse.json({ success: true }),
  '200 HTML': () => HttpResponse.html('<h1>Railway</h1>'),
  '204': () => new HttpResponse(null, { status: 204 }),
  '401': () => new HttpResponse(null, { status: 401 }),
  '403': () => new HttpResponse(null, { status: 403 }),
  '500': () => new HttpResponse(null, { status: 500 }),
  'a lost connection': () => HttpResponse.error(),
}

type Home = 'local' | 'session' | 'both'
const homes: Home[] = ['local', 'session', 'both']

/** The page opens with a token in one storage, or with one in each. */
function openWith(home: Home, address: string) {
  if (home === 'both') sessionStorage.setItem('token', tokenOf('agent'))
  const app = renderApp(address, { token: tokenOf('admin'), rememberMe: home !== 'session' })
  if (home === 'both') sessionStorage.setItem('token', tokenOf('agent'))
  return app
}

test.each(pairs(Object.keys(failures), homes))(
  'A2, A3, goal G1: after %s, token in %s storage, the login page knows the way back, and why',
  async (outcome, home) => {
    server.use(http.get('*/api/auth/me', () => failures[outcome]?.()))
    const app = openWith(home, '/bookings?status=cancelled')
    const notice = (await screen.findByText(/Please log in to continue/)).closest('[role=status]')
    expect(notice).toHaveTextContent('Failed to load user. Please log in again.')
    expect(app.router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/bookings?status=cancelled' },
    })
    expect(app.router.history.length).toBe(1)
    expect(loader()).not.toBeInTheDocument()
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}])
  },
)

test.each(every(3, homes))(
  'A3, goal G1: ten seconds of silence end the wait, token in %s storage',
  async (home) => {
    const { asked } = heldCheck()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    openWith(home, '/profile')
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(loader()).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument()
    expect(loader()).not.toBeInTheDocument()
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}])
  },
)

const values = hostileValues.map((value) => ({ value, shown: JSON.stringify(value.slice(0, 40)) }))

/** In the sample one signs in after some of them. */
const signingIn = new Set(every(10, hostileValues))

test.each(pairs(values, ['localStorage', 'sessionStorage'] as const))(
  'A6, goal G5: with $shown in $1 the app opens at a usable login page',
  async ({ value }, area) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const key of ['root', 'token', 'rememberMe']) {
      try {
        window[area].setItem(key, value)
      } catch {
        // Too much for this browser: then it is not there either.
      }
    }
    useSession.setState(initialAuth(), true)
    renderApp('/dashboard')
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument()
    expect(screen.queryByText(/Mallory|polluted/)).not.toBeInTheDocument()
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}])
    expect(errors).not.toHaveBeenCalled()
    if (!signingIn.has(value)) return
    const { email, password, name } = person('agent')
    fireEvent.input(screen.getByLabelText('E-mail address'), { target: { value: email } })
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await account(name)).toBeInTheDocument()
    expect(errors).not.toHaveBeenCalled()
  },
)

test.each([
  ['reading', ['getItem']],
  ['writing', ['setItem']],
  ['removing', ['removeItem']],
  ['everything', ['getItem', 'setItem', 'removeItem']],
] as const)(
  'goal G5: with storage that throws at %s one can sign in, out, and in as somebody else',
  async (_mode, methods) => {
    vi.stubGlobal('localStorage', brokenStorage(...methods))
    vi.stubGlobal('sessionStorage', brokenStorage(...methods))
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = renderApp('/help')
    const signIn = async ({ email, password, name }: ReturnType<typeof person>, rememberMe: boolean) => {
      await enter(user, await screen.findByLabelText('E-mail address'), email)
      await enter(user, screen.getByLabelText('Password'), password)
      const remember = screen.getByLabelText<HTMLInputElement>(/^Remember/)
      if (remember.checked !== rememberMe) fireEvent.click(remember)
      fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
      await account(name)
      // The server is asked with the token, and takes it.
      await expect(listBookings()).resolves.toBeDefined()
      expect(getSession().user?.name).toBe(name)
    }
    await signIn(person('agent'), true)
    act(signedOut)
    await signIn(person('admin'), false)
    act(signedOut)
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument()
    expect(getSession()).toMatchObject({ user: null, token: null })
    expect(readToken()).toBeNull()
    expect(errors).not.toHaveBeenCalled()
  },
)
