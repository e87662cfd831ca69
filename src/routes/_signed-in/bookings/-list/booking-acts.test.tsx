import { act, screen, waitFor, within } from '@testing-library/react'
import ICAL from 'ical.js'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, bookingId, maya, stationId, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { originalGaps } from '@mocks/original-gaps'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { makeCalendarFile } from '@/components/bookings/actions/booking-acts'
import { notices } from '@/lib/notify'
import { createQueryClient } from '@/query-client'
import { aBooking } from '@/test/railway/builders'
import { recordCalls } from '@/test/calls'
import { continueButton, passenger } from '@/test/booking-form'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

let saved: { name: string; blob: Blob }[] = []
beforeEach(() => {
  saved = []
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.split(':').at(-1)) - 1]
    if (blob) saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const open = (address: string) => renderApp(address, { token: issueToken(maya) })
const openPage = (n = 1) => open(`/bookings/${bookingId(n)}`)
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** From the menu of a card of the list. */
async function choose(user: ReturnType<typeof open>['user'], n: number, name: string) {
  await press(user, `More for booking PNR0000${n}`)
  await user.click(await screen.findByRole('menuitem', { name }))
}

/** Beside others: the ticket itself says that it lacks its times. */
async function alertWith(headline: string) {
  const alert = (await screen.findByText(headline)).closest<HTMLElement>('[role=alert]')
  if (!alert) throw new Error(`No alert: ${headline}`)
  return alert
}

async function events() {
  await waitFor(() => expect(saved.length).toBeGreaterThan(0))
  return Promise.all(
    saved.map(async ({ name, blob }) => {
      const calendar = new ICAL.Component(ICAL.parse(await blob.text()) as unknown[])
      const event = calendar.getFirstSubcomponent('vevent')
      if (!event) throw new Error('No event')
      const text = (property: string) =>
        (event.getFirstPropertyValue(property) as { toString: () => string } | null)?.toString()
      const instant = (property: string) =>
        (event.getFirstPropertyValue(property) as InstanceType<typeof ICAL.Time>).toJSDate().toISOString()
      return { name, type: blob.type, calendar, text, instant }
    }),
  )
}

test('CNF-3, X-6: from its page, which Print prints, a night’s journey goes into the calendar at the right instants, with PNR, stations and party', async () => {
  const { user } = openPage()
  await press(user, 'Add to calendar')
  const [event] = await events()
  expect([event?.name, event?.type]).toEqual(['journey-PNR00001.ics', 'text/calendar;charset=utf-8'])
  expect(event?.instant('dtstart')).toBe('2026-03-11T16:30:00.000Z')
  expect(event?.instant('dtend')).toBe('2026-03-12T00:30:00.000Z')
  expect(event?.text('summary')).toBe('90001 Night Mail: Aldun to Dorlo')
  expect(event?.text('location')).toBe('Aldun (ALD)')
  expect(event?.text('status')).toBe('CONFIRMED')
  expect(event?.text('uid')).toBe(`booking-${bookingId(1)}@railway-planner`)
  expect(event?.text('url')).toMatch(new RegExp(`^http.*/bookings/${bookingId(1)}$`))
  expect(event?.text('description')?.split('\n')).toEqual([
    '90001 Night Mail',
    'Aldun (ALD) to Dorlo (DOR)',
    'Departure: Wed 11 Mar 2026, 22:00',
    'Arrival: Thu 12 Mar 2026, 06:00',
    'PNR: PNR00001',
    '1 passenger',
    'Status: Confirmed',
  ])
  expect(event?.text('description')).not.toContain('Ira')
  await waitFor(() => expect(notices()[0]?.message).toBe('Saved as journey-PNR00001.ics'))
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await press(user, 'Print')
  expect(print).toHaveBeenCalledTimes(1)
})

test('CNF-3: from the list, which knows no ids and times, they are found out; half-way past midnight is the next day', async () => {
  db.bookings = [booking(3, { fromStation: stationId(2) })]
  const { user } = open('/bookings')
  await choose(user, 3, 'Add to calendar')
  const [event] = await events()
  expect(event?.instant('dtstart')).toBe('2026-03-11T18:40:00.000Z')
  expect(event?.instant('dtend')).toBe('2026-03-12T00:30:00.000Z')
  expect(event?.text('summary')).toBe('90001 Night Mail: Bexor to Dorlo')
})

test('CNF-3: the train is found by its number where the back end has no call for one booking', async () => {
  server.use(...originalGaps)
  const { user } = open('/bookings')
  await choose(user, 1, 'Add to calendar')
  const [event] = await events()
  expect(event?.instant('dtstart')).toBe('2026-03-11T16:30:00.000Z')
})

