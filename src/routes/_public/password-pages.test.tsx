import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { enter } from '@/test/enter'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'

type App = ReturnType<typeof renderApp>

const field = (label: string) => screen.getByLabelText(label)

async function openForgot() {
  const app = renderApp('/forgot-password')
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' })
  return app
}

async function openReset(token = 'demo-reset-token') {
  const app = renderApp(`/reset-password/${token}`, { visited: ['/login'] })
  await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })
  return app
}

async function ask({ user }: App, email: string) {
  await enter(user, field('E-mail address'), email)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
}

async function choose({ user }: App, password: string, repeat = password) {
  await enter(user, field('New password'), password)
  await enter(user, field('Repeat the password'), repeat)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

afterEach(() => vi.useRealTimers())

test('A9: the answer to an address is the same whether anybody has it', async () => {
  const said: (string | null)[] = []
  for (const email of [person('agent').email, 'nobody@mail.test']) {
    const app = await openForgot()
    await ask(app, email)
    const message = await screen.findByText(/If an account with this e-mail address exists/)
    expect(document.activeElement).toContainElement(message)
    expect(message.closest('[role=status]')).not.toBeNull()
    said.push(message.textContent)
    app.unmount()
  }
  expect(said[0]).toBe(said[1])
})

test('A9: a server that says nothing more is answered for in neutral words; the way back to the form says so', async () => {
  server.use(http.post('*/api/auth/forgot-password', () => new HttpResponse(null, { status: 204 })))
  const app = await openForgot()
  await ask(app, 'maya@mail.test')
  await screen.findByText(/If there is an account with this e-mail address/)
  await app.user.click(screen.getByRole('button', { name: 'Check the address and ask again' }))
  expect(field('E-mail address')).toHaveValue('maya@mail.test')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('A9: a missing or odd address is said at the field, and nothing is sent', async () => {
  const app = await openForgot()
  const sent = vi.spyOn(globalThis, 'fetch')
  await app.user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus()
  expect(field('E-mail address')).toHaveAccessibleDescription('Enter your e-mail address')
  await ask(app, 'maya')
  expect(field('E-mail address')).toHaveAccessibleDescription(/in the form name@example.com/)
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  [() => HttpResponse.json({ message: 'Mail is down' }, { status: 503 }), 'Mail is down'],
  [() => new HttpResponse(null, { status: 404 }), 'Request failed with status code 404'],
  [() => HttpResponse.error(), 'No answer came from the server. Check your connection.'],
])('A9, D2: a failure is said in place and the address is kept (%#)', async (answer, words) => {
  server.use(http.post('*/api/auth/forgot-password', answer))
  const app = await openForgot()
  await ask(app, 'maya@mail.test')
  const error = await screen.findByText(words)
  expect(document.activeElement).toContainElement(error)
  expect(field('E-mail address')).toHaveValue('maya@mail.test')
})

/** The mock gives out its token only after somebody has asked. */
const askFor = (email: string) =>
  fetch('http://api.test/api/auth/forgot-password', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })

test('A9: a new password is set, the page says so, and /login follows after three seconds', async () => {
  await askFor(person('agent').email)
  const app = await openReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await choose(app, 'Brand#New1')
  const message = await screen.findByText('The password has been changed. You can log in now.')
  expect(document.activeElement).toContainElement(message)
  expect(screen.getByRole('link', { name: 'Log in now' })).toHaveAttribute('href', '/login')
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(app.router.state.location.pathname).toBe('/reset-password/demo-reset-token')
  await act(() => vi.advanceTimersByTimeAsync(1100))
  await screen.findByRole('heading', { name: 'Log in' })
  vi.useRealTimers()
  await enter(app.user, field('E-mail address'), person('agent').email)
  await enter(app.user, field('Password'), 'Brand#New1')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('button', { name: `Account of ${person('agent').name}` })
})

test('A9: the spent token is not kept in the history', async () => {
  await askFor(person('agent').email)
  const app = await openReset()
  await choose(app, 'Brand#New1')
  await app.user.click(await screen.findByRole('link', { name: 'Log in now' }))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(app.router.history.length).toBe(2)
  app.router.history.back()
  await waitFor(() => expect(app.router.history.location.pathname).toBe('/login'))
})

test('A9: a link that is no good is said in place, what was typed is kept, and a new one can be asked for', async () => {
  const app = await openReset('made-up')
  await choose(app, 'Brand#New1')
  const error = await screen.findByText('The link is invalid or has expired')
  expect(document.activeElement).toContainElement(error)
  expect(field('New password')).toHaveValue('Brand#New1')
  await app.user.click(screen.getByRole('link', { name: 'Ask for a new one' }))
  await screen.findByRole('heading', { name: 'Forgot password' })
})

test('A9: the rules hold here as in registration', async () => {
  const app = await openReset()
  const sent = vi.spyOn(globalThis, 'fetch')
  await choose(app, 'short', 'other')
  expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus()
  expect(field('New password')).toHaveAccessibleDescription(/keeps all four rules/)
  expect(field('Repeat the password')).toHaveAccessibleDescription('The two passwords are not the same')
  expect(sent).not.toHaveBeenCalled()
})

test('A9 goal G10: a token that would leave its place in the path is refused without a request', async () => {
  const app = await openReset('%252e%252e')
  const sent = vi.spyOn(globalThis, 'fetch')
  await choose(app, 'Brand#New1')
  expect(await screen.findByText('An error occurred')).toBeInTheDocument()
  expect(sent).not.toHaveBeenCalled()
})

test.each(['/forgot-password', '/reset-password/demo-reset-token'])(
  'A12: %s is open to a signed-in user too',
  async (path) => {
    const app = renderApp(path, { token: tokenOf('agent') })
    await screen.findByRole('heading', { level: 1, name: /password/ })
    expect(app.address()).toBe(path)
  },
)
