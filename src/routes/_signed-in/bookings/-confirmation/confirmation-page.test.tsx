import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, bookingId, maya, ravi } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { notices } from '@/lib/notify'
import { recordCalls } from '@/test/calls'
import { openReview } from '@/test/booking-form'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'
import { wholeText } from '@/test/whole-text'

inSmallRailway()

const open = (n = 1, as = maya) =>
  renderApp(`/bookings/confirmation/${bookingId(n)}`, { token: issueToken(as) })
const noData = 'No booking data received from any endpoint'

test('CNF-1: it opens from the id alone, with PNR, journey, passengers and total', async () => {
  const { unmount } = open()
  const check = async () => {
    expect(await screen.findByRole('heading', { level: 1, name: 'You are booked' })).toBeInTheDocument()
    expect(screen.getByText('PNR00001')).toBeInTheDocument()
    const code = screen.getByRole('img', { name: 'QR code of PNR PNR00001' })
    await waitFor(() => expect(code.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/)))
    expect(await screen.findByText('22:00')).toBeInTheDocument()
    expect(screen.getByText('Wed 11 Mar 2026')).toBeInTheDocument()
    expect(screen.getByText(wholeText('90001 Night Mail'))).toBeInTheDocument()
    expect(screen.getByText('Ira Sol').closest('li')).toHaveTextContent(
      '34 years · Female · Seat is assigned later',
    )
    expect(screen.getByText('₹240')).toBeInTheDocument()
  }
  await check()
  expect(document.title).toContain('Booking confirmation')
  unmount()
  open()
  await check()
})

test('G4, CNF-1: /details is used when the first answer fails, is unknown, is empty, has no id or is lost', async () => {
  const answers = {
    3: fail(500, 'Server error'),
    4: HttpResponse.html('<h1>Cannot GET</h1>', { status: 404 }),
    5: HttpResponse.json({ success: true, data: null }),
    6: ok({ pnr: 'NOID' }),
    7: HttpResponse.error(),
  }
  for (const [n, answer] of Object.entries(answers)) {
    db.bookings.push(booking(Number(n)))
    server.use(http.get(`*/api/bookings/${bookingId(Number(n))}`, () => answer))
  }
  const calls = recordCalls()
  const { router } = open()
  await screen.findByText('PNR00001')
  for (const n of Object.keys(answers)) {
    const id = bookingId(Number(n))
    const mark = calls.length
    act(() => router.history.push(`/bookings/confirmation/${id}`))
    expect(await screen.findByText(`PNR0000${n}`)).toBeInTheDocument()
    expect(screen.queryByRole('alert'), n).not.toBeInTheDocument()
    const asked = calls.slice(mark).map(({ path }) => path)
    expect(asked.filter((path) => path.startsWith('/api/bookings'))).toEqual([
      `/api/bookings/${id}`,
      `/api/bookings/${id}/details`,
    ])
  }
})

test('G4: neither gives data, nor is somebody else’s booking one: the catalogue’s words, Retry, and two ways on', async () => {
  let down = true
  server.use(
    http.get('*/api/bookings/:id', () => (down ? ok(null) : undefined)),
    http.get('*/api/bookings/:id/details', () => (down ? fail(404, 'Booking not found') : undefined)),
  )
  const { user, router } = open()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(noData)
  expect(screen.queryByText('You are booked')).not.toBeInTheDocument()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'All my bookings' })).toHaveAttribute('href', '/bookings')
  expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  down = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('PNR00001')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  act(() => router.history.push(`/bookings/confirmation/${bookingId(2)}`))
  expect(await screen.findByRole('alert')).toHaveTextContent(noData)
})

test('api-model 11.2: what was just booked is shown where the back end has no call for one booking, the failure beside it', async () => {
  const missing = () => HttpResponse.html('<h1>Cannot GET</h1>', { status: 404 })
  server.use(http.get('*/api/bookings/:id', missing), http.get('*/api/bookings/:id/details', missing))
  const { user } = await openReview()
  await user.click(screen.getByRole('button', { name: 'Book 1 seat' }))
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeInTheDocument()
  expect(screen.getByText(db.bookings.at(-1)!.pnr)).toBeInTheDocument()
  expect(screen.getByText(wholeText('90002 Train 2'))).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent(noData)
})

