import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasRole, type User } from '@/domain/users/user'
import { signedIn } from '@/auth/session'
import { enter } from '@/test/enter'
import { person, tokenOf } from '@/test/people'
import { renderApp } from '@/test/render-app'
import { ForbiddenError, requireRole } from './-guards'

const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })
const heading = () => screen.findByRole('heading', { level: 1 })

const passengerPaths: [path: string, address: string][] = [
  ['/', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/journey-planner', '/journey-planner'],
  ['/plan-journey', '/plan-journey'],
  ['/trains', '/trains'],
  ['/trains/66b0b1', '/trains/66b0b1'],
  ['/trains/compare', '/trains/compare'],
  ['/stations', '/stations'],
  ['/stations/66b0a1', '/stations/66b0a1'],
  ['/bookings', '/bookings'],
  ['/bookings/66b0d1', '/bookings/66b0d1'],
  ['/bookings/new/66b0b1', '/bookings/new/66b0b1'],
  ['/bookings/confirmation/66b0d1', '/bookings/confirmation/66b0d1'],
  ['/reviews', '/reviews'],
  ['/profile', '/profile'],
  ['/settings', '/settings'],
  ['/help', '/help'],
  ['/contact', '/contact'],
  ['/about', '/about'],
]
const adminPaths: [path: string, address: string][] = [
  ['/admin', '/admin/dashboard'],
  ['/admin/dashboard', '/admin/dashboard'],
  ['/admin/users', '/admin/users'],
  ['/admin/trains', '/admin/trains'],
  ['/admin/stations', '/admin/stations'],
  ['/admin/bookings', '/admin/bookings'],
  ['/admin/reports', '/admin/reports'],
  ['/admin/import', '/admin/import'],
]
const all = [...passengerPaths, ...adminPaths]

test.each(passengerPaths)('B3, B9: %s is a page for a passenger, at %s', async (path, address) => {
  const app = renderApp(path, { token: tokenOf('family-passenger') })
  await account(person('family-passenger').name)
  expect(await heading()).not.toHaveTextContent(/could not find this page|stopped working/)
  await waitFor(() => expect(app.router.state.location.pathname).toBe(address))
})

test.each(adminPaths)('B4: %s is a page for an administrator, at %s', async (path, address) => {
  const app = renderApp(path, { token: tokenOf('admin') })
  await account(person('admin').name)
  expect(await heading()).not.toHaveTextContent(/could not find this page|stopped working|Access Denied/)
  await waitFor(() => expect(app.router.state.location.pathname).toBe(address))
})

test.each(all)('B2: %s sends a visitor to /login, which knows the way back to %s', async (path, address) => {
  const app = renderApp(`${path}?q=1#h`, { visited: ['/register'] })
  await screen.findByRole('heading', { name: 'Log in' })
  const { pathname, state } = app.router.state.location
  expect([pathname, state.message, state.messageType]).toEqual([
    '/login',
    'Please log in to continue',
    'info',
  ])
  // The redirecting addresses have no query of their own to keep.
  expect(state.from?.split(/[?#]/)[0]).toBe(path === '/admin' ? '/admin' : address)
  app.router.history.back()
  await screen.findByRole('heading', { name: 'Create an account' })
})

test.each([
  ['family-passenger', '/unauthorized'],
  ['agent', '/unauthorized'],
  ['admin', '/admin/users'],
])('B5: /admin/users as %s ends at %s', async (id, address) => {
  const app = renderApp('/admin/users', { token: tokenOf(id), visited: ['/help'] })
  await waitFor(() => expect(app.router.state.location.pathname).toBe(address))
  await heading()
  if (address === '/unauthorized') {
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
    expect(app.router.state.location.state.from).toBe('/admin/users')
    app.router.history.back()
    await waitFor(() => expect(app.address()).toBe('/help'))
  }
})

test('A12, X-2: a signed-in visitor of /login goes on to the page asked for, as long and as opened as it was', async () => {
  const app = renderApp('/help', { token: tokenOf('family-passenger') })
  await account(person('family-passenger').name)
  const kept = {
    journey: { from: 'PUNE', to: 'CSMT', date: '2026-12-04' },
    panels: 1,
    shown: { trains: 40 },
  }
  await act(() => app.router.navigate({ to: '/login', state: { from: '/trains?type=Express', ...kept } }))
  await waitFor(() => expect(app.address()).toBe('/trains?type=Express'))
  expect(app.router.state.location.state).toMatchObject(kept)
})

const user = (role: string, roles: User['roles'] = []): User => ({
  _id: 'u',
  name: 'U',
  email: '',
  role,
  roles,
})
const operator = { _id: 'r-7', name: 'Operator' }

test.each([
  ['role by name', user('admin'), ['admin'], true],
  ['role ignoring case', user('ADMIN'), ['admin'], true],
  ['allowed ignoring case', user('admin'), ['Admin'], true],
  ['one of several allowed', user('agent'), ['admin', 'agent'], true],
  ['roles by _id', user('user', [operator]), ['r-7'], true],
  ['roles by name', user('user', [operator]), ['Operator'], true],
  ['roles by name ignoring case', user('user', [operator]), ['oPERATOR'], true],
  ['the second of roles', user('user', [{ _id: 'a', name: 'a' }, operator]), ['operator'], true],
  ['_id in another case is another _id', user('user', [operator]), ['R-7'], false],
  ['a missing role counts as user', user(''), ['user'], true],
  ['a missing role is no admin', user(''), ['admin'], false],
  ['an unknown role', user('inspector'), ['admin', 'user'], false],
  ['part of a name', user('administrator'), ['admin'], false],
  ['blanks around it', user(' admin '), ['admin'], false],
  ['an empty list', user('anything'), [], true],
  ['dotless i of Turkish', user('ADMİN'), ['admin'], false],
  ['capital I folds without a locale', user('TICKETING'), ['ticketing'], true],
] as [string, User, string[], boolean][])('B5: %s', (_what, who, allowed, passes) => {
  expect(hasRole(who, allowed)).toBe(passes)
})

test('B5, goal G9: case is folded without a locale, also where the machine is set to Turkish', () => {
  const turkish = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return this.replaceAll('I', 'ı').toLowerCase()
  })
  expect(hasRole(user('ADMIN'), ['admin'])).toBe(true)
  expect(turkish).not.toHaveBeenCalled()
})

const guard = (who: User, allowed: string[], inPlace: boolean) => {
  const location = { href: '/admin/users?q=1' } as Parameters<ReturnType<typeof requireRole>>[0]['location']
  return () => requireRole(allowed, { inPlace })({ context: { user: who }, location })
}

test('B5: failure redirects, or shows the forbidden page in place if so configured', () => {
  expect(guard(user('admin'), ['admin'], false)).not.toThrow()
  expect(guard(user('user'), [], true)).not.toThrow()
  expect(guard(user('user'), ['admin'], true)).toThrow(ForbiddenError)
  let thrown: unknown
  try {
    guard(user('user'), ['admin'], false)()
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({
    options: { to: '/unauthorized', replace: true, state: { from: '/admin/users?q=1' } },
  })
})

test('B5: in place the address stays, and so does the shell', async () => {
  // React reports what an error boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const app = renderApp('/admin/users', { token: tokenOf('admin') })
  await account(person('admin').name)
  const { options } = app.router.routesById['/_signed-in/admin']
  const { beforeLoad } = options
  Object.assign(options, { beforeLoad: requireRole(['nobody'], { inPlace: true }) })
  try {
    await act(() => app.router.invalidate())
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
    expect(app.address()).toBe('/admin/users')
    expect(await account(person('admin').name)).toBeInTheDocument()
  } finally {
    Object.assign(options, { beforeLoad })
  }
})

test('B6: the forbidden page says what the specification says', async () => {
  renderApp('/unauthorized', { token: tokenOf('agent') })
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeInTheDocument()
  expect(screen.getByText('403 - Forbidden')).toBeInTheDocument()
  expect(screen.getByText('You are not authorized to access this page.')).toBeInTheDocument()
  const help = screen.getByRole('region', { name: 'Help' })
  expect(within(help).getByRole('link')).toHaveAttribute('href', 'mailto:support@railway-planner.example')
  expect(help).toHaveTextContent('Error code: 403_unauthorized')
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/')
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent(`${new Date().getFullYear()}`)
  expect(footer).toHaveTextContent('Railway Planner. All rights reserved.')
})

test('B6: a message of the navigation takes the place of the usual one', async () => {
  const app = renderApp('/help', { token: tokenOf('agent') })
  await account(person('agent').name)
  await act(() =>
    app.router.navigate({ to: '/unauthorized', state: { message: 'Agents may not see reports' } }),
  )
  expect(await screen.findByText('Agents may not see reports')).toBeInTheDocument()
  expect(screen.queryByText('You are not authorized to access this page.')).not.toBeInTheDocument()
})

test('B6: Go Back goes back', async () => {
  const app = renderApp('/unauthorized', { token: tokenOf('agent'), visited: ['/help'] })
  await app.user.click(await screen.findByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(app.address()).toBe('/help'))
})

test('B6: Sign In leads to /login, and from there as somebody else to the page that was refused', async () => {
  const app = renderApp('/admin/users', { token: tokenOf('agent') })
  await app.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'Log in' })
  expect(app.router.state.location).toMatchObject({ pathname: '/login', state: { from: '/admin/users' } })
  expect([{ ...localStorage }.token, { ...sessionStorage }.token]).toEqual([undefined, undefined])
  const admin = person('admin')
  await enter(app.user, screen.getByLabelText('E-mail address'), admin.email)
  await enter(app.user, screen.getByLabelText('Password'), admin.password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await account(admin.name)
  expect(app.address()).toBe('/admin/users')
})

test('B6: a visitor may open /unauthorized and sign in from there', async () => {
  const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
  const app = renderApp('/unauthorized')
  await app.user.click(await screen.findByRole('button', { name: 'Sign In' }))
  await screen.findByRole('heading', { name: 'Log in' })
  // Whoever is signed in to another tab stays so.
  expect(told).not.toHaveBeenCalled()
  expect(app.router.state.location.state.from).toBe('/unauthorized')
})

const notFound = () => screen.findByRole('heading', { name: 'We could not find this page' })

test.each(['/nowhere', '/login-x', '/login/x', '/reset-password', '/admin/nowhere'])(
  'B7: %s is not found',
  async (path) => {
    const app = renderApp(path, { token: tokenOf('admin') })
    expect(await notFound()).toBeInTheDocument()
    expect(app.address()).toBe(path)
  },
)

test.each(['/nowhere', '/login-x', '/reset-password'])(
  'B7: %s is not found, also for a visitor',
  async (path) => {
    renderApp(path)
    expect(await notFound()).toBeInTheDocument()
  },
)

test('B5: the guard of a page lets the next user in or not, without a reload', async () => {
  renderApp('/admin/users', { token: tokenOf('admin') })
  await account(person('admin').name)
  const { userId, name, email, role } = person('agent')
  const roles = [{ _id: role, name: role }]
  act(() => signedIn(tokenOf('agent'), { _id: userId, name, email, role, roles }, true))
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
})
