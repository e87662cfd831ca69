import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { person } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'

const field = (label: string) => screen.getByLabelText(label)
const submit = () => screen.getByRole('button', { name: 'Create account' })
const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })
const rule = (words: string) => screen.getByText(words).closest('li')

async function open(options?: Parameters<typeof renderApp>[1]) {
  const app = renderApp('/register', options)
  await screen.findByRole('heading', { level: 1, name: 'Create an account' })
  return app
}

function fill({ email = 'nila@mail.test', phone = '' } = {}) {
  const write = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } })
  write(field('First name'), 'Nila')
  write(field('Last name'), 'Rao')
  write(field('E-mail address'), email)
  if (phone) write(screen.getByLabelText(/^Phone/), phone)
  write(field('Password'), 'Secret!12')
  write(field('Repeat the password'), 'Secret!12')
  fireEvent.click(field('I accept the terms'))
}

test('A4, A12: an account is created, signed in, and led to the page asked for', async () => {
  const app = renderApp('/help?q=1')
  await app.user.click(await screen.findByRole('link', { name: 'Create an account' }))
  await screen.findByRole('heading', { name: 'Create an account' })
  fill({ phone: '+91 55500 12345' })
  await app.user.click(submit())
  await account('Nila Rao')
  expect(app.address()).toBe('/help?q=1')
  expect(db.users.at(-1)).toMatchObject({ email: 'nila@mail.test', phone: '+91 55500 12345', role: 'user' })
  expect([localStorage.getItem('token'), sessionStorage.getItem('token')?.slice(0, 5)]).toEqual([
    null,
    'mock.',
  ])
})

test('A5: remember me keeps the session past the browser', async () => {
  const app = await open()
  fill()
  await app.user.click(field('Remember me on this device'))
  await app.user.click(submit())
  await account('Nila Rao')
  expect(app.address()).toBe('/dashboard')
  expect(localStorage.getItem('token')).not.toBeNull()
  expect({ ...sessionStorage }).not.toHaveProperty('token')
})

test('BOK-3: an empty form is not greyed; the summary names every field in order and takes the focus', async () => {
  const { user } = await open()
  const sent = vi.spyOn(globalThis, 'fetch')
  await user.click(submit())
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your first name',
    'Enter your last name',
    'Enter your e-mail address',
    'Choose a password',
    'Type the password a second time',
    'Accept the terms to create an account',
  ])
  await user.click(within(summary).getByRole('link', { name: /terms/ }))
  expect(field('I accept the terms')).toHaveFocus()
  expect(sent).not.toHaveBeenCalled()
})

test('the rules of the password tick themselves off, and the bar says how strong it is', async () => {
  const { user } = await open()
  expect(rule('A digit')).toHaveTextContent('(missing)')
  expect(screen.getByText('Strength: nothing typed yet')).toBeInTheDocument()
  await user.type(field('Password'), 'Secret1')
  expect(rule('A digit')).toHaveTextContent('(done)')
  expect(rule('A capital letter')).toHaveTextContent('(done)')
  expect(rule('At least 8 characters')).toHaveTextContent('(missing)')
  expect(screen.getByText('Strength: fair')).toBeInTheDocument()
  await user.type(field('Password'), '!')
  for (const words of ['At least 8 characters', 'A special character, such as ! or #']) {
    expect(rule(words)).toHaveTextContent('(done)')
  }
  expect(screen.getByText('Strength: good')).toBeInTheDocument()
  expect(field('Password')).toHaveAccessibleDescription(/At least 8 characters/)
})

test('two passwords that differ are told apart, and the words go once they are the same', async () => {
  const app = await open()
  fill()
  await app.user.type(field('Password'), '3')
  await app.user.click(submit())
  expect(field('Repeat the password')).toHaveAccessibleDescription('The two passwords are not the same')
  await app.user.type(field('Repeat the password'), '3')
  await waitFor(() => expect(field('Repeat the password')).toBeValid())
})

test('D2: what the server refuses stands at its field, and everything typed is kept', async () => {
  server.use(
    http.post('*/api/auth/register', () =>
      HttpResponse.json(
        {
          success: false,
          errors: [
            { path: 'password', msg: 'Too well known' },
            { path: 'username', msg: 'This name is taken' },
          ],
        },
        { status: 400 },
      ),
    ),
  )
  const app = await open()
  fill()
  await app.user.click(submit())
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['This name is taken', 'Too well known'])
  expect(field('First name')).toHaveAccessibleDescription('This name is taken')
  expect(field('First name')).toHaveValue('Nila')
  expect(field('Password')).toHaveValue('Secret!12')
  expect(screen.queryByText('Registration failed. Please try again.')).not.toBeInTheDocument()
})

test('A4: a failure is said in place, and a known e-mail address is refused in the server’s words, on top of the form', async () => {
  const app = await open()
  fill({ email: person('agent').email })
  for (const [answer, words] of [
    [() => new HttpResponse(null, { status: 500 }), 'Registration failed. Please try again.'],
    [() => HttpResponse.json({ success: true, token: 'x' }), 'Invalid response from server'],
  ] as const) {
    server.use(http.post('*/api/auth/register', answer, { once: true }))
    await app.user.click(submit())
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect({ ...sessionStorage, ...localStorage }, words).not.toHaveProperty('token')
  }
  await app.user.click(submit())
  const error = await screen.findByText('An account with this e-mail address already exists')
  expect(document.activeElement).toContainElement(error)
  expect(field('E-mail address')).toHaveValue(person('agent').email)
  expect(app.address()).toBe('/register')
})

test('goal G14: pressing twice creates one account', async () => {
  let sent = 0
  server.use(http.post('*/api/auth/register', () => void (sent += 1)))
  const app = await open()
  fill()
  await app.user.dblClick(submit())
  await account('Nila Rao')
  expect(sent).toBe(1)
})

test('SES-7: the fields are told to password managers and take what is pasted, and the terms can be read where they are accepted', async () => {
  const { user } = await open()
  const wanted = {
    'First name': 'given-name',
    'Last name': 'family-name',
    'E-mail address': 'email',
    Password: 'new-password',
    'Repeat the password': 'new-password',
  }
  for (const [label, autocomplete] of Object.entries(wanted)) {
    expect(field(label)).toHaveAttribute('autocomplete', autocomplete)
  }
  expect(screen.getByLabelText(/^Phone/)).toHaveAttribute('autocomplete', 'tel')
  await user.click(field('Repeat the password'))
  await user.paste('Pasted#1')
  expect(field('Repeat the password')).toHaveValue('Pasted#1')
  expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2)
  await user.click(screen.getByText('Read the terms'))
  expect(screen.getByText(/This app takes no payment/)).toBeVisible()
})
