import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { chooseStartPage } from '@/auth/start-page'
import { eraseAll } from '@/lib/storage/erase'
import { enter } from '@/test/enter'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { setColorMode } from '@/theme/color-mode'
import { keptHere } from './kept-here'

const open = (address = '/settings') => renderApp(address, { token: tokenOf('agent') })
const sidebar = () => within(screen.getByRole('navigation', { name: 'Main' }))

beforeEach(() => setColorMode('light'))

test('B9, C4: a theme that looks the same as the one before is a choice all the same; the theme button of the top bar and the settings tell the same', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: /^As this device/ }))
  expect(screen.getByRole('radio', { name: /^As this device/ })).toBeChecked()
  expect(localStorage.getItem('theme')).toBe('system')
  expect(document.documentElement).not.toHaveClass('dark')
  await user.click(screen.getByRole('button', { name: 'Dark theme' }))
  expect(screen.getByRole('radio', { name: /^Dark/ })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: /^Light/ }))
  expect(screen.getByRole('button', { name: 'Dark theme', pressed: false })).toBeInTheDocument()
})

test('B3, B9, C1: each start page is kept, and / leads to it; with another one the sidebar still leads to the dashboard, at once', async () => {
  const app = open()
  const choose = async (label: string) => {
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    const group = within(screen.getByRole('group', { name: 'Start page' }))
    await app.user.click(group.getByRole('radio', { name: new RegExp(`^${label}`) }))
  }
  for (const [label, stored, path] of [
    ['Plan Journey', 'planner', '/plan-journey'],
    ['Bookings', 'bookings', '/bookings'],
    ['Trains', 'trains', '/trains'],
    ['Dashboard', 'dashboard', '/dashboard'],
  ] as const) {
    await choose(label)
    expect(localStorage.getItem('start-page')).toBe(stored)
    await act(() => app.router.navigate({ to: '/' }))
    await waitFor(() => expect(app.address()).toBe(path))
    await act(() => app.router.navigate({ to: '/settings' }))
  }
  await choose('Trains')
  await app.user.click(sidebar().getByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(app.address()).toBe('/dashboard'))
})

test('A12: signing in without a page asked for leads to the start page', async () => {
  chooseStartPage('bookings')
  const app = renderApp('/login')
  const { email, password } = person('agent')
  await enter(app.user, await screen.findByLabelText('E-mail address'), email)
  await enter(app.user, screen.getByLabelText('Password'), password)
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(app.address()).toBe('/bookings'))
})

test('B9: before anything is erased it is listed: what is there, and nothing else', async () => {
  sessionStorage.setItem(`draft:${person('agent').userId}:review:t1`, '{}')
  localStorage.setItem('sent:b1', String(Date.now()))
  const { user, address } = open()
  await user.click(await screen.findByRole('radio', { name: /^Trains/ }))
  await user.click(screen.getByRole('button', { name: 'Erase local data' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase what this device keeps?' })
  const listed = () =>
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(listed()).toEqual([
    'That you are logged in, with your name and e-mail address',
    '1 form begun in this tab and not sent',
    'Marks that keep a booking from being sent twice',
    'The page you start on',
    'The theme you chose',
  ])
  await user.click(within(dialog).getByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  const mark = ['signedOut']
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([mark, mark])
})

test('B9: the page About tells all that is ever kept, one line for each kind', async () => {
  open('/about')
  const section = within(await screen.findByRole('region', { name: 'What is kept on this device' }))
  const lines = section.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const words of [
    /logged in/,
    /form/,
    /booking/,
    /Passengers/,
    /stations/,
    /changes you made/,
    /views/,
    /theme/,
  ]) {
    expect(lines).toContainEqual(expect.stringMatching(words))
  }
})

test('B9: what the router keeps of its own, as the page is left, is named and erased', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  const before = Object.keys(sessionStorage)
  window.dispatchEvent(new Event('pagehide'))
  const added = Object.keys(sessionStorage).filter((key) => !before.includes(key))
  expect(added).not.toEqual([])
  expect(await keptHere()).toContain('How far down the pages of this tab were scrolled')
  eraseAll()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test.each([
  'token',
  'rememberMe',
  'root',
  'theme',
  'sidebar',
  'start-page',
  'draft:u:x',
  'unsent-changes:u',
  'sent:x',
  'chunk-reload:x',
  'tsr-scroll-restoration-v1_3',
  'passengers:u',
  'recent-stations:u',
  'admin-log:u',
  'views:u',
])('B9: what the key %s holds is named before it is erased, and then it is gone', async (key) => {
  localStorage.clear()
  localStorage.setItem(key, 'x')
  expect(await keptHere()).toHaveLength(1)
  eraseAll()
  expect(await keptHere()).toEqual([])
})
