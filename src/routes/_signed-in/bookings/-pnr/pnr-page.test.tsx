import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, bookingId, maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { skipTimers } from '@/test/timers'
import { recordCalls } from '@/test/calls'
import { enter } from '@/test/enter'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'
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

test('CNF-4: from the bookings, a PNR in any way of writing leads to the booking, at an address of its own', async () => {
  const { user, address, router } = open('/bookings')
  for (const typed of ['pnr00001', ' PNR0-0001 ', 'p n r 0 0 0 0 1', 'PNR\u20130000\u00a01']) {
    await screen.findByRole('heading', { level: 1, name: 'My bookings' })
    await user.click(await field())
    await user.paste(typed)
    await user.keyboard('{Enter}')
    expect(await heading('Booking PNR00001')).toBeInTheDocument()
    expect(address(), typed).toBe('/bookings/pnr/PNR00001')
    act(() => router.history.back())
  }
  act(() => router.history.forward())
  await heading('Booking PNR00001')
  expect(await screen.findByText('22:00')).toBeInTheDocument()
  expect(screen.getByText(wholeText('90001 Night Mail'))).toBeInTheDocument()
  expect(document.title).toContain('PNR PNR00001')
  for (const name of [
    'Download ticket',
    'Add to calendar',
    'Share',
    'Print',
    'Book again',
    'Book the way back',
    'Cancel booking',
  ]) {
    expect(screen.getByRole('button', { name })).toBeInTheDocument()
  }
})

test('CNF-4: what is no PNR is refused at the field, which keeps it; nothing is asked', async () => {
  // So long the list waits with its trains.
  skipTimers(1_000)
  const { user, address } = open('/bookings?status=upcoming')
  await within(await screen.findByRole('article')).findByText('22:00')
  const calls = recordCalls()
  for (const [typed, words] of [
    ['', 'Enter a PNR'],
    ['ABC12', 'ABC12 is no PNR: a PNR has 6 to 10 letters and digits'],
    [' - ', 'Enter a PNR'],
    ['ABCDEFGHIJ1', 'ABCDEFGHIJ1 is no PNR: a PNR has 6 to 10 letters and digits'],
    ['PNR/0001', 'PNR/0001 is no PNR: a PNR has 6 to 10 letters and digits'],
  ] as const) {
    await user.clear(await field())
    if (typed) await user.paste(typed)
    await user.click((await form()).getByRole('button', { name: 'Look up' }))
    expect(await field(), typed).toHaveAccessibleDescription(words)
    expect(await field(), typed).toHaveFocus()
    expect(await field(), typed).toHaveValue(typed)
    expect(address(), typed).toBe('/bookings?status=upcoming')
    expect(calls, typed).toEqual([])
    await enter(user, await field(), 'PNR00001')
    expect(await field(), typed).toBeValid()
  }
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

test('CNF-4: no PNR, none of the railway’s and none of hers are no failure: that is said, cannot be retried, and the field leads on', async () => {
  const calls = recordCalls()
  const { user, address, router } = open('/bookings/pnr/NOSUCH01')
  const findAnother = async () => {
    await enter(user, await field(), 'PNR00001')
    await user.keyboard('{Enter}')
    expect(await heading('Booking PNR00001')).toBeInTheDocument()
    expect(address()).toBe('/bookings/pnr/PNR00001')
  }
  for (const pnr of ['NOSUCH01', 'PNR00002']) {
    act(() => router.history.push(`/bookings/pnr/${pnr}`))
    const alert = (await screen.findByText(`You have no booking with the PNR ${pnr}`)).closest('[role=alert]')
    expect(alert).toHaveTextContent('Booking not found')
    expect(alert).not.toHaveTextContent('Failed to fetch booking by PNR')
    expect(screen.queryByRole('button', { name: 'Try again' }), pnr).not.toBeInTheDocument()
    expect(await field()).toHaveValue(pnr)
    await findAnother()
  }
  calls.length = 0
  for (const pnr of ['k7', 'PNR%2F0001', 'ABCDEFGHIJKLMNOP', '%00%00%00%00%00%00', '%E2%80%AEPNR']) {
    act(() => router.history.push(`/bookings/pnr/${pnr}`))
    expect(await screen.findByText(/is no PNR$/), pnr).toBeInTheDocument()
    expect(await field(), pnr).toBeInvalid()
    await findAnother()
  }
  expect(calls.filter(({ path }) => path.includes('/pnr/') && path !== '/api/bookings/pnr/PNR00001')).toEqual(
    [],
  )
})

test('CNF-4: an address that holds no PNR says so at once, and asks nothing', async () => {
  const calls = recordCalls()
  open('/bookings/pnr/k7')
  expect(await screen.findByText(/is no PNR$/)).toBeInTheDocument()
  expect(calls.filter(({ path }) => path.includes('/pnr/'))).toEqual([])
})

test('CNF-4: a lost connection, an error of the server, a gateway and data that is none are failures, with Retry', async () => {
  const failures = [
    [HttpResponse.error(), 'No answer came from the server'],
    [fail(500, 'Down for the night'), 'Down for the night'],
    [HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), 'Request failed with status code 502'],
    [ok(null), 'Failed to fetch booking by PNR'],
  ] as const
  const answers: Response[] = failures.map(([answer]) => answer)
  server.use(http.get('*/api/bookings/pnr/:pnr', () => answers.shift()))
  const { user, queryClient } = open('/bookings/pnr/PNR00001')
  for (const [index, [, words]] of failures.entries()) {
    await waitFor(() => expect(answers).toHaveLength(failures.length - 1 - index))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent(words))
    expect(alert).toHaveTextContent('Failed to fetch booking by PNR')
    expect(alert).not.toHaveTextContent('You have no booking')
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  }
  expect(await heading('Booking PNR00001')).toBeInTheDocument()
})

test('CNF-4: names known from the list stay where the answer carries ids alone; the last answer counts', async () => {
  server.use(http.get('*/api/bookings/pnr/:pnr', () => ok({ ...db.bookings[0], totalFare: 999 })))
  const { user } = open('/bookings')
  await screen.findByRole('article', { name: 'Booking PNR00001' })
  await user.click(await field())
  await user.paste('PNR00001')
  await user.keyboard('{Enter}')
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
