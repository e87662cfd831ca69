import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, bookingId, maya, ravi } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { notices } from '@/lib/notify'
import { skipTimers } from '@/test/timers'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'
import { wholeText } from '@/test/whole-text'

inSmallRailway()

// Booked in the order of their numbers: today's journey, one that is over, one given up.
beforeEach(() => {
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
  // So long a list waits with its trains, where the browser cannot tell when it is idle.
  skipTimers(1_000)
  db.bookings.push(
    booking(3, { journeyDate: '2026-03-03T00:00:00.000Z' }),
    booking(4, { journeyDate: '2026-02-18T00:00:00.000Z' }),
    booking(5, { bookingStatus: 'Cancelled', paymentStatus: 'Refunded' }),
  )
})

const open = (address = '/bookings', as = maya) => renderApp(address, { token: issueToken(as) })
const pnrs = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label')?.slice(-1))
const card = async (n: number) => within(await screen.findByRole('article', { name: `Booking PNR0000${n}` }))
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Bookings by time' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('G2, api-model 3.4, CNF-5, api-model 7: the newest booking comes first, with train, stations, fare and status; one too late to cancel or cancelled has no button, and says why', async () => {
  open()
  const first = await card(5)
  await waitFor(() => expect(pnrs()).toEqual(['5', '4', '3', '1']))
  expect(screen.getByText('4 bookings')).toBeInTheDocument()
  expect(await first.findByText('Wed 11 Mar 2026')).toBeInTheDocument()
  for (const text of ['90001 Night Mail', 'Aldun', 'Dorlo', '₹240', '1 passenger', 'Cancelled']) {
    expect(first.getByText(wholeText(text))).toBeInTheDocument()
  }
  expect(first.getByRole('link', { name: 'Details of booking PNR00005' })).toHaveAttribute(
    'href',
    `/bookings/${bookingId(5)}`,
  )
  expect(first.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  expect(first.queryByRole('button', { name: 'Download ticket' })).not.toBeInTheDocument()
  const today = await card(3)
  expect(today.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  expect(today.getByText('Cancelling ended on 3 Mar 2026, 01:30.')).toBeInTheDocument()
  const over = await card(4)
  expect(over.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  expect((await card(1)).getByRole('button', { name: 'Cancel booking' })).toBeInTheDocument()
})

test('D5: the tabs count, and stand in the address; reload and rubbish give what they should', async () => {
  const { user, address, router, unmount } = open()
  await card(5)
  expect(tabs()).toEqual(['All4', 'Upcoming2', 'Past1', 'Cancelled1'])
  for (const [name, status, shown] of [
    ['Upcoming', 'upcoming', ['3', '1']],
    ['Past', 'past', ['4']],
    ['Cancelled', 'cancelled', ['5']],
  ] as const) {
    await user.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }))
    await waitFor(() => expect(address()).toBe(`/bookings?status=${status}`))
    await waitFor(() => expect(pnrs()).toEqual(shown))
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`), current: 'page' })).toBeInTheDocument()
  }
  act(() => router.history.back())
  await waitFor(() => expect(pnrs()).toEqual(['4']))
  unmount()
  const reloaded = open('/bookings?status=past')
  await card(4)
  expect(pnrs()).toEqual(['4'])
  for (const rubbish of ['status=lost', 'status=[]', 'status=__proto__', 'status=past&status=past']) {
    act(() => reloaded.router.history.push(`/bookings?${rubbish}`))
    await waitFor(() => expect(pnrs(), rubbish).toEqual(['5', '4', '3', '1']))
    expect(screen.getByRole('link', { name: /^All\s*\d/, current: 'page' }), rubbish).toBeInTheDocument()
    act(() => reloaded.router.history.push('/bookings?status=past'))
    await waitFor(() => expect(pnrs(), rubbish).toEqual(['4']))
  }
})

test('D5: a train that is still under way on its fifth day is not over', async () => {
  const arrivalTime = '2000-01-05T00:30:00.000Z'
  for (const train of db.trains) {
    Object.assign(train, { arrivalTime })
    for (const stop of train.route.slice(-1)) Object.assign(stop, { arrivalTime, day: 4 })
  }
  db.bookings = [booking(4, { journeyDate: '2026-02-27T00:00:00.000Z' })]
  open()
  await card(4)
  await waitFor(() => expect(tabs()).toEqual(['All1', 'Upcoming1', 'Past0', 'Cancelled0']))
})

test('design: each empty state says what is not there and what to do', async () => {
  db.bookings = []
  const { user } = open()
  expect(await screen.findByText('You have no bookings yet')).toBeInTheDocument()
  expect(screen.getByText(/Find a train, choose a date/)).toBeInTheDocument()
  for (const [tab, words] of [
    ['Upcoming', 'No journey ahead'],
    ['Past', 'No past journeys'],
    ['Cancelled', 'Nothing cancelled'],
  ]) {
    await user.click(screen.getByRole('link', { name: new RegExp(`^${tab}`) }))
    expect(await screen.findByText(words!)).toBeInTheDocument()
  }
  expect(screen.getAllByRole('link', { name: 'Plan a journey' })[0]).toHaveAttribute('href', '/plan-journey')
})

test('X-8: nothing stands between the look-up by PNR and the search', async () => {
  open()
  await card(5)
  const [lookUp, search] = within(screen.getByRole('main')).getAllByRole('search')
  expect(lookUp).toHaveAccessibleName('PNR look-up')
  expect(search).toHaveAccessibleName('My bookings')
  expect(lookUp?.nextElementSibling).toBe(search)
})

test('G2, D1: an answer that is a failure is one in its own words, else the call’s; Retry loads the list, and one that fails later empties it', async () => {
  const failures: [object, string][] = [
    [{ success: false, message: 'The archive is closed', data: [] }, 'The archive is closed'],
    [[], 'Failed to fetch bookings'],
    [{ data: [], message: 'Half an answer' }, 'Half an answer'],
    [{ success: 'true', data: [] }, 'Failed to fetch bookings'],
    [{ success: false, message: 'The archive is closed', data: [] }, 'The archive is closed'],
    [{ success: true }, 'Failed to fetch bookings'],
  ]
  const answers: (Response | undefined)[] = failures.map(([body]) => HttpResponse.json(body))
  server.use(http.get('*/api/bookings', () => answers.shift()))
  const { user, queryClient } = open()
  const isEmpty = async (words: string) => {
    // What is asked for anew still says what failed before.
    await waitFor(() => expect(within(screen.getByRole('alert')).getByText(words)).toBeInTheDocument())
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch bookings. Please try again.')
    expect(pnrs()).toEqual([])
    expect(screen.queryByText('You have no bookings yet')).not.toBeInTheDocument()
    expect(screen.queryByText('4 bookings')).not.toBeInTheDocument()
  }
  const tryAgain = () => user.click(screen.getByRole('button', { name: 'Try again' }))
  for (const [, words] of failures) {
    await isEmpty(words)
    await tryAgain()
  }
  await card(5)
  answers.push(fail(500, 'Down'))
  await act(() => queryClient.invalidateQueries({ queryKey: ['bookings'] }))
  await isEmpty('Down')
  await tryAgain()
  await card(5)
  expect(screen.getByText('4 bookings')).toBeInTheDocument()
})

test('A8: nobody sees another user’s bookings', async () => {
  open('/bookings', ravi)
  await screen.findByText('1 booking')
  expect(pnrs()).toEqual(['2'])
})

async function askToCancel(address: string) {
  const app = open(address)
  await app.user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Cancel booking PNR00001/ }))
  return { ...app, dialog }
}
const addresses = ['/bookings', '/bookings?status=upcoming', `/bookings/${bookingId(1)}`]

test.each(addresses)(
  'CNF-5, CNF-6: at %s the dialog says what goes and what comes back; keeping changes nothing; confirmed, it shows at once, then what the server made of it',
  async (address) => {
    let puts = 0
    server.use(
      http.put('*/api/bookings/:id/cancel', async () => {
        puts += 1
        // The server answers only after the passenger has seen the change.
        await screen.findByText('Cancelling…')
        expect(screen.getAllByText('Cancelled').length).toBeGreaterThan(0)
        expect(screen.queryByRole('button', { name: 'Download ticket' })).toBeNull()
        const [record] = db.bookings
        Object.assign(record!, { bookingStatus: 'Cancelled', paymentStatus: 'Refunded', totalFare: 55 })
        return HttpResponse.json({ success: true, message: 'Done', data: record })
      }),
    )
    db.bookings = db.bookings.slice(0, 2)
    const { user, dialog } = await askToCancel(address)
    const calls = recordCalls()
    // The day of boarding comes with the times.
    await waitFor(() =>
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
        /You give up 1 seat on 90001 Night Mail on Wed 11 Mar 2026\..*Money back: ₹240 \(our estimate/,
      ),
    )
    const keep = dialog.getByRole('button', { name: 'Keep booking' })
    await waitFor(() => expect(keep).toHaveFocus())
    await user.click(keep)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    const cancel = screen.getByRole('button', { name: 'Cancel booking' })
    await waitFor(() => expect(cancel).toHaveFocus())
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(db.bookings[0]?.bookingStatus).toBe('Confirmed')

    await user.click(cancel)
    const again = within(await screen.findByRole('alertdialog'))
    await user.click(again.getByRole('button', { name: 'Cancel booking' }))
    await waitFor(() => expect(notices()[0]?.message).toBe('Booking PNR00001 is cancelled'))
    expect(puts).toBe(1)
    if (address === '/bookings?status=upcoming') {
      expect(await screen.findByText('No journey ahead')).toBeInTheDocument()
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
      return
    }
    expect(await screen.findByText('₹55')).toBeInTheDocument()
    const done = screen.getByText('You have cancelled this booking.')
    await waitFor(() => expect(done).toHaveFocus())
    expect(screen.getByText(wholeText('90001 Night Mail'))).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  },
)

async function cancelOnList({ user }: ReturnType<typeof open>, n: number) {
  await user.click((await card(n)).getByRole('button', { name: 'Cancel booking' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
}

test('CNF-5: of a booking cancelled on its tab, first, in the middle or last, the focus goes to the one that is where it was, or last', async () => {
  db.bookings = [1, 6, 7, 8, 9].map((n) => booking(n))
  const app = open('/bookings?status=upcoming')
  for (const [gone, next] of [
    [9, 8],
    [7, 6],
    [1, 6],
  ] as const) {
    await cancelOnList(app, gone)
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: `Booking PNR0000${gone}` })).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('article', { name: `Booking PNR0000${next}` })).toHaveFocus())
    await app.user.tab()
    expect((await card(next)).getByRole('button', { name: /^Copy PNR/ })).toHaveFocus()
  }
})

test('C4, CNF-5: a cancellation that is done, refused or without an answer after the passenger has left is told as that', async () => {
  let answer = Promise.withResolvers<Response | undefined>()
  server.use(http.put('*/api/bookings/:id/cancel', () => answer.promise))
  db.bookings = [1, 6, 7].map((n) => booking(n))
  const app = open()
  const all: string[] = []
  for (const [n, given, told] of [
    [1, undefined, 'Booking PNR00001 is cancelled'],
    [
      6,
      fail(400, 'The chart is prepared already'),
      'Booking PNR00006 is not cancelled. The chart is prepared already',
    ],
    [
      7,
      HttpResponse.error(),
      'We do not know yet whether booking PNR00007 is cancelled: look at your bookings. No answer came from the server. Check your connection.',
    ],
  ] as const) {
    await cancelOnList(app, n)
    await screen.findByText('Cancelling…')
    await act(() => app.router.navigate({ to: '/help' }))
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    answer.resolve(given)
    all.push(told)
    await waitFor(() =>
      expect(
        notices()
          .map(({ message }) => message)
          .toSorted(),
      ).toEqual(all.toSorted()),
    )
    answer = Promise.withResolvers()
    await act(() => app.router.navigate({ to: '/bookings' }))
  }
})

test.each(addresses)(
  'CNF-5: at %s a refusal puts the booking back and says why; it can be tried again',
  async (address) => {
    let refuse = true
    server.use(
      http.put('*/api/bookings/:id/cancel', async () => {
        if (!refuse) return undefined
        await screen.findByText('Cancelling…')
        return fail(400, 'The chart is prepared already')
      }),
    )
    db.bookings = db.bookings.slice(0, 2)
    const { user, dialog } = await askToCancel(address)
    await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to cancel booking')
    expect(alert).toHaveTextContent('The chart is prepared already')
    expect(screen.getByText('Confirmed')).toBeInTheDocument()
    expect(screen.queryByText('Cancelled', { selector: 'article *' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeInTheDocument()
    expect(notices()).toEqual([])
    refuse = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(db.bookings[0]?.bookingStatus).toBe('Cancelled'))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  },
)

test('CNF-5: the dialog says what goes of a party or of one on the waiting list, which gives no seats back, and where what comes back is not known', async () => {
  const people = ['Ira Sol', 'Omar Sol'].map((name) => ({
    name,
    age: 34,
    gender: 'O' as const,
    seatNumber: null,
  }))
  Object.assign(db.bookings[0]!, { bookingStatus: 'Waiting' })
  db.bookings.push(booking(6, { bookingStatus: 'Waiting', passengers: people }))
  server.use(
    http.get(`*/api/bookings/${bookingId(6)}`, () =>
      HttpResponse.json({ ...db.bookings.at(-1), totalFare: null }),
    ),
  )
  const { user, dialog, router } = await askToCancel(`/bookings/${bookingId(1)}`)
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /You give up 1 place on the waiting list/,
  )
  expect(screen.queryByText(/Others can book the seats/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Keep booking' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  act(() => router.history.push(`/bookings/${bookingId(6)}`))
  await screen.findByRole('heading', { level: 1, name: 'Booking PNR00006' })
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
    /You give up 2 places on the waiting list .* all of its passengers.*Money back: not known/,
  )
})

test('CNF-7, B3, D4: the page of one booking tells its status in a sentence, and what to do now, whatever the railway writes', async () => {
  const oneAnswers = (changes: object) =>
    server.use(
      http.get(`*/api/bookings/${bookingId(1)}`, () => HttpResponse.json({ ...db.bookings[0], ...changes })),
    )
  const { user, router, queryClient } = open(`/bookings/${bookingId(5)}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking PNR00005' })).toBeInTheDocument()
  expect(screen.getByText(/^This booking was given up/)).toBeInTheDocument()
  expect(screen.getByText('What to do now:').parentElement).toHaveTextContent(/Book again to travel\.$/)
  expect(screen.getByText(/Payment: Refunded/)).toBeInTheDocument()

  act(() => router.history.push(`/bookings/${bookingId(3)}`))
  expect(await screen.findByText('Cancelling ended on 3 Mar 2026, 01:30.')).toBeInTheDocument()

  oneAnswers({ bookingStatus: 'on HOLD' })
  act(() => router.history.push(`/bookings/${bookingId(1)}`))
  expect(await screen.findByText('on HOLD')).toBeInTheDocument()
  expect(screen.getByText('What to do now:').parentElement).toHaveTextContent(/Ask the railway/)

  oneAnswers({ journeyDate: '2026-13-45' })
  await act(() => queryClient.invalidateQueries({ queryKey: ['bookings'] }))
  expect(await screen.findByText('Confirmed')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Booking PNR00001' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(await screen.findByText('The railway did not say on which day this journey is')).toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|Invalid/)
})

