import { act, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { userReplaced } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { readDraft } from '@/lib/storage/user-data'
import { enter } from '@/test/enter'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })

test('PRO-2: what the profile said of a password has gone when one comes back', async () => {
  const app = renderApp('/profile', { token: tokenOf('agent') })
  await screen.findByRole('button', { name: 'Change password' })
  for (const current of ['Wrong#Pass1', person('agent').password]) {
    await enter(app.user, field('Current password'), current)
    await enter(app.user, field('New password'), 'Better#Pass2')
    await enter(app.user, field('Repeat the password'), 'Better#Pass2')
    await app.user.click(screen.getByRole('button', { name: 'Change password' }))
    const said = current === 'Wrong#Pass1' ? 'The current password is not correct' : /has been changed/
    expect(await screen.findByText(said)).toBeInTheDocument()
    await act(() => app.router.navigate({ to: '/help' }))
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    expect(screen.queryByText(said)).not.toBeInTheDocument()
    await act(() => app.router.navigate({ to: '/profile' }))
    await screen.findByRole('button', { name: 'Change password' })
    expect(screen.queryByText(said)).not.toBeInTheDocument()
  }
})

/** The answers to a call are held back until the page was left. */
function heldBack(path: string, answer?: () => Response) {
  let release!: () => void
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.put(`*/api/auth/${path}`, async () => {
      await released
      return answer?.()
    }),
  )
  return release
}

async function leave({ router }: ReturnType<typeof renderApp>) {
  await act(() => router.navigate({ to: '/help' }))
  await screen.findByRole('heading', { level: 1, name: 'Help' })
}

async function saveProfile(app: ReturnType<typeof renderApp>) {
  const button = await screen.findByRole('button', { name: 'Save profile' })
  // The space does not belong to the name: the server is sent none.
  await enter(app.user, field('First name'), 'Kavya ')
  await app.user.click(button)
}

const profileDraft = () => readDraft(person('agent').userId, 'profile')

test('A9, PRO-1: a save that fails after the page was left says so, and its draft stays; one that is taken says so, and its draft has gone', async () => {
  const app = renderApp('/profile', { token: tokenOf('agent') })
  for (const [answer, said] of [
    [() => fail(503, 'Down'), 'Failed to save your profile: Down'],
    [undefined, 'Profile updated successfully'],
  ] as const) {
    server.resetHandlers()
    const release = heldBack('me', answer)
    await saveProfile(app)
    await leave(app)
    expect(profileDraft(), said).toMatchObject({ firstName: 'Kavya ' })
    release()
    expect(await screen.findByText(said)).toBeInTheDocument()
    if (answer) {
      expect(profileDraft()).toMatchObject({ firstName: 'Kavya ' })
      await act(() => app.router.navigate({ to: '/profile' }))
    } else expect(profileDraft()).toBeNull()
  }
})

test('A9, G7: what is typed while a save is under way stays, and is kept', async () => {
  const release = heldBack('me')
  const app = renderApp('/profile', { token: tokenOf('agent') })
  await saveProfile(app)
  await app.user.type(field('First name'), 'na')
  await enter(app.user, field('Last name'), 'Later')
  await app.user.click(screen.getByRole('button', { name: 'Save profile' }))
  release()
  expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
  expect(field('First name')).toHaveValue('Kavya na')
  expect(field('Last name')).toHaveValue('Later')
  expect(profileDraft()).toEqual({ firstName: 'Kavya na', lastName: 'Later' })
})

test('A9, G7: the old name, typed again while the new one is saved, is not lost', async () => {
  const release = heldBack('me')
  const app = renderApp('/profile', { token: tokenOf('agent') })
  await screen.findByRole('button', { name: 'Save profile' })
  const old = (field('First name') as HTMLInputElement).value
  await saveProfile(app)
  await enter(app.user, field('First name'), old)
  release()
  expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
  expect(field('First name')).toHaveValue(old)
  expect(profileDraft()).toEqual({ firstName: old })
})

test('A9, G7: what was typed before is marked as such and can be discarded; the other fields are those that stand now', async () => {
  const app = renderApp('/profile', { token: tokenOf('agent') })
  await screen.findByRole('button', { name: 'Save profile' })
  await enter(app.user, field('Phone (optional)'), '98765')
  expect(profileDraft()).toEqual({ phone: '98765' })
  app.unmount()
  const stood = { firstName: 'Newer', lastName: 'Name' }
  db.users = db.users.map((user) => (user._id === person('agent').userId ? { ...user, ...stood } : user))
  const later = renderApp('/profile', { token: tokenOf('agent') })
  expect(await screen.findByText('This is what you typed before and did not save.')).toBeInTheDocument()
  await waitFor(() => expect(field('First name')).toHaveValue('Newer'))
  expect(field('Phone (optional)')).toHaveValue('98765')
  await later.user.click(screen.getByRole('button', { name: 'Discard it' }))
  expect(field('Phone (optional)')).not.toHaveValue('98765')
  expect(field('First name')).toHaveValue('Newer')
  expect(profileDraft()).toBeNull()
  expect(screen.queryByText(/^This is what you typed before/)).not.toBeInTheDocument()
  expect(field('First name')).toHaveFocus()
})

