import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '@mocks/clock'
import { db } from '@mocks/db'
import { admin, booking, bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { skipTimers } from '@/test/timers'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

// The Night Mail of Wednesday 11 March is boarded in Bexor at 00:10 on Thursday.
beforeEach(() => {
  // Not after each: the page that is left then still takes its callback back.
  vi.unstubAllGlobals()
  // Nothing has a size in jsdom, and the dialog focuses only what is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList)
  // So long a list waits with its trains, where the browser cannot tell when it is idle.
  skipTimers(1_000)
  db.bookings = [booking(3, { fromStation: stationId(2) })]
})

const open = (address: string, as = maya) => renderApp(address, { token: issueToken(as) })
const starts = 'Train starts Wed 11 Mar 2026'
const boards = 'Thu 12 Mar 2026'

test.each([`/bookings/${bookingId(3)}`, `/bookings/confirmation/${bookingId(3)}`, '/bookings/pnr/PNR00003'])(
  'B3: %s names the day the train starts as that until the times tell when one boards',
  async (address) => {
    const times = Promise.withResolvers<undefined>()
    server.use(http.get('*/api/trains/:id', () => times.promise))
    open(address)
    expect(await screen.findByRole('heading', { name: starts })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    times.resolve(undefined)
    expect(await screen.findByRole('heading', { name: boards })).toBeInTheDocument()
    expect(screen.queryByText(starts)).not.toBeInTheDocument()
  },
)

test('B3: a ticket whose times cannot be asked for says so, what its date is, also to who cancels it, and asks again', async () => {
  let down = true
  server.use(http.get('*/api/trains/:id', () => (down ? HttpResponse.error() : undefined)))
  const { user } = open(`/bookings/${bookingId(3)}`)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The train’s times could not be loaded')
  expect(alert).toHaveTextContent('No answer came from the server')
  expect(screen.getByRole('heading', { name: starts })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleDescription(
    /You give up 1 seat on 90001 Night Mail, which starts on Wed 11 Mar 2026\./,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Keep booking' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  down = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(await screen.findByRole('heading', { name: boards })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('B3: a ticket for a train that is gone has the day it starts, and nothing to try again', async () => {
  server.use(http.get('*/api/trains/:id', () => fail(404, 'Train not found')))
  const { queryClient } = open(`/bookings/${bookingId(3)}`)
  expect(await screen.findByRole('heading', { name: starts })).toBeInTheDocument()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByRole('heading', { name: starts })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const card = async (n: number) => within(await screen.findByRole('article', { name: `Booking PNR0000${n}` }))

test('B3: a card names the day the train starts as that until the lists tell when one boards half-way', async () => {
  const trains = Promise.withResolvers<undefined>()
  server.use(http.get('*/api/trains', () => trains.promise))
  db.bookings.push(
    booking(4, { fromStation: stationId(2), journeyDate: '2026-02-18T00:00:00.000Z' }),
    booking(5, { train: trainId(2) }),
  )
  open('/bookings')
  expect((await card(3)).getByRole('heading', { name: starts })).toBeInTheDocument()
  expect((await card(4)).getByText('Train started Wed 18 Feb 2026')).toBeInTheDocument()
  trains.resolve(undefined)
  expect(await (await card(3)).findByRole('heading', { name: boards })).toBeInTheDocument()
  expect((await card(3)).getByText('00:10')).toBeInTheDocument()
  expect((await card(4)).getByText('Thu 19 Feb 2026')).toBeInTheDocument()
  expect((await card(5)).getByText('Wed 11 Mar 2026')).toBeInTheDocument()
})

test('B3: where the stations cannot be had the day the train starts is named as that', async () => {
  server.use(http.get('*/api/stations', () => fail(500, 'Stations closed')))
  open('/bookings')
  expect(await screen.findByRole('alert')).toHaveTextContent('Stations closed')
  expect((await card(3)).getByRole('heading', { name: starts })).toBeInTheDocument()
})

test('B3: own bookings whose times cannot be asked for say so once, and ask again; while they do, that is said', async () => {
  const times = Promise.withResolvers<undefined>()
  let calls = 0
  server.use(
    http.get('*/api/trains', () => {
      calls += 1
      return calls === 1 ? fail(500, 'Timetable closed') : times.promise
    }),
  )
  db.bookings = [booking(1), booking(3)]
  const { user } = open('/bookings')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The times of your trains could not be loaded')
  expect(alert).toHaveTextContent('Timetable closed')
  for (const n of [1, 3]) expect((await card(n)).getByText(starts)).toBeInTheDocument()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Asking for the times again…')).toHaveAttribute('role', 'status')
  for (const n of [1, 3]) expect((await card(n)).getByText(starts)).toBeInTheDocument()
  times.resolve(undefined)
  for (const n of [1, 3]) expect(await (await card(n)).findByText('22:00')).toBeInTheDocument()
  expect(screen.queryByText(starts)).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByText('Asking for the times again…')).not.toBeInTheDocument()
})

test('B3: also an empty tab says that times are missing: a journey may stand on another', async () => {
  server.use(http.get('*/api/trains', () => fail(500, 'Timetable closed')))
  db.bookings = [booking(1, { journeyDate: '2026-03-02T00:00:00.000Z' })]
  open('/bookings?status=upcoming')
  expect(await screen.findByText('No journey ahead')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('The times of your trains could not be loaded')
})

/** Own bookings, while the list of trains fails; then one of them, whose answer does not come yet. */
async function openOneAfterFailure() {
  const answer = Promise.withResolvers<undefined>()
  server.use(
    http.get('*/api/trains', () => fail(500, 'Timetable closed')),
    http.get('*/api/bookings/:id', () => answer.promise),
  )
  const app = open('/bookings')
  await screen.findByRole('alert')
  await app.user.click(screen.getByRole('link', { name: 'Details of booking PNR00003' }))
  await screen.findByRole('heading', { level: 1, name: 'Booking PNR00003' })
  return { ...app, answer }
}

test('B3: what failed on another page is no failure of this one', async () => {
  const { answer } = await openOneAfterFailure()
  expect(await screen.findByRole('heading', { name: starts })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  answer.resolve(undefined)
  expect(await screen.findByRole('heading', { name: boards })).toBeInTheDocument()
})

test('B3: back at the list, times are not told as missing before they are asked for', async () => {
  const { router } = await openOneAfterFailure()
  let ask = () => {}
  vi.stubGlobal('requestIdleCallback', (done: () => void) => void (ask = done))
  vi.stubGlobal('cancelIdleCallback', () => {})
  act(() => router.history.back())
  expect((await card(3)).getByText(starts)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  act(() => ask())
  expect(await screen.findByRole('alert')).toHaveTextContent('Timetable closed')
})

/** The railway's clocks show that. */
function itIs(instant: string) {
  vi.setSystemTime(`${instant}+05:30`)
  setClock(new Date(`${instant}+05:30`).toISOString())
}

test('G1: who boards half-way past midnight has the journey ahead until the day after the train has arrived', async () => {
  itIs('2026-03-12T00:05:00')
  const { unmount } = open('/bookings?status=upcoming')
  expect(await (await card(3)).findByText(boards)).toBeInTheDocument()
  expect((await card(3)).getByText('00:10')).toBeInTheDocument()
  unmount()
  itIs('2026-03-13T00:05:00')
  open('/bookings?status=past')
  expect(await (await card(3)).findByText(boards)).toBeInTheDocument()
})

test('G1: that costs no second list of trains, also when it is a minute old and where the back end has no call for one booking', async () => {
  itIs('2026-03-12T00:05:00')
  server.use(...originalGaps)
  const calls = recordCalls()
  const { queryClient, router } = open('/trains')
  await screen.findByText('3 trains')
  itIs('2026-03-12T00:06:00')
  await act(() => router.navigate({ to: '/bookings' }))
  expect(await (await card(3)).findByText('00:10')).toBeInTheDocument()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(calls.filter(({ path }) => path === '/api/trains')).toHaveLength(1)
})

test('B3: the panel of an admin names the day the train starts as that', async () => {
  open(`/admin/bookings?open=${bookingId(3)}`, admin)
  expect(await screen.findByRole('heading', { name: starts })).toBeInTheDocument()
})
