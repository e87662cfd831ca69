import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, bookingId, maya, ravi, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { fakeIndexedDb } from '@/test/fake-indexed-db'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'

inSmallRailway()

let store = fakeIndexedDb()
beforeEach(() => {
  store = fakeIndexedDb()
  vi.stubGlobal('indexedDB', store.factory)
})
afterEach(() => vi.unstubAllGlobals())

const open = (address: string, as: string | undefined = maya) =>
  renderApp(address, as === undefined ? {} : { token: issueToken(as) })
const confirmation = (n = 1) => `/bookings/confirmation/${bookingId(n)}`
const keep = () => screen.findByRole('checkbox', { name: 'Keep my tickets on this device' })
const stay = () => screen.findByRole('checkbox', { name: 'Keep them when I log out, too' })
const kept = (words = '1 ticket is kept on this device.') => screen.findByText(words)

async function logOut(user: ReturnType<typeof renderApp>['user']) {
  await user.click(screen.getByRole('button', { name: 'Account of Maya Lobo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByText('Successfully logged out')
}
const link = () => screen.queryByRole('link', { name: 'Tickets kept on this device' })

test('N1: the confirmation asks once, off at first, and says before the switch what it means', async () => {
  db.bookings.push(booking(3))
  const first = open(confirmation())
  expect(await keep()).not.toBeChecked()
  expect(screen.getByText(/Whoever opens this browser can then see what a paper ticket shows/)).toBeVisible()
  expect(store.records.size).toBe(0)
  first.unmount()
  const another = open(confirmation(3))
  await screen.findByText('PNR00003')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  another.unmount()
  open(confirmation())
  expect(await keep()).toBeInTheDocument()
})

test('N1: once they are kept, the next booking is kept without asking', async () => {
  const { user, unmount } = open(confirmation())
  await user.click(await keep())
  await kept()
  unmount()
  db.bookings.push(booking(3, { train: trainId(2) }))
  open(confirmation(3))
  await waitFor(() => expect([...store.records.keys()].join()).toContain(bookingId(3)))
})

test('N1: without network or session the page shows the tickets in the order of travel, from what is kept alone', async () => {
  db.bookings.push(
    booking(3, {
      train: trainId(2),
      journeyDate: '2026-03-05T00:00:00.000Z',
      passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', seatNumber: 'S2-21' }],
    }),
  )
  const first = open('/settings')
  await first.user.click(await keep())
  await kept('2 tickets are kept on this device.')
  first.unmount()
  localStorage.removeItem('token')
  localStorage.removeItem('root')
  const calls = recordCalls()
  server.use(http.all('*/api/*', () => Response.error()))
  const { user } = open('/login', undefined)
  await user.click(await screen.findByRole('link', { name: 'Tickets kept on this device' }))
  const tickets = await screen.findAllByRole('article')
  expect(tickets.map((ticket) => ticket.getAttribute('aria-label'))).toEqual([
    'Ticket PNR00003',
    'Ticket PNR00001',
  ])
  const [day, night] = tickets.map((ticket) => within(ticket as HTMLElement))
  expect(day?.getByRole('heading', { name: 'Leaves Thu 5 Mar, 06:00' })).toBeVisible()
  expect(day?.getByText(/S2-21/)).toBeVisible()
  expect(night?.getByRole('heading', { name: 'Leaves Wed 11 Mar, 22:00' })).toBeVisible()
  expect(night?.getByText(/\+1 day/)).toBeVisible()
  expect(night?.getByText('Ira Sol')).toBeVisible()
  expect(
    night?.getByText('Kept on 3 Mar 2026, 12:00; what has changed since is not known here.'),
  ).toBeVisible()
  const code = night?.getByRole('img', { name: 'QR code of PNR PNR00001' })
  await waitFor(() => expect(code?.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/)))
  expect(calls).toEqual([])
})

test('N1, A8: a log-out takes them, the link and the store with it', async () => {
  const { user } = open('/settings')
  await user.click(await keep())
  await kept()
  await logOut(user)
  expect(link()).not.toBeInTheDocument()
  await waitFor(() => expect(store.records.size).toBe(0))
})

test('N1: with the second switch they stay past the log-out; another user sees none of them', async () => {
  const { user, unmount } = open('/settings')
  await user.click(await keep())
  await kept()
  await user.click(await stay())
  await logOut(user)
  expect(link()).toBeVisible()
  expect(store.records.size).toBe(1)
  unmount()
  open('/kept-tickets', ravi)
  expect(await screen.findByText('No ticket is kept on this device.')).toBeVisible()
})

test('N1: switched off, they go at once', async () => {
  const { user } = open('/settings')
  await user.click(await keep())
  await kept()
  await user.click(await keep())
  expect(await kept('No tickets are kept on this device.')).toBeVisible()
  expect(store.records.size).toBe(0)
})

test('N1, B9: erasing takes them always, and names them before', async () => {
  const { user, address } = open('/settings')
  await user.click(await keep())
  await kept()
  await user.click(await stay())
  await user.click(screen.getByRole('button', { name: 'Erase local data' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('Tickets kept on this device')).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  await waitFor(() => expect(store.records.size).toBe(0))
  expect(link()).not.toBeInTheDocument()
})

test('N1: a browser that keeps nothing says so at the switch, which is off again', async () => {
  vi.stubGlobal('indexedDB', fakeIndexedDb({ full: true }).factory)
  const { user } = open('/settings')
  await user.click(await keep())
  expect(await screen.findByText('This browser keeps nothing: its store is full.')).toBeVisible()
  expect(await keep()).not.toBeChecked()
})
