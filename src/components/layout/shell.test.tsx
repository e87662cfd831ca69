import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageHeader } from '@/components/ui/page/page-header'
import { renderAt } from '@/test/render-part'
import { setWindowWidth } from '@/test/window-width'
import { clearNotices, notify } from '@/lib/notify'
import { setColorMode } from '@/theme/color-mode'
import { navigationFor } from './navigation'
import { Shell } from './shell'
import type { ShellUser } from './user-menu'

const passenger: ShellUser = { name: 'asha Raman', role: 'user', isAdmin: false }
const admin: ShellUser = { name: 'Admin', role: 'admin', isAdmin: true }

beforeEach(() => {
  clearNotices()
  setColorMode('light')
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

function renderShell(address: string, user: ShellUser, onLogout = () => {}) {
  return renderAt(
    address,
    (path) => <PageHeader title={path} />,
    (outlet) => (
      <Shell user={user} onLogout={onLogout}>
        {outlet}
      </Shell>
    ),
  )
}

const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }))
// A window of jsdom is 1024 px wide, where the button is hidden.
const menuButton = () => screen.getByLabelText('Menu', { selector: 'button' })
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent)

test('C1: a passenger sees the places of a passenger, with the current one marked', async () => {
  const { user } = await renderShell('/trains/t1', passenger)
  const { main, more } = navigationFor({ isAdmin: false })
  expect(names(sidebar().getAllByRole('link'))).toEqual([...main, ...more].map(({ label }) => label))
  expect(sidebar().queryByRole('button', { name: 'Admin' })).not.toBeInTheDocument()
  expect(sidebar().getByRole('separator')).toBeInTheDocument()
  expect(sidebar().getAllByRole('link', { current: 'page' })).toEqual([
    sidebar().getByRole('link', { name: 'Trains' }),
  ])
  await user.click(sidebar().getByRole('link', { name: 'Stations' }))
  expect(await screen.findByRole('heading', { name: '/stations' })).toBeInTheDocument()
  expect(sidebar().getAllByRole('link', { current: 'page' })).toEqual([
    sidebar().getByRole('link', { name: 'Stations' }),
  ])
})

test('C1: Dashboard leads to / and is current on /dashboard', async () => {
  await renderShell('/dashboard', passenger)
  const dashboard = sidebar().getByRole('link', { name: 'Dashboard', current: 'page' })
  expect(dashboard).toHaveAttribute('href', '/')
})

