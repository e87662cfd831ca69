import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { skipTimers } from '@/test/timers'
import { recordCalls } from '@/test/calls'
import { enter } from '@/test/enter'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

beforeEach(() => {
  // So long a list waits with its trains, where the browser cannot tell when it is idle.
  skipTimers(1_000)
  db.bookings.push(
    booking(3, {
      train: trainId(2),
      passengers: [{ name: 'Zoë Ng', age: 4, gender: 'F', seatNumber: null }],
    }),
    booking(4, { train: trainId(2), journeyDate: '2026-02-18T00:00:00.000Z' }),
    booking(5, { bookingStatus: 'Cancelled', fromStation: stationId(2) }),
  )
})

afterEach(() => vi.unstubAllGlobals())

const open = (address = '/bookings') => renderApp(address, { token: issueToken(maya) })
const pnrs = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label')?.slice(-1))
const field = () => screen.findByRole('searchbox', { name: 'Search my bookings' })
const count = () => screen.getByText(/\d bookings?$/, { selector: '[role=status]' }).textContent
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Bookings by time' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('G1: typing finds own bookings; the count is announced, and the address says it', async () => {
  const { user, address } = open()
  await user.type(await field(), 'zoe')
  for (const [words, found] of [
    ['zoe', ['3']],
    ['night mail', ['5', '1']],
    ['90002', ['4', '3']],
    ['bexor', ['5']],
    ['ald dor', ['4', '3', '1']],
    ['pnr-00004', ['4']],
  ] as const) {
    if (words !== 'zoe') await enter(user, await field(), words)
    await waitFor(() => expect(pnrs(), words).toEqual(found))
    expect(count(), words).toBe(`${found.length} of 4 bookings`)
    expect(address(), words).toBe(`/bookings?q=${encodeURIComponent(words)}`)
    expect(await field(), words).toHaveFocus()
  }
})

test('D5: words and tab stand in the address together; the tabs count what fits', async () => {
  const { user, address, router, unmount } = open('/bookings?q=train%202')
  await waitFor(() => expect(pnrs()).toEqual(['4', '3']))
  expect(tabs()).toEqual(['All2', 'Upcoming1', 'Past1', 'Cancelled0'])
  await user.click(screen.getByRole('link', { name: /^Past/ }))
  await waitFor(() => expect(pnrs()).toEqual(['4']))
  expect(address()).toBe('/bookings?q=train%202&status=past')
  expect(count()).toBe('1 of 4 bookings')
  act(() => router.history.back())
  await waitFor(() => expect(pnrs()).toEqual(['4', '3']))
  unmount()
  open('/bookings?q=train%202&status=past')
  await waitFor(() => expect(pnrs()).toEqual(['4']))
  expect(await field()).toHaveValue('train 2')
})

test('G1, TRN-4: words that fit on another tab only: that is said, and one press shows them', async () => {
  const { user, address } = open('/bookings?q=bexor&status=past')
  expect(await screen.findByText('No booking fits “bexor” among the past ones')).toBeInTheDocument()
  expect(screen.getByText('On all tabs together there is 1 booking that fits.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Search all bookings' }))
  await waitFor(() => expect(pnrs()).toEqual(['5']))
  expect(address()).toBe('/bookings?q=bexor')
  expect(await field()).toHaveFocus()
})

test('G1, TRN-4: words that fit nowhere: how many there are without them, and one press drops them', async () => {
  const { user, address } = open('/bookings?q=zzz&status=upcoming')
  expect(
    await screen.findByText('Without the words there are 2 bookings among the upcoming ones.'),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Search all bookings' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the words' }))
  await waitFor(() => expect(pnrs()).toEqual(['3', '1']))
  expect(address()).toBe('/bookings?status=upcoming')
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue('')
})

test('G1, TRN-4: an empty tab and words that fit nowhere: one press shows everything', async () => {
  db.bookings = db.bookings.filter(({ bookingStatus }) => bookingStatus !== 'Cancelled')
  const { user, address } = open('/bookings?q=zzz&status=cancelled')
  await user.click(await screen.findByRole('button', { name: 'Show all bookings' }))
  await waitFor(() => expect(pnrs()).toEqual(['4', '3', '1']))
  expect(address()).toBe('/bookings')
})

test('G1: without bookings there is nothing to search', async () => {
  db.bookings = []
  open('/bookings?q=zzz')
  expect(await screen.findByText('You have no bookings yet')).toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('design: the cards get their times from one call of trains, and one of stations where one gets on half-way', async () => {
  db.bookings = [
    booking(1),
    booking(3, { fromStation: stationId(2) }),
    booking(4, { train: trainId(2), journeyDate: '2026-02-18T00:00:00.000Z' }),
  ]
  const calls = recordCalls()
  open()
  expect(await screen.findByRole('article', { name: 'Booking PNR00001' })).toHaveTextContent(/ALD.*DOR/)
  await waitFor(() =>
    expect(screen.getByRole('article', { name: 'Booking PNR00001' })).toHaveTextContent(
      /22:00.*06:00.*\+1 day/,
    ),
  )
  expect(screen.getByRole('article', { name: 'Booking PNR00004' })).toHaveTextContent(/06:00.*12:00/)
  // Bexor's id is known only where the stations are.
  expect(screen.getByRole('article', { name: 'Booking PNR00003' })).toHaveTextContent(/BEX/)
  expect(calls.map(({ path }) => path).filter((path) => !path.startsWith('/api/auth'))).toEqual([
    '/api/bookings',
    '/api/trains',
    '/api/stations?limit=500&page=1',
  ])
})

test('design: trains and stations that were fetched before are not asked for again', async () => {
  db.bookings = [booking(3, { fromStation: stationId(2) })]
  const { router, user, queryClient } = open('/trains')
  await screen.findByText('3 trains')
  await act(() => router.navigate({ to: '/stations' }))
  await screen.findByText('4 stations')
  const calls = recordCalls()
  const idle = vi.fn<(done: () => void) => void>((done) => done())
  vi.stubGlobal('requestIdleCallback', idle)
  vi.stubGlobal('cancelIdleCallback', () => {})
  await user.click(screen.getAllByRole('link', { name: 'Bookings' })[0]!)
  const card = await screen.findByRole('article', { name: 'Booking PNR00003' })
  await waitFor(() => expect(card).toHaveTextContent(/00:10.*06:00/))
  // Who gets on past midnight travels a day after the train has started.
  expect(card).toHaveTextContent('Thu 12 Mar 2026')
  expect(idle).toHaveBeenCalled()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(calls.map(({ path }) => path)).toEqual(['/api/bookings'])
})

test('design: a night’s journey is ahead until its train has arrived', async () => {
  db.bookings = [booking(1, { journeyDate: '2026-03-02T00:00:00.000Z' })]
  open('/bookings?status=upcoming')
  await waitFor(() => expect(pnrs()).toEqual(['1']))
  expect(tabs()).toEqual(['All1', 'Upcoming1', 'Past0', 'Cancelled0'])
})