test('CNF-3: a second file of the same booking has the same id; cancelled, it takes the journey out again', async () => {
  const { user, queryClient } = openPage()
  await press(user, 'Add to calendar')
  await events()
  Object.assign(db.bookings[0]!, { bookingStatus: 'Cancelled' })
  await act(() => queryClient.invalidateQueries({ queryKey: ['bookings'] }))
  await press(user, 'Take out of calendar')
  await waitFor(() => expect(saved).toHaveLength(2))
  const [first, second] = await events()
  expect(second?.text('uid')).toBe(first?.text('uid'))
  expect(second?.text('status')).toBe('CANCELLED')
  expect(second?.text('summary')).toBe('Cancelled: 90001 Night Mail: Aldun to Dorlo')
  expect(second?.calendar.getFirstPropertyValue('method')).toBe('CANCEL')
})

test.each([
  ['has gone', () => fail(404, 'Train not found')],
  ['has no times', () => ok({ ...db.trains[0], departureTime: 'soon', route: [] })],
])('CNF-3: a train that %s: the whole day, and that is said', async (_what, answer) => {
  server.use(http.get('*/api/trains/:id', answer))
  const { user } = openPage()
  await press(user, 'Add to calendar')
  const [event] = await events()
  expect([event?.text('dtstart'), event?.text('dtend')]).toEqual(['2026-03-11', '2026-03-12'])
  expect(event?.text('description')).toContain('Train starts: Wed 11 Mar 2026, times unknown')
  const said = await screen.findByText(
    /is a whole-day entry in your calendar, on the day the train starts: its times are not known/,
  )
  expect(said).toHaveAttribute('role', 'status')
})

test('CNF-3: times that cannot be had now: nothing is saved until they come, or the day alone is wanted', async () => {
  let down = true
  server.use(http.get('*/api/trains/:id', () => (down ? HttpResponse.error() : undefined)))
  const { user } = openPage()
  await press(user, 'Add to calendar')
  const alert = await alertWith('The times for your calendar could not be loaded')
  expect(alert).toHaveTextContent('No answer came from the server')
  expect(saved).toEqual([])
  await user.click(within(alert).getByRole('button', { name: 'Save without times' }))
  expect((await events())[0]?.text('dtstart')).toBe('2026-03-11')
  down = false
  await press(user, 'Add to calendar')
  await waitFor(() => expect(saved).toHaveLength(2))
  expect((await events())[1]?.instant('dtstart')).toBe('2026-03-11T16:30:00.000Z')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['../../etc/x', 'journey-etcx.ics'],
  ['', 'journey.ics'],
])('CNF-3: with the PNR %j the file is %s', async (pnr, name) => {
  const file = await makeCalendarFile(createQueryClient(), aBooking({ pnr }), true)
  expect(file?.name).toBe(name)
})

test('CNF-3, goal G10: the address of a booking stands in its event, whatever its id, where an address can hold it', async () => {
  db.bookings = [
    booking(1, { _id: 'a/b' }),
    booking(2, { _id: '?#&=+@:;', user: maya }),
    booking(3, { _id: '..' }),
  ]
  const { user } = open('/bookings')
  for (const [n, address] of [
    [1, '/bookings/a%2Fb'],
    [2, '/bookings/%3F%23%26%3D%2B%40%3A%3B'],
    [3, undefined],
  ] as const) {
    saved = []
    await choose(user, n, 'Add to calendar')
    const [event] = await events()
    expect(event?.instant('dtstart')).toBe('2026-03-11T16:30:00.000Z')
    expect(event?.text('url')).toBe(address && new URL(address, location.origin).href)
  }
})

test('CNF-3, goal G10: an id that no address can hold leaves the address out', async () => {
  const file = await makeCalendarFile(createQueryClient(), aBooking({ _id: '\ud800' }), true)
  const text = await file?.blob.text()
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).not.toContain('URL:')
})

const told = [
  '90001 Night Mail',
  'Aldun (ALD) to Dorlo (DOR)',
  'Departure: Wed 11 Mar 2026, 22:00',
  'Arrival: Thu 12 Mar 2026, 06:00',
  'PNR: PNR00001',
  '1 passenger',
  'Status: Confirmed',
].join('\n')

test('design: what is shared says train, date, times, stations and PNR, and nobody’s name; closed by the passenger it does nothing more', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  const { user } = openPage()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await press(user, 'Share')
  await waitFor(() => expect(share).toHaveBeenCalledExactlyOnceWith({ text: told }))
  expect(notices()).toEqual([])

  await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy'))
  share.mockRejectedValue(new DOMException('closed', 'AbortError'))
  await press(user, 'Share')
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy'))
  expect(copied).not.toHaveBeenCalled()
  expect(notices()).toEqual([])
})

test('design: without other apps to share with, it is copied, and that is said', async () => {
  const { user } = open('/bookings')
  await choose(user, 1, 'Share')
  await waitFor(() => expect(notices()[0]?.message).toBe('The journey is copied: paste it where you like'))
  expect(await navigator.clipboard.readText()).toBe(told)
})

test('design: where the browser allows neither, the text is there to be copied by hand; without times it says the day', async () => {
  server.use(http.get('*/api/trains/:id', () => HttpResponse.error()))
  const { user } = openPage()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await press(user, 'Share')
  const text = await screen.findByRole('textbox', { name: 'Copy this text by hand' })
  expect(text).toHaveValue(
    told.replace(/Departure.*\nArrival.*/, 'Train starts: Wed 11 Mar 2026, times unknown'),
  )
})