test('C1: an admin’s group expands', async () => {
  const { user } = await renderShell('/trains', admin)
  const group = sidebar().getByRole('button', { name: 'Admin', expanded: false })
  expect(sidebar().queryByRole('link', { name: 'Users' })).not.toBeInTheDocument()
  await user.click(group)
  expect(sidebar().getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users')
  expect(sidebar().getByRole('link', { name: 'Reports' })).toHaveAttribute('href', '/admin/reports')
  await user.click(group)
  expect(sidebar().queryByRole('link', { name: 'Users' })).not.toBeInTheDocument()
})

test('C1: the admin group stands open on its own pages', async () => {
  const { go } = await renderShell('/admin/users', admin)
  expect(sidebar().getByRole('link', { name: 'Users', current: 'page' })).toBeInTheDocument()
  await act(() => go('/trains'))
  await waitFor(() => expect(sidebar().queryByRole('link', { name: 'Users' })).not.toBeInTheDocument())
})

test('C2: under 900 px the menu button opens a drawer, which closes on navigation', async () => {
  const { user, address } = await renderShell('/trains', passenger)
  await user.click(menuButton())
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(drawer).getByRole('link', { name: 'Bookings' }))
  await waitFor(() => expect(address()).toBe('/bookings'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('C2: the drawer closes when the place chosen is the one shown, and with Esc', async () => {
  const { user } = await renderShell('/trains', passenger)
  for (const close of [
    (drawer: HTMLElement) => user.click(within(drawer).getByRole('link', { name: 'Trains' })),
    () => user.keyboard('{Escape}'),
  ]) {
    await user.click(menuButton())
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    // It hears keys from the frame on in which it takes the focus.
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await close(drawer)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})

test('C2: the drawer closes when Back leads to another page', async () => {
  const { user, go } = await renderShell('/trains', passenger)
  await user.click(menuButton())
  await screen.findByRole('dialog', { name: 'Menu' })
  await act(() => go('/stations'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test.each([
  [899, 0],
  [900, 1],
])('C2, goal G28: a window of %i px draws %i sidebars', async (width, drawn) => {
  setWindowWidth(width)
  await renderShell('/trains', passenger)
  expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(drawn)
})

test('C2: from 900 px the sidebar is 240 px wide, collapses, keeps its names, and remembers it', async () => {
  const { user, unmount } = await renderShell('/trains', passenger)
  const width = () => getComputedStyle(screen.getByRole('complementary', { hidden: true })).width
  expect(width()).toBe('240px')
  const collapse = screen.getByRole('button', { name: 'Collapse sidebar', pressed: false })
  await user.click(collapse)
  expect(collapse).toHaveAttribute('aria-pressed', 'true')
  expect(width()).not.toBe('240px')
  expect(sidebar().getByRole('link', { name: 'Plan Journey' })).toHaveAttribute('title', 'Plan Journey')
  unmount()
  await renderShell('/trains', passenger)
  expect(screen.getByRole('button', { name: 'Collapse sidebar', pressed: true })).toBeInTheDocument()
})

test('C3: the product title leads home', async () => {
  const { user, address } = await renderShell('/trains', passenger)
  await user.click(screen.getByRole('link', { name: 'Railway Planner' }))
  await waitFor(() => expect(address()).toBe('/'))
})

test('C3: the user menu shows initial, name and role, and leads to Profile, Settings and Logout', async () => {
  const logout = vi.fn<() => void>()
  const { user, address } = await renderShell('/trains', passenger, logout)
  const button = screen.getByRole('button', { name: 'Account of asha Raman' })
  expect(button).toHaveTextContent('A')
  await user.click(button)
  const menu = await screen.findByRole('menu')
  expect(menu).toHaveTextContent(/asha Raman.*user/)
  expect(names(within(menu).getAllByRole('menuitem'))).toEqual(['Profile', 'Settings', 'Logout'])
  await user.click(within(menu).getByRole('menuitem', { name: 'Profile' }))
  await waitFor(() => expect(address()).toBe('/profile'))
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(logout).toHaveBeenCalledTimes(1)
})

test('C3: without notices the menu says so and the badge is hidden', async () => {
  const { user } = await renderShell('/trains', passenger)
  const bell = screen.getByRole('button', { name: 'Notifications' })
  expect(bell).toHaveTextContent('')
  await user.click(bell)
  const panel = screen.getByRole('region', { name: 'Notifications' })
  expect(panel).toHaveTextContent('No new notifications')
  expect(within(panel).getByRole('button', { name: 'Mark all as read' })).toBeInTheDocument()
  expect(getComputedStyle(panel).maxHeight).toBe('400px')
  expect(getComputedStyle(panel).maxWidth).toBe('360px')
})

test('C4: what happened in this session is listed, and can be marked as read', async () => {
  const { user } = await renderShell('/trains', passenger)
  act(() => void notify({ type: 'success', message: 'Booked. PNR K7Q2M9ZT' }))
  act(() => void notify({ type: 'info', message: 'Ticket saved' }))
  const bell = screen.getByRole('button', { name: 'Notifications, 2 unread' })
  expect(bell).toHaveTextContent('2')
  await user.click(bell)
  const items = within(screen.getByRole('list', { name: 'Notifications' })).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent('Ticket saved')
  expect(items[1]).toHaveTextContent('Booked. PNR K7Q2M9ZT')
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveTextContent('')
  expect(screen.getByText('Ticket saved')).toBeInTheDocument()
})

test('C3, X-2: a page that arrives leaves what was opened meanwhile as it is', async () => {
  const { user, go } = await renderShell('/trains', passenger)
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
  await act(() => go('/reviews'))
  await waitFor(async () => expect(await heading('/reviews')).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Notifications' }))
  await act(() => go('/stations'))
  expect(await heading('/stations')).not.toHaveFocus()
  expect(screen.getByRole('button', { name: 'Notifications', expanded: true })).toHaveFocus()
  await user.keyboard('{Escape}')
  await act(() => go('/trains'))
  await waitFor(async () => expect(await heading('/trains')).toHaveFocus())
})

test('C3: the badge stops at 99', async () => {
  await renderShell('/trains', passenger)
  act(() => {
    for (let i = 0; i < 99; i++) notify({ type: 'info', message: `Event ${i}` })
  })
  expect(screen.getByRole('button', { name: /99 unread/ })).toHaveTextContent(/^99$/)
  act(() => void notify({ type: 'info', message: 'One more' }))
  expect(screen.getByRole('button', { name: /100 unread/ })).toHaveTextContent(/^99\+$/)
})

test('C4: the theme toggle switches, says its state, and is remembered', async () => {
  const { user } = await renderShell('/trains', passenger)
  const toggle = screen.getByRole('button', { name: 'Dark theme', pressed: false })
  await user.click(toggle)
  expect(document.documentElement).toHaveClass('dark')
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(toggle)
  expect(document.documentElement).not.toHaveClass('dark')
})

test('C5: the footer has a copyright line with the current year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-06T12:00:00Z') })
  await renderShell('/trains', passenger)
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Railway Planner. All rights reserved.')
  vi.useRealTimers()
})

test('X-1: the first Tab stop skips the navigation without touching the address', async () => {
  const { user } = await renderShell('/trains?q=express', passenger)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }))).toBe(false)
})
