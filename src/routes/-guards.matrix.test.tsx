import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { byRow } from '@/test/size'

type App = ReturnType<typeof renderApp>

type Opening = [path: string, address: string]

const passengerPaths: Opening[] = [
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
const adminPaths: Opening[] = [
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

const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })
const heading = () => document.querySelector('h1')?.textContent ?? ''

async function open({ router }: App, path: string) {
  await act(() => router.navigate({ href: path }))
  await waitFor(() => expect(heading(), path).toMatch(/./))
}

async function openedBy(id: string) {
  const app = renderApp('/help', { token: tokenOf(id) })
  await account(person(id).name)
  return app
}

async function passengerFinds(opening: Opening[]) {
  const app = await openedBy('family-passenger')
  for (const [path, address] of opening) {
    await open(app, path)
    const refused = adminPaths.some(([known]) => known === path)
    await waitFor(() =>
      expect(app.router.state.location.pathname, path).toBe(refused ? '/unauthorized' : address),
    )
    expect(heading(), path).not.toMatch(/could not find this page|stopped working/)
    if (refused) await waitFor(() => expect(heading(), path).toBe('Access Denied'))
  }
}

async function adminFinds(opening: Opening[]) {
  const app = await openedBy('admin')
  for (const [path, address] of opening) {
    await open(app, path)
    await waitFor(() => expect(app.router.state.location.pathname, path).toBe(address))
    expect(heading(), path).not.toMatch(/could not find this page|stopped working|Access Denied/)
  }
}

async function visitorFinds(opening: Opening[]) {
  const app = renderApp('/register')
  await screen.findByRole('heading', { name: 'Create an account' })
  for (const [path, address] of opening) {
    await open(app, `${path}?q=1#h`)
    await waitFor(() => expect(heading(), path).toBe('Log in'))
    const { pathname, state } = app.router.state.location
    expect([pathname, state.message, state.messageType], path).toEqual([
      '/login',
      'Please log in to continue',
      'info',
    ])
    // The redirecting addresses have no query of their own to keep.
    expect(state.from?.split(/[?#]/)[0]).toBe(path === '/admin' ? '/admin' : address)
    act(() => app.router.history.back())
    await waitFor(() => expect(heading(), path).toBe('Create an account'))
  }
}

const finds: Record<string, (opening: Opening[]) => Promise<void>> = {
  'B3, B5, B9: a passenger finds the pages, and is refused those of administrators': passengerFinds,
  'B4, B9: an administrator finds all pages': adminFinds,
  'B2: a visitor is sent to /login, which knows the way back to what was opened': visitorFinds,
}

test.each(byRow(Object.keys(finds), all))('%s', { timeout: 120_000 }, async (who, opening) => {
  await expect(finds[who]?.(opening)).resolves.toBeUndefined()
})

test.each([
  ['/bookings', 'family-passenger', /bookings/i],
  ['/admin/users', 'admin', /users/i],
])('B3, B4: %s is also the first page that %s opens', async (path, id, title) => {
  const app = renderApp(path, { token: tokenOf(id) })
  await account(person(id).name)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(app.address()).toBe(path)
})