const two = [
  { name: 'Ira Sol', age: 34, gender: 'F' as const, seatNumber: 'A1' },
  { name: 'Omar', age: 7, gender: 'M' as const, seatNumber: null },
]

test('design: to book the same again opens the booking of that train, with stations and passengers; only the date is new', async () => {
  db.bookings = [
    booking(4, { journeyDate: '2026-02-18T00:00:00.000Z', passengers: two, fromStation: stationId(2) }),
  ]
  const { user, address } = open('/bookings?status=past')
  await press(user, 'Book again')
  expect(await screen.findByRole('heading', { name: /^Step 1/ })).toBeInTheDocument()
  expect(address()).toBe(`/bookings/new/${trainId(1)}?from=BEX&to=DOR&passengers=2`)
  expect(screen.getByLabelText('Passengers')).toHaveValue('2')
  expect(screen.getByLabelText('Date the train starts')).toHaveValue('2026-03-04')
  await user.click(await continueButton())
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('Ira Sol')
  const second = await passenger(2)
  expect(second.getByLabelText('Full name')).toHaveValue('Omar')
  expect(second.getByLabelText('Age')).toHaveValue('7')
  expect(second.getByRole('radio', { name: 'Male' })).toBeChecked()
  expect(second.getByRole('radio', { name: 'No preference' })).toBeChecked()
})

test('design: who was typed for that train already comes after those who travelled, and is not lost', async () => {
  const { user, unmount } = open(`/bookings/new/${trainId(1)}?step=passengers`)
  const form = await passenger(1)
  await user.type(form.getByLabelText('Full name'), 'Zoe')
  unmount()
  const again = openPage()
  await press(again.user, 'Book again')
  await again.user.click(await continueButton())
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('Ira Sol')
  await again.user.click(screen.getByRole('button', { name: 'Add a passenger' }))
  expect((await passenger(2)).getByLabelText('Full name')).toHaveValue('Zoe')
})

test('design: a train that has gone is said, with the way to others between the same stations', async () => {
  db.trains = db.trains.slice(1)
  const { user, address } = openPage()
  await press(user, 'Book again')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This train is no longer in the timetable')
  await user.click(within(alert).getByRole('link', { name: 'Find another train' }))
  await waitFor(() => expect(address()).toBe('/plan-journey?from=ALD&to=DOR&passengers=1'))
})

test('design: a train that cannot be looked up now is told, and can be tried again', async () => {
  let down = true
  server.use(http.get('*/api/trains/:id', () => (down ? fail(500, 'No timetable') : undefined)))
  const { user, address } = openPage()
  await press(user, 'Book again')
  const alert = await alertWith('The train could not be looked up')
  expect(alert).toHaveTextContent('No timetable')
  down = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(address()).toContain(`/bookings/new/${trainId(1)}`))
})

test('N5: the way back is the planner’s question with the ends swapped, the same party, the day after arrival', async () => {
  db.bookings[0]!.passengers.push({ ...db.bookings[0]!.passengers[0]!, name: 'Omar' })
  const page = openPage()
  await press(page.user, 'Book the way back')
  const asked = '/journey-planner?from=DOR&to=ALD&date=2026-03-13&passengers=2'
  await waitFor(() => expect(page.address()).toBe(asked))
  page.unmount()
  const { user, address } = open('/bookings')
  await choose(user, 1, 'Book the way back')
  await waitFor(() => expect(address()).toBe(asked))
})

test('N5: times that cannot be had are no reason not to go back; ends that nobody knows are', async () => {
  server.use(http.get('*/api/trains/:id', () => fail(500, 'No timetable')))
  const page = openPage()
  await press(page.user, 'Book the way back')
  await waitFor(() => expect(page.address()).toContain('from=DOR&to=ALD&date=2026-03-12'))
  page.unmount()
  db.stations = []
  const { user, address } = openPage()
  await press(user, 'Book the way back')
  expect(
    await screen.findByText('The railway did not say from where to where this journey is'),
  ).toBeInTheDocument()
  expect(address()).toBe(`/bookings/${bookingId(1)}`)
})

test('PRO-2 goal G26: a page that was left leads nowhere any more', async () => {
  const answer = Promise.withResolvers<undefined>()
  server.use(http.get('*/api/trains/:id', () => answer.promise))
  const calls = recordCalls()
  const { user, router, queryClient } = open('/bookings')
  await choose(user, 1, 'Book again')
  await waitFor(() => expect(calls.some(({ path }) => path === `/api/trains/${trainId(1)}`)).toBe(true))
  await act(() => router.navigate({ to: '/help' }))
  answer.resolve(undefined)
  await waitFor(() => expect(queryClient.getQueryData(['trains', 'detail', trainId(1)])).toBeDefined())
  await act(async () => {})
  expect(router.history.location.pathname).toBe('/help')
})
