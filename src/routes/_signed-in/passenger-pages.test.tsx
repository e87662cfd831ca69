import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { getSession } from '@/auth/session-store'
import { notices } from '@/lib/notify'
import { enter } from '@/test/enter'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { setColorMode } from '@/theme/color-mode'

const open = (address: string, who = 'frequent-passenger') => renderApp(address, { token: tokenOf(who) })

afterEach(() => void vi.useRealTimers())
beforeEach(() => {
  setColorMode('light')
})

test('I2: the dashboard shows the next real journey, and sample figures marked as such', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  // Ahead of the day's first train: whichever starts today is a journey to come.
  vi.setSystemTime(new Date(`${today}T00:01:00+05:30`))
  open('/dashboard')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Arjun Deshmukh' }),
  ).toBeInTheDocument()
  const next = await screen.findByRole('region', { name: 'Your next journey' })
  const dates = db.bookings
    .filter(
      ({ user, bookingStatus }) =>
        user === person('frequent-passenger').userId && bookingStatus !== 'Cancelled',
    )
    .map(({ _id, journeyDate }) => ({ _id, date: journeyDate.slice(0, 10) }))
    .filter(({ date }) => date >= today)
  const earliest = dates.map(({ date }) => date).toSorted((a, b) => a.localeCompare(b))[0]
  const link = await within(next).findByRole('link', { name: 'Open the booking' })
  expect(dates.filter(({ date }) => date === earliest).map(({ _id }) => `/bookings/${_id}`)).toContain(
    link.getAttribute('href'),
  )

  const figures = screen.getByRole('region', { name: 'Figures' })
  expect(await within(figures).findByText('Total users')).toBeInTheDocument()
  expect(within(figures).getAllByText('Sample data')).toHaveLength(3)
  expect(within(figures).getByText('Recent activities')).toBeInTheDocument()
  expect(within(figures).getByRole('rowheader', { name: 'Jun' })).toBeInTheDocument()
})

test('I2: somebody without bookings is shown the way to one', async () => {
  open('/dashboard', 'new-passenger')
  expect(await screen.findByText('No journey ahead')).toBeInTheDocument()
})

test('A9, PRO-1: a saved profile replaces the user everywhere and keeps the role', async () => {
  const { user } = open('/profile', 'admin')
  const first = await screen.findByRole('textbox', { name: 'First name' })
  await enter(user, first, 'Kavya')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(notices()[0]?.message).toBe('Profile updated successfully'))
  expect(getSession().user).toMatchObject({ firstName: 'Kavya', role: 'admin', name: 'Kavya Rao' })
  expect(await screen.findByRole('button', { name: 'Account of Kavya Rao' })).toBeInTheDocument()
})

test('A9: a refused profile says why at its field and keeps what was typed, also past a reload', async () => {
  server.use(
    http.put('*/api/auth/me', () =>
      HttpResponse.json(
        {
          success: false,
          errors: [{ type: 'field', path: 'phone', msg: 'Not a phone number of this country' }],
        },
        { status: 400 },
      ),
    ),
  )
  const { user, unmount } = open('/profile')
  const phone = await screen.findByRole('textbox', { name: /^Phone/ })
  await enter(user, phone, '+91 99999 00000')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/Not a phone number of this country/))
  expect(phone).toHaveValue('+91 99999 00000')
  unmount()
  open('/profile')
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toHaveValue('+91 99999 00000')
})

test('A9: a password is changed in place; a wrong current one keeps the fields and the session', async () => {
  const { user } = open('/profile')
  const field = (name: string) => screen.getByLabelText(name, { selector: 'input' })
  await screen.findByRole('button', { name: 'Change password' })
  await enter(user, field('Current password'), 'Wrong#Pass1')
  await enter(user, field('New password'), 'Better#Pass2')
  await enter(user, field('Repeat the password'), 'Better#Pass2')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  const refusal = await screen.findByText('The current password is not correct')
  await waitFor(() => expect(document.activeElement).toContainElement(refusal))
  expect(field('New password')).toHaveValue('Better#Pass2')
  expect(getSession().isAuthenticated).toBe(true)
  await enter(user, field('Current password'), person('frequent-passenger').password)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(field('Current password')).toHaveValue(''))
  expect(db.users.find(({ _id }) => _id === person('frequent-passenger').userId)?.password).toBe(
    'Better#Pass2',
  )
})

test('C4, B9: the theme is chosen in the settings and remembered; erasing local data asks first, then logs out and leaves nothing', async () => {
  const { user, address } = open('/settings')
  await user.click(await screen.findByRole('radio', { name: /^Dark/ }))
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Erase local data' }))
  await user.click(await screen.findByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('theme')).toBeNull()
})

test('B9: Help, Contact and About are real pages', async () => {
  const { router } = open('/settings')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  for (const [address, title, section] of [
    ['/help', 'Help', 'Status of a booking'],
    ['/contact', 'Contact', 'What helps us to help you'],
    ['/about', 'About', 'What is kept on this device'],
  ] as const) {
    await act(() => router.navigate({ href: address }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: section })).toBeInTheDocument()
    expect(document.title).toBe(`${title} · Railway Planner`)
  }
})

test('D1: a dashboard whose bookings cannot be had says so and shows the rest', async () => {
  server.use(http.get('*/api/bookings', () => fail(500, 'Server error')))
  open('/dashboard')
  expect(await screen.findByText('Failed to fetch bookings')).toBeInTheDocument()
  expect(await screen.findByText('Total users')).toBeInTheDocument()
})
