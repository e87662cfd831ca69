import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, bookingId, maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/small-railway'
import { wholeText } from '@/test/whole-text'

inSmallRailway()
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
})

const open = (address: string) => renderApp(address, { token: issueToken(maya) })
const form = async () => within(await screen.findByRole('search', { name: 'PNR look-up' }))
const field = async () => (await form()).getByRole('textbox', { name: 'PNR' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each(['pnr00001', ' PNR0-0001 ', 'p n r 0 0 0 0 1', 'PNR\u20130000\u00a01'])(
  'CNF-4: from the bookings, %j leads to the booking, at an address of its own',
  async (typed) => {
    const { user, address } = open('/bookings')
    await user.click(await field())
    await user.paste(typed)
    await user.keyboard('{Enter}')
    expect(await heading('Booking PNR00001')).toBeInTheDocument()
    expect(address()).toBe('/bookings/pnr/PNR00001')
    expect(await screen.findByText('22:00')).toBeInTheDocument()
    expect(screen.getByText(wholeText('90001 Night Mail'))).toBeInTheDocument()
    expect(document.title).toContain('PNR PNR00001')
    for (const name of [
      'Download ticket',
      'Add to calendar',
      'Share',
      'Print',
      'Book again',
      'Cancel booking',
    ]) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
    }
  },
)

test.each([
  ['', 'Enter a PNR'],
  [' - ', 'Enter a PNR'],
  ['ABC12', 'ABC12 is no PNR: a PNR has 6 to 10 letters and digits'],
  ['ABCDEFGHIJ1', 'ABCDEFGHIJ1 is no PNR: a PNR has 6 to 10 letters and digits'],
  ['PNR/0001', 'PNR/0001 is no PNR: a PNR has 6 to 10 letters and digits'],
])('CNF-4: %j is refused at the field, which keeps it; nothing is asked', async (typed, words) => {
  const { user, address } = open('/bookings?status=upcoming')
  await screen.findByRole('article')
  const calls = recordCalls()
  await user.click(await field())
  await user.paste(typed)
  await user.click((await form()).getByRole('button', { name: 'Look up' }))
  expect(await field()).toHaveAccessibleDescription(words)
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue(typed)
  expect(address()).toBe('/bookings?status=upcoming')
  expect(calls).toEqual([])
  await user.clear(await field())
  await user.type(await field(), 'PNR00001')
  expect(await field()).toBeValid()
})

test('CNF-4: what the app gives away finds the booking again: a shared text, and a link', async () => {
  const { user, address } = open('/bookings')
  await screen.findByRole('article')
  await user.click(await field())
  await user.paste('12951 Mumbai Rajdhani\nA to B\nPNR: PNR00001\n2 passengers\nStatus: Confirmed')
  expect(await field()).toHaveValue('PNR00001')
  await user.clear(await field())
  await user.paste('https://railway.example/bookings/confirmation/b1?from=mail')
  await user.click((await form()).getByRole('button', { name: 'Look up' }))
  await waitFor(() => expect(address()).toBe('/bookings/b1'))
})

test('CNF-4: a reload, a pasted link and other ways of writing it lead to the same address', async () => {
  for (const address of ['/bookings/pnr/PNR00001', '/bookings/pnr/pnr00001', '/bookings/pnr/PNR-000%2001']) {
    const app = open(address)
    expect(await heading('Booking PNR00001')).toBeInTheDocument()
    expect(app.address()).toBe('/bookings/pnr/PNR00001')
    app.unmount()
  }
})

test.each(['NOSUCH01', 'PNR00002'])(
  'CNF-4: %s is no booking of hers: that is no failure, and cannot be retried',
  async (pnr) => {
    const { user, address } = open(`/bookings/pnr/${pnr}`)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`You have no booking with the PNR ${pnr}`)
    expect(alert).toHaveTextContent('Booking not found')
    expect(alert).not.toHaveTextContent('Failed to fetch booking by PNR')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(await field()).toHaveValue(pnr)
    await user.clear(await field())
    await user.type(await field(), 'PNR00001{Enter}')
    expect(await heading('Booking PNR00001')).toBeInTheDocument()
    expect(address()).toBe('/bookings/pnr/PNR00001')
  },
)

test.each([
  ['a lost connection', () => HttpResponse.error(), 'No answer came from the server'],
  ['an error of the server', () => fail(500, 'Down for the night'), 'Down for the night'],
  [
    'a gateway',
    () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
    'Request failed with status code 502',
  ],
  ['data that is none', () => ok(null), 'Failed to fetch booking by PNR'],
])('CNF-4: %s is a failure, with Retry', async (_what, answer, words) => {
  let down = true
  server.use(http.get('*/api/bookings/pnr/:pnr', () => (down ? answer() : undefined)))
  const { user } = open('/bookings/pnr/PNR00001')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch booking by PNR')
  expect(alert).toHaveTextContent(words)
  expect(alert).not.toHaveTextContent('You have no booking')
  down = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await heading('Booking PNR00001')).toBeInTheDocument()
})

test.each(['k7', 'PNR%2F0001', 'ABCDEFGHIJKLMNOP', '%00%00%00%00%00%00', '%E2%80%AEPNR'])(
  'CNF-4: an address with %s says what is wrong, and has the field; nothing is asked',
  async (pnr) => {
    const calls = recordCalls()
    const { user } = open(`/bookings/pnr/${pnr}`)
    expect(await screen.findByText(/is no PNR$/)).toBeInTheDocument()
    expect(await field()).toBeInvalid()
    expect(calls.filter(({ path }) => path.includes('/pnr/'))).toEqual([])
    await user.clear(await field())
    await user.type(await field(), 'PNR00001{Enter}')
    expect(await heading('Booking PNR00001')).toBeInTheDocument()
  },
)

test('CNF-4: names known from the list stay where the answer carries ids alone; the last answer counts', async () => {
  server.use(http.get('*/api/bookings/pnr/:pnr', () => ok({ ...db.bookings[0], totalFare: 999 })))
  const { user } = open('/bookings')
  await screen.findByRole('article', { name: 'Booking PNR00001' })
  await user.type(await field(), 'PNR00001{Enter}')
  expect(await screen.findByText('₹999')).toBeInTheDocument()
  expect(screen.getByText(wholeText('90001 Night Mail'))).toBeInTheDocument()
  expect(screen.getByText('Aldun')).toBeInTheDocument()
})

test('CNF-4: a second look-up of what was not found asks again', async () => {
  const { user } = open('/bookings/pnr/PNR00009')
  expect(await screen.findByText(/You have no booking/)).toBeInTheDocument()
  db.bookings.push(booking(9))
  await user.click((await form()).getByRole('button', { name: 'Look up' }))
  expect(await heading('Booking PNR00009')).toBeInTheDocument()
})

test('CNF-5, CNF-6: found by its PNR, a booking is cancelled like any other', async () => {
  const { user } = open('/bookings/pnr/PNR00001')
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
  const done = await screen.findByText('You have cancelled this booking.')
  await waitFor(() => expect(done).toHaveFocus())
  expect(screen.getByText('Cancelled')).toBeInTheDocument()
  expect(screen.getByText(wholeText('90001 Night Mail'))).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Download ticket' })).not.toBeInTheDocument()
  expect(db.bookings.find(({ _id }) => _id === bookingId(1))?.bookingStatus).toBe('Cancelled')
})
