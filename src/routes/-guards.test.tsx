import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hasRole, type User } from '@/domain/users/user'
import { signedIn } from '@/auth/session'
import { enter } from '@/test/enter'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { ForbiddenError, requireRole } from './-guards'

const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })

test('B5: /admin/users as an agent ends at /unauthorized, which knows where from, and Back leads before it', async () => {
  const app = renderApp('/admin/users', { token: tokenOf('agent'), visited: ['/help'] })
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
  expect(app.router.state.location).toMatchObject({
    pathname: '/unauthorized',
    state: { from: '/admin/users' },
  })
  app.router.history.back()
  await waitFor(() => expect(app.address()).toBe('/help'))
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

test('B5: in place the address stays, and so does the shell; the guard refuses the next user without a reload', async () => {
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
  await act(() => app.router.invalidate())
  await waitFor(() => expect(screen.queryByText('Access Denied')).not.toBeInTheDocument())
  const { userId, name, email, role } = person('agent')
  const roles = [{ _id: role, name: role }]
  act(() => signedIn(tokenOf('agent'), { _id: userId, name, email, role, roles }, true))
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument()
})

test('B6: the forbidden page says what the specification says, or the message of the navigation, and Go Back goes back', async () => {
  const app = renderApp('/unauthorized', { token: tokenOf('agent'), visited: ['/help'] })
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
  await app.user.click(screen.getByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(app.address()).toBe('/help'))
  await act(() =>
    app.router.navigate({ to: '/unauthorized', state: { message: 'Agents may not see reports' } }),
  )
  expect(await screen.findByText('Agents may not see reports')).toBeInTheDocument()
  expect(screen.queryByText('You are not authorized to access this page.')).not.toBeInTheDocument()
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

test.each([
  ['an administrator', ['/nowhere', '/login-x', '/login/x', '/reset-password', '/admin/nowhere'], 'admin'],
  ['a visitor', ['/nowhere', '/login-x', '/reset-password'], undefined],
])('B7: %s is told of what is not found', async (_who, [first = '', ...others], id) => {
  const app = renderApp(first, id ? { token: tokenOf(id) } : {})
  expect(await notFound()).toBeInTheDocument()
  expect(app.address()).toBe(first)
  for (const path of others) {
    await act(() => app.router.navigate({ href: '/unauthorized' }))
    expect(await screen.findByRole('heading', { name: 'Access Denied' }), path).toBeInTheDocument()
    await act(() => app.router.navigate({ href: path }))
    expect(await notFound(), path).toBeInTheDocument()
    expect(app.address()).toBe(path)
  }
})
