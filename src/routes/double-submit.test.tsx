import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()

interface Form {
  name: string
  address: string
  signedIn?: boolean
  /** Label of each field, and what is typed into it. */
  fields: Record<string, string>
  /** Name of the form. */
  form: string
  /** The one call that it makes. */
  sends: string
}

const secret = 'Better#Pass2'
const forms: Form[] = [
  {
    name: 'log in',
    address: '/login',
    fields: { 'E-mail address': 'nobody@mail.test', Password: secret },
    form: 'Log in',
    sends: 'POST /api/auth/login',
  },
  {
    name: 'forgotten password',
    address: '/forgot-password',
    fields: { 'E-mail address': 'nobody@mail.test' },
    form: 'Set a new password',
    sends: 'POST /api/auth/forgot-password',
  },
  {
    name: 'new password',
    address: '/reset-password/abc',
    fields: { 'New password': secret, 'Repeat the password': secret },
    form: 'Choose a new password',
    sends: 'POST /api/auth/reset-password/abc',
  },
  {
    name: 'profile',
    address: '/profile',
    signedIn: true,
    fields: { 'First name': 'Nila', 'Last name': 'Rao' },
    form: 'Your profile',
    sends: 'PUT /api/auth/me',
  },
  {
    name: 'change of password',
    address: '/profile',
    signedIn: true,
    fields: { 'Current password': 'x', 'New password': secret, 'Repeat the password': secret },
    form: 'Change password',
    sends: 'PUT /api/auth/change-password',
  },
]

test.each(forms)('goal G14: two submits of one tick send $name once', async (form) => {
  const { user } = renderApp(form.address, form.signedIn ? { token: issueToken(maya) } : {})
  const shown = await screen.findByRole('form', { name: form.form })
  for (const [label, text] of Object.entries(form.fields)) {
    const field = within(shown).getByLabelText(label, { selector: 'input' })
    await user.clear(field)
    await user.type(field, text)
  }
  const calls = recordCalls()
  const sent = () =>
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  act(() => {
    for (let turn = 0; turn < 3; turn += 1) fireEvent.submit(shown)
  })
  await waitFor(() => expect(sent()).toHaveLength(1))
  // Whatever was started with it would have gone out by the time this is answered and shown.
  await waitFor(() => expect(within(document.body).queryByText(/…$/, { selector: 'button *' })).toBeNull())
  expect(sent()).toEqual([form.sends])
})

test('goal G14: two presses of one tick on the answer to a question are one', async () => {
  db.bookings = [booking(1)]
  const { user } = renderApp('/bookings', { token: issueToken(maya) })
  const calls = recordCalls()
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const question = await screen.findByRole('alertdialog')
  const yes = within(question).getByRole('button', { name: 'Cancel booking' })
  act(() => {
    fireEvent.click(yes)
    fireEvent.click(yes)
  })
  expect(await screen.findByText('You have cancelled this booking.')).toBeInTheDocument()
  expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})