test('BOK-5: the total the passenger decided on stands beside the server’s where they differ, and only there', async () => {
  const { user, unmount } = await openReview()
  expect(screen.getAllByText('₹400')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Book 1 seat' }))
  expect(await screen.findByText('₹400')).toBeInTheDocument()
  expect(screen.queryByText(/our estimate was/)).not.toBeInTheDocument()
  unmount()

  server.use(
    http.post('*/api/bookings', () => {
      db.bookings.push(booking(9, { totalFare: 455.5 }))
      return ok(db.bookings.at(-1), 201)
    }),
  )
  const dearer = await openReview()
  await dearer.user.click(screen.getByRole('button', { name: 'Book 1 seat' }))
  const hint = (await screen.findByText(/our estimate was/)).closest('[role=status]')
  expect(hint).toHaveTextContent('The railway’s total is ₹455.50; our estimate was ₹400.')
})

test('CNF-7, CNF-1: each status says what it means and what to do, and one that nobody knows is not told as booked', async () => {
  Object.assign(db.bookings[0]!, { bookingStatus: 'Refunded' })
  const { router } = open()
  expect(await screen.findByRole('heading', { name: 'The railway has your booking' })).toBeInTheDocument()
  expect(screen.queryByText('You are booked')).toBeNull()
  for (const [n, status, title, meaning] of [
    [3, 'Waiting', 'You are on the waiting list', 'There is no seat yet; one is given if others cancel.'],
    [4, 'RAC', 'You are booked', 'You may board and have a seat; a berth is given if one becomes free.'],
    [5, 'Cancelled', 'This booking is cancelled', 'This booking was given up; the seats are free again.'],
  ] as const) {
    db.bookings.push(booking(n, { bookingStatus: status }))
    act(() => router.history.push(`/bookings/confirmation/${bookingId(n)}`))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText(status)).toBeInTheDocument()
    expect(screen.getByText(new RegExp(`^${meaning}`))).toBeInTheDocument()
    expect(screen.queryAllByRole('button', { name: 'Download ticket' }), status).toHaveLength(
      status === 'Cancelled' ? 0 : 1,
    )
  }
})

function watchDownloads() {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:ticket')
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return {
    blobs: () => made.mock.calls.map(([blob]) => blob as Blob),
    names: () => clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download),
  }
}
const ticketButton = () => screen.findByRole('button', { name: 'Download ticket' })

test('CNF-2, G5: the ticket is saved under its PNR, or the server’s name made safe, and that is said', async () => {
  const downloads = watchDownloads()
  const answers: (Response | undefined)[] = [
    undefined,
    new HttpResponse('file', {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'attachment; filename="../../evil.pdf"',
      },
    }),
    new HttpResponse('file', { headers: { 'Content-Type': 'image/png' } }),
  ]
  server.use(http.get('*/api/bookings/:id/ticket', () => answers.shift()))
  const { user } = open()
  await user.click(await ticketButton())
  await waitFor(() => expect(downloads.names()).toEqual(['ticket-PNR00001.pdf']))
  const [file] = downloads.blobs()
  expect(file?.type).toBe('application/pdf')
  expect(file?.size).toBeGreaterThan(500)
  expect(notices()[0]?.message).toBe('Ticket saved as ticket-PNR00001.pdf')
  await user.click(await ticketButton())
  await waitFor(() => expect(downloads.names()).toHaveLength(2))
  await user.click(await ticketButton())
  await waitFor(() => expect(downloads.names()).toHaveLength(3))
  const [, named, unnamed] = downloads.names()
  expect(named).toMatch(/^[^/\\]*evil\.pdf$/)
  expect(unnamed).toBe('ticket-PNR00001.png')
})

test('CNF-2, G5: a refusal, JSON that says yes, a web page and nothing are read and shown, and no file is saved', async () => {
  const downloads = watchDownloads()
  const failures = [
    [fail(404, 'The ticket is not printed yet'), 'The ticket is not printed yet'],
    [HttpResponse.json({ success: true, message: 'Come back later' }), 'Come back later'],
    [HttpResponse.html('<h1>Sign in to the wifi</h1>'), 'An error occurred'],
    [new HttpResponse('', { headers: { 'Content-Type': 'application/pdf' } }), 'The ticket came back empty.'],
  ] as const
  const answers: Response[] = failures.map(([answer]) => answer)
  server.use(http.get('*/api/bookings/:id/ticket', () => answers.shift()))
  const { user } = open()
  await user.click(await ticketButton())
  for (const [, words] of failures) {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
    expect(screen.getByRole('alert')).toHaveTextContent('The ticket could not be downloaded')
    expect(downloads.blobs(), words).toEqual([])
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  }
  await waitFor(() => expect(downloads.names()).toEqual(['ticket-PNR00001.pdf']))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('G5: progress is shown while the ticket comes; further presses ask for nothing', async () => {
  const downloads = watchDownloads()
  let asked = 0
  let file!: ReadableStreamDefaultController<Uint8Array>
  server.use(
    http.get('*/api/bookings/:id/ticket', () => {
      asked += 1
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (file = controller) })
      return new HttpResponse(body, {
        headers: { 'Content-Type': 'application/pdf', 'Content-Length': '200' },
      })
    }),
  )
  const { user } = open()
  const button = await ticketButton()
  await user.click(button)
  const progress = await screen.findByRole('progressbar', { name: 'Ticket download' })
  expect(progress).not.toHaveAttribute('value')
  await waitFor(() => expect(asked).toBe(1))
  file.enqueue(new Uint8Array(90))
  expect(await screen.findByText('45 %')).toBeVisible()
  expect(progress).toHaveValue(45)
  await user.click(button)
  file.enqueue(new Uint8Array(110))
  file.close()
  await waitFor(() => expect(downloads.blobs()[0]?.size).toBe(200))
  await waitFor(() =>
    expect(screen.queryByRole('progressbar', { name: 'Ticket download' })).not.toBeInTheDocument(),
  )
  expect(asked).toBe(1)
})

test('G1: an admin may open anybody’s booking', async () => {
  db.bookings.push(booking(3, { user: ravi }))
  open(3, db.users.find(({ role }) => role === 'admin')!._id)
  expect(await screen.findByText('PNR00003')).toBeInTheDocument()
})