test('A9, G7: left and opened again while it is saved, the form keeps what is typed in it then', async () => {
  const release = heldBack('me')
  const app = renderApp('/profile', { token: tokenOf('agent') })
  await saveProfile(app)
  await leave(app)
  await act(() => app.router.navigate({ to: '/profile' }))
  await screen.findByRole('button', { name: 'Save profile' })
  // It is being saved: there is nothing to discard.
  expect(screen.queryByText(/^This is what you typed before/)).not.toBeInTheDocument()
  await enter(app.user, field('Last name'), 'Later')
  release()
  expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
  expect(field('Last name')).toHaveValue('Later')
  expect(profileDraft()).toMatchObject({ lastName: 'Later' })
})

test('A9: a name that was changed elsewhere shows in the fields that nobody has typed in', async () => {
  const app = renderApp('/profile', { token: tokenOf('agent') })
  await screen.findByRole('button', { name: 'Save profile' })
  await app.user.type(field('Last name'), 'son')
  const typed = (field('Last name') as HTMLInputElement).value
  const { user } = getSession()
  act(() => void userReplaced({ ...user!, firstName: 'Newer', lastName: 'Name' }))
  expect(field('First name')).toHaveValue('Newer')
  expect(field('Last name')).toHaveValue(typed)
  expect(profileDraft()).toEqual({ lastName: typed })
})

test('SES-6: what came of one form takes the focus from nobody who types in the other one', async () => {
  const profile = heldBack('me', () => fail(503, 'Down'))
  const secret = heldBack('change-password')
  const app = renderApp('/profile', { token: tokenOf('agent') })
  await saveProfile(app)
  await enter(app.user, field('Current password'), person('agent').password)
  profile()
  expect(await screen.findByText('Down')).toBeInTheDocument()
  expect(field('Current password')).toHaveFocus()

  await enter(app.user, field('New password'), 'Better#Pass2')
  await enter(app.user, field('Repeat the password'), 'Better#Pass2')
  await app.user.click(screen.getByRole('button', { name: 'Change password' }))
  await app.user.type(field('Last name'), 's')
  secret()
  expect(await screen.findByText(/has been changed/)).toBeInTheDocument()
  expect(field('Last name')).toHaveFocus()
})

test('A9, PRO-2: what came of a new password is said after the page was left', async () => {
  const app = renderApp('/profile', { token: tokenOf('agent') })
  for (const [answer, said] of [
    [() => fail(503, 'Down'), 'Failed to change your password: Down'],
    [undefined, 'The password has been changed'],
  ] as const) {
    server.resetHandlers()
    const release = heldBack('change-password', answer)
    await screen.findByRole('button', { name: 'Change password' })
    await enter(app.user, field('Current password'), person('agent').password)
    await enter(app.user, field('New password'), 'Better#Pass2')
    await enter(app.user, field('Repeat the password'), 'Better#Pass2')
    await app.user.click(screen.getByRole('button', { name: 'Change password' }))
    await leave(app)
    release()
    expect(await screen.findByText(said)).toBeInTheDocument()
    if (answer) await act(() => app.router.navigate({ to: '/profile' }))
  }
})

test('PRO-2, B2: what the login page was told to say stays there', async () => {
  const app = renderApp('/help')
  expect(await screen.findByText('Please log in to continue')).toBeInTheDocument()
  await app.user.click(screen.getByRole('link', { name: 'Create an account' }))
  await screen.findByRole('heading', { level: 1, name: 'Create an account' })
  expect(screen.queryByText('Please log in to continue')).not.toBeInTheDocument()
  await app.user.click(screen.getByRole('link', { name: 'Log in' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(screen.queryByText('Please log in to continue')).not.toBeInTheDocument()
  const { email, password } = person('agent')
  await enter(app.user, screen.getByLabelText('E-mail address'), email)
  await enter(app.user, screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(app.address()).toBe('/help'))
  expect(screen.queryByText('Please log in to continue')).not.toBeInTheDocument()
})

test('SES-7: a password manager is told whose passwords these are, and which is which', async () => {
  renderApp('/profile', { token: tokenOf('agent') })
  const form = await screen.findByRole('form', { name: 'Change password' })
  const told = [...form.querySelectorAll('input')].map(({ autocomplete, value }) => [autocomplete, value])
  expect(told).toEqual([
    ['username', person('agent').email],
    ['current-password', ''],
    ['new-password', ''],
    ['new-password', ''],
  ])
})
