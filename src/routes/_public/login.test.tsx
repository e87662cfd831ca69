import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { personas } from '@mocks/seed/index'
import { getSession } from '@/auth/session-store'
import { enter } from '@/test/enter'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { today } from '@/domain/time/calendar'
import { timeZone } from '@/lib/config'

const arjun = () => person('frequent-passenger')
type App = ReturnType<typeof renderApp>

const email = () => screen.findByLabelText('E-mail address')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Log in' })
const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })

async function signIn(
  { user }: App,
  { email: address, password: secret } = arjun() as { email: string; password: string },
) {
  await enter(user, await email(), address)
  await enter(user, password(), secret)
  await user.click(submit())
}

/** Answers the login with what the returned function is given. */
function heldLogin() {
  let answer = (_response?: Response) => {}
  const sent = vi.fn<() => void>()
  server.use(
    http.post('*/api/auth/login', () => {
      sent()
      return new Promise<Response | undefined>((resolve) => (answer = resolve))
    }),
  )
  return { sent, answer: (response?: Response) => answer(response) }
}

test('B1, SES-4, SES-7, L3: the page is titled with the product, says nothing of tokens or the demo, and serves password managers', async () => {
  const { user } = renderApp('/login')
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByText('Railway Planner')).toBeInTheDocument()
  expect(document.title).toBe('Log in · Railway Planner')
  expect(screen.queryByText(/token/i)).not.toBeInTheDocument()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.queryByText('Try the demo')).not.toBeInTheDocument()
  expect(await email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  await user.click(password())
  await user.paste('Pasted#1')
  expect(password()).toHaveValue('Pasted#1')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

test('SES-6: a refusal that comes late neither empties what is typed by then nor takes the focus from it', async () => {
  const held = heldLogin()
  const app = renderApp('/login')
  await signIn(app, { email: arjun().email, password: 'Wrong#Pass1' })
  await app.user.clear(password())
  await app.user.paste('Right')
  held.answer(HttpResponse.json({ success: false, error: 'Invalid email or password' }, { status: 401 }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed')
  expect(password()).toHaveValue('Right')
  expect(password()).toHaveFocus()
})

test('B2, SES-2: the page asked for is said, announced, kept exactly, and Back does not lead to /login', async () => {
  const app = renderApp('/bookings?status=cancelled#k7', { visited: ['/help'] })
  expect(await screen.findByRole('status')).toHaveTextContent('Note: Please log in to continue')
  expect(app.router.state.location).toMatchObject({
    pathname: '/login',
    state: {
      from: '/bookings?status=cancelled#k7',
      message: 'Please log in to continue',
      messageType: 'info',
    },
  })
  await signIn(app)
  await account(arjun().name)
  expect(app.address()).toBe('/bookings?status=cancelled#k7')
  expect(screen.queryByText('Please log in to continue')).not.toBeInTheDocument()
  app.router.history.back()
  await waitFor(() => expect(app.address()).toBe('/help'))
})

test('B2, goal G8: the navigation state leads no further than to a page of the app', async () => {
  const app = renderApp('/help')
  await email()
  await app.router.navigate({ to: '/login', state: { from: '//evil.example/x' } })
  await signIn(app)
  await account(arjun().name)
  expect(app.address()).toBe('/dashboard')
  for (const [from, to] of [
    ['/\\evil.example', '/dashboard'],
    ['https://evil.example', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
    ['/login', '/dashboard'],
    ['/reset-passwor%64/x', '/dashboard'],
    ['/help?topic=seats', '/help?topic=seats'],
    ['/help#€', '/help#%E2%82%AC'],
  ] as const) {
    await act(() => app.router.navigate({ to: '/about' }))
    expect(app.address(), from).toBe('/about')
    await act(() => app.router.navigate({ to: '/login', state: { from } }))
    await waitFor(() => expect(app.address(), from).toBe(to))
  }
})

test('A12: a signed-in visitor of /login or /register goes on to the dashboard, or to the page asked for', async () => {
  const app = renderApp('/login', { token: tokenOf('frequent-passenger') })
  await account(arjun().name)
  expect(app.address()).toBe('/dashboard')
  await app.router.navigate({ to: '/login', state: { from: '/help?q=1' } })
  await waitFor(() => expect(app.address()).toBe('/help?q=1'))
  await app.router.navigate({ to: '/register' })
  await waitFor(() => expect(app.address()).toBe('/dashboard'))
  await app.router.navigate({ to: '/register', state: { from: '/help?q=1' } })
  await waitFor(() => expect(app.address()).toBe('/help?q=1'))
})

test('BOK-3: nothing is greyed; a summary names what is missing, takes the focus and leads to the fields', async () => {
  const { user } = renderApp('/login')
  await email()
  const sent = heldLogin().sent
  expect(submit()).toBeEnabled()
  await user.click(submit())
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter your e-mail address', 'Enter your password'])
  expect(password()).toHaveAccessibleDescription('Enter your password')
  expect(password()).toBeInvalid()
  await user.click(within(summary).getByRole('link', { name: 'Enter your password' }))
  expect(password()).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
  await user.type(await email(), 'no address')
  await user.keyboard('{Enter}')
  expect(screen.getByRole('link', { name: /in the form name@example.com/ })).toBeInTheDocument()
})

test('SES-6, A4: a wrong password keeps the e-mail, empties the password and takes the focus to the error, each time again', async () => {
  const app = renderApp('/profile')
  await signIn(app, { email: arjun().email, password: 'wrong' })
  const error = await screen.findByText('Wrong e-mail address or password')
  expect(document.activeElement).toContainElement(error)
  expect(document.activeElement).toHaveAccessibleName('Wrong e-mail address or password')
  expect(error.closest('[role=alert]')).not.toBeNull()
  expect(await email()).toHaveValue(arjun().email)
  expect(password()).toHaveValue('')
  expect(app.router.state.location).toMatchObject({ pathname: '/login', state: { from: '/profile' } })
  await enter(app.user, password(), 'wrong again')
  await app.user.click(submit())
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Wrong e-mail address or password'))
  await enter(app.user, password(), arjun().password)
  await app.user.click(submit())
  await account(arjun().name)
  expect(app.address()).toBe('/profile')
})

test('A4, D2: other failures are said in place, in their own words', async () => {
  const app = renderApp('/login')
  for (const [answer, words] of [
    [() => new HttpResponse(null, { status: 500 }), 'Login failed. Please check your credentials.'],
    [() => HttpResponse.json({ success: true }), 'Invalid response from server'],
    [() => HttpResponse.error(), 'No answer came from the server. Check your connection.'],
  ] as const) {
    server.use(http.post('*/api/auth/login', answer))
    await signIn(app)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.getAllByRole('alert'), words).toHaveLength(1)
  }
})

test('D2: what the server refuses about a field stands at the field', async () => {
  server.use(
    http.post('*/api/auth/login', () =>
      HttpResponse.json(
        { success: false, errors: [{ path: 'email', msg: 'This domain is closed' }] },
        { status: 400 },
      ),
    ),
  )
  const app = renderApp('/login')
  await signIn(app)
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(await email()).toHaveAccessibleDescription('This domain is closed')
  expect(screen.queryByText('Login failed. Please check your credentials.')).not.toBeInTheDocument()
})

test('goal G14: pressing again and Enter send nothing while the first is under way', async () => {
  const app = renderApp('/login')
  await email()
  const { sent, answer } = heldLogin()
  await signIn(app)
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  expect(submit()).toHaveAttribute('aria-busy', 'true')
  expect(getSession().loading).toBe(true)
  await app.user.dblClick(submit())
  await app.user.type(password(), '{Enter}{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
  answer()
  await account(arjun().name)
})

test.each([
  [false, 'sessionStorage', 'localStorage'],
  [true, 'localStorage', 'sessionStorage'],
] as const)(
  'A5, A12, SES-1: with remember me %s one gets to the dashboard, the token is in %s and nothing of it in %s',
  async (remember, home, other) => {
    const app = renderApp('/login')
    if (remember) await app.user.click(await screen.findByLabelText('Remember me on this device'))
    await signIn(app)
    await account(arjun().name)
    expect(app.address()).toBe('/dashboard')
    const token = window[home].getItem('token')
    expect(token).toBe(getSession().token)
    expect(window[home].getItem('root')).not.toContain(token)
    expect(JSON.stringify({ ...window[other] })).not.toMatch(
      new RegExp(`${token}|${arjun().email}|${arjun().name}`),
    )
  },
)

test('the way to the other pages keeps the page asked for, and leaves the message behind', async () => {
  const app = renderApp('/contact?about=refund')
  await app.user.click(await screen.findByRole('link', { name: 'Create an account' }))
  await screen.findByRole('heading', { name: 'Create an account' })
  expect(app.router.state.location.state).toMatchObject({ from: '/contact?about=refund' })
  expect(app.router.state.location.state.message).toBeUndefined()
  await app.user.click(screen.getByRole('link', { name: 'Log in' }))
  await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await app.user.click(await screen.findByRole('link', { name: 'Back to login' }))
  await signIn(app)
  await account(arjun().name)
  expect(app.address()).toBe('/contact?about=refund')
})

test('L1: the demo lists its people, and one press signs in as one of them', async () => {
  const reset = vi.fn<() => void>()
  const app = renderApp('/help', { demo: { personas, reset, madeOn: () => today(timeZone) } })
  const demo = await screen.findByRole('region', { name: 'Try the demo' })
  for (const { label, note } of personas) {
    expect(within(demo).getByRole('button', { name: label })).toHaveAccessibleDescription(note)
  }
  await app.user.click(within(demo).getByRole('button', { name: 'Reset demo data' }))
  expect(reset).toHaveBeenCalledTimes(1)
  expect(within(demo).queryByText(/^The data were made for/)).not.toBeInTheDocument()
  await app.user.click(within(demo).getByRole('button', { name: person('admin').label }))
  await account(person('admin').name)
  expect(app.address()).toBe('/help')
})

test('L1: a person who cannot be signed in says so in the demo’s part, which tells old data as old', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Closed' }, { status: 503 })))
  const app = renderApp('/login', { demo: { personas, reset: () => {}, madeOn: () => '2026-01-05' } })
  const demo = await screen.findByRole('region', { name: 'Try the demo' })
  await app.user.click(within(demo).getByRole('button', { name: person('agent').label }))
  expect(await within(demo).findByText('Closed')).toBeInTheDocument()
  expect(within(demo).getByText(/^The data were made for Mon,? 5 Jan 2026/)).toBeInTheDocument()
})