test('D4: a booking of which little is known is shown with dashes', async () => {
  server.use(
    http.get('*/api/bookings', () =>
      HttpResponse.json({
        success: true,
        data: [{ _id: 'x', pnr: 'SPARSE01', train: null, status: 'on HOLD' }],
      }),
    ),
  )
  open()
  const sparse = within(await screen.findByRole('article', { name: 'Booking SPARSE01' }))
  expect(sparse.getByText('Train unknown')).toBeInTheDocument()
  expect(sparse.getByText('on HOLD')).toBeInTheDocument()
  expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|null|NaN|Invalid/)
})

test('P9 goal G28: of many bookings thirty are drawn at once, and the focus goes on at the first of the next', async () => {
  db.bookings = Array.from({ length: 45 }, (_, index) => booking(index + 1))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Show 15 more bookings' }))
  const cards = document.querySelectorAll('article')
  expect(cards).toHaveLength(45)
  expect(cards[30]).toContainElement(document.activeElement as HTMLElement)
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
})

test('CNF-5: a cancellation whose answer is lost is what the booking says by then', async () => {
  server.use(
    http.put('*/api/bookings/:id/cancel', () => {
      Object.assign(db.bookings[0]!, { bookingStatus: 'Cancelled', paymentStatus: 'Refunded' })
      return HttpResponse.error()
    }),
  )
  const { user, dialog } = await askToCancel(`/bookings/${bookingId(1)}`)
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
  expect(await screen.findByText('You have cancelled this booking.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Failed to cancel booking')).toBeNull())
  expect(notices()).toEqual([])
})

test('N4: a booking that has changed by itself says how it was', async () => {
  const { queryClient } = open()
  const first = await card(1)
  const change = { was: 'Waiting 15', words: 'now confirmed, was Waiting 15' }
  act(() => void queryClient.setQueryData(['bookings', 'changed'], { [bookingId(1)]: change }))
  expect(await first.findByText(wholeText('Changed: was Waiting 15'))).toBeInTheDocument()
})
