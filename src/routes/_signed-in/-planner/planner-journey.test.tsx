import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, ravi, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { enter } from '@/test/enter'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const times = (from: string, to: string) => ({ departureTime: clock(from), arrivalTime: clock(to) })
const [aldun = '', bexor = '', cimra = '', dorlo = ''] = [1, 2, 3, 4].map(stationId)

// Besides 90002, 06:00 to 12:00 for ₹400: by Bexor 07:00 to 10:00 for ₹30 with 20 minutes to change, and by Cimra 05:00
// to 11:00 for ₹30 with 60 minutes.
beforeEach(() => {
  addTrain(6, { source: aldun, destination: bexor, ...times('07:00', '08:00'), fare: 10 })
  addTrain(7, { source: bexor, destination: dorlo, ...times('08:20', '10:00'), fare: 20 })
  addTrain(8, { source: aldun, destination: cimra, ...times('07:30', '08:30'), fare: 10 })
  addTrain(9, { source: cimra, destination: dorlo, ...times('09:30', '11:00'), fare: 15 })
})

const thursday = '/journey-planner?from=ALD&to=DOR&date=2026-03-05'
const byBexor = '90006.ALD.2026-03-05.0700~90007.BEX.2026-03-05.0820'
const open = (query = '', address = thursday) => renderApp(address + query, { token: issueToken(maya) })
const found = (text: string) => screen.findByText(text, { selector: '[role=status]' })
const card = async (name: string | RegExp) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return within(heading.closest<HTMLElement>('li, section') ?? document.body)
}
const toggle = (part: Awaited<ReturnType<typeof card>>) =>
  part.getByRole('link', { name: /^\d trains?, seats and booking/ })

test('PLN-6: an opened journey is in the address, and the address opens it', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user, address, unmount } = open('&changes=2')
  const journey = await card('1 change: Bexor')
  expect(toggle(journey)).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle(journey))
  await waitFor(() => expect(address()).toBe(`${thursday}&changes=2&journey=${byBexor}`))
  expect(toggle(journey)).toHaveAttribute('aria-expanded', 'true')
  expect(toggle(journey)).toHaveFocus()
  expect(await journey.findByText('Change at Bexor (BEX), 20 minutes')).toBeInTheDocument()
  const link = address()
  await user.click(toggle(journey))
  await waitFor(() => expect(address()).toBe(`${thursday}&changes=2`))
  expect(journey.queryByText(/^Change at/)).not.toBeInTheDocument()
  unmount()

  scrolled.mockClear()
  renderApp(link, { token: issueToken(maya) })
  const again = await card('1 change: Bexor')
  expect(await again.findByText('Change at Bexor (BEX), 20 minutes')).toBeInTheDocument()
  expect(scrolled).toHaveBeenCalled()
  expect(screen.queryByRole('region', { name: 'Opened journey' })).not.toBeInTheDocument()
})

test('PLN-6: a link opens its journey also where it is filtered out, beaten, not searched, or on a day that is not shown; a direct train has such a link too', async () => {
  const { user, router, address } = renderApp('/help', { token: issueToken(maya) })
  await screen.findByRole('heading', { level: 1 })
  for (const [where, query, start] of [
    ['filtered out', '&changes=2&time=evening', thursday],
    ['beaten when changes take longer', '&changes=2&minChange=60', thursday],
    ['of trains with changes, which are not searched', '', thursday],
    ['on a day that is not shown', '', thursday.replace('03-05', '03-09')],
  ] as const) {
    await act(() => router.navigate({ href: `${start}${query}&journey=${byBexor}` }))
    const opened = within(await screen.findByRole('region', { name: 'Opened journey' }))
    expect(await opened.findByText('Change at Bexor (BEX), 20 minutes'), where).toBeInTheDocument()
    expect(opened.getByText('It leaves on Thu 5 Mar.'), where).toBeInTheDocument()
    await user.click(opened.getByRole('link', { name: /^2 trains, seats and booking/ }))
    await waitFor(() => expect(address(), where).not.toContain('&journey='))
    expect(screen.queryByRole('region', { name: 'Opened journey' }), where).not.toBeInTheDocument()
    expect(document.body, where).not.toHaveFocus()
  }
  await act(() => router.navigate({ href: `${thursday}&journey=90002.ALD.2026-03-05.0600` }))
  const opened = within(await screen.findByRole('region', { name: 'Opened journey' }))
  expect(await opened.findByRole('heading', { name: 'Direct' })).toBeInTheDocument()
  expect(await opened.findByRole('link', { name: 'Book 90002 Train 2' })).toHaveAttribute(
    'href',
    `/bookings/new/${trainId(2)}?from=ALD&to=DOR&date=2026-03-05&passengers=1`,
  )
})

test('PLN-6: where the journey is gone, the timetable has changed, and the nearest one is a press away', async () => {
  db.trains = db.trains.filter(({ _id }) => _id !== trainId(7))
  const { user, address } = open(`&changes=2&journey=${byBexor}`)
  const gone = within(await screen.findByRole('region', { name: 'Opened journey' }))
  expect(await gone.findByText('The timetable has changed')).toBeInTheDocument()
  await user.click(gone.getByRole('link', { name: 'Open the nearest: 07:30, Thu 5 Mar, 1 change' }))
  await waitFor(() =>
    expect(address()).toContain('journey=90008.ALD.2026-03-05.0730~90009.CIM.2026-03-05.0930'),
  )
  const nearest = await card('1 change: Cimra')
  expect(await nearest.findByText('Change at Cimra (CIM), 1h 0m')).toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
})

test('PLN-6: a train that leaves at another time now is told with its new times', async () => {
  open(`&journey=${byBexor.replace('0820', '0815')}`)
  expect(await screen.findByText('The timetable has changed: these are the times now.')).toBeInTheDocument()
  expect(await screen.findByText('Change at Bexor (BEX), 20 minutes')).toBeInTheDocument()
})

test('PLN-6: a journey that has left, and a link that names none, are said; closed, the focus is on what was found', async () => {
  const { user, router, address } = open()
  await found('1 direct train, Thu 5 Mar')
  for (const [title, key] of [
    ['This journey has left', '90006.ALD.2026-03-03.0700~90007.BEX.2026-03-03.0820'],
    ['This link names no journey', 'rubbish~<b>'],
  ] as const) {
    await act(() => router.navigate({ href: `${thursday}&journey=${key}` }))
    expect(await screen.findByText(title)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Close' }))
    await waitFor(() => expect(address(), title).toBe(thursday))
    expect(await found('1 direct train, Thu 5 Mar'), title).toHaveFocus()
  }
})

test('PLN-6: the search and the opened journey can be passed on: copied, or by the device’s own way', async () => {
  const { user, router } = open(`&changes=2&journey=${byBexor}`)
  await user.click(await screen.findByRole('button', { name: 'Share search' }))
  const origin = window.location.origin
  expect(await navigator.clipboard.readText()).toBe(`${origin}${thursday}&changes=2`)
  await user.click(await screen.findByRole('button', { name: 'Share journey' }))
  expect(await navigator.clipboard.readText()).toBe(`${origin}${thursday}&changes=2&journey=${byBexor}`)

  const share = vi
    .fn<(data: ShareData) => Promise<void>>()
    .mockRejectedValue(new DOMException('', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await act(() => router.navigate({ href: `${thursday}&journey=90002.ALD.2026-03-05.0600` }))
  await user.click(await screen.findByRole('button', { name: 'Share search' }))
  expect(share).toHaveBeenCalledWith({ title: 'Aldun to Dorlo', url: `${origin}${thursday}` })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'share')
})

test('PLN-2: a journey says changes, shortest change, time and total fare, whose rule is one press away', async () => {
  const { user } = open('&changes=2&passengers=3')
  const journey = await card('1 change: Bexor')
  expect(journey.getByText('shortest change 0h 20m')).toBeInTheDocument()
  expect(journey.getByText('3h 0m')).toBeInTheDocument()
  expect(journey.getByText('₹30')).toBeInTheDocument()
  expect(journey.getByText('₹90 for 3, estimated')).toBeInTheDocument()
  await user.click(journey.getByRole('button', { name: 'How the fare is estimated' }))
  expect(journey.getByRole('region', { name: 'How the fare is estimated' })).toHaveTextContent(
    'This is an estimate',
  )
})

test('PLN-3: labels are true over all journeys found; filters change nothing about them, and the rule says so', async () => {
  const { user, router } = open('&changes=2')
  const [bexorCard, cimraCard] = [await card('1 change: Bexor'), await card('1 change: Cimra')]
  const direct = await card(/^90002 Train 2/)
  expect(bexorCard.getByText('Fastest')).toBeInTheDocument()
  expect(bexorCard.queryByText('Cheapest')).not.toBeInTheDocument()
  expect(cimraCard.getByText('Cheapest')).toBeInTheDocument()
  expect(cimraCard.queryByText('Fastest')).not.toBeInTheDocument()
  // The direct train has fewest changes, so no other may say so.
  expect(screen.queryByText('Fewest changes')).not.toBeInTheDocument()
  expect(direct.queryByText('Fastest')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Labels' }))
  expect(screen.getByRole('region', { name: 'What the labels mean' })).toHaveTextContent(
    'All 3 journeys found for the days shown are compared: 1 direct train and 2 with changes.',
  )

  // Only this one fits, and the cheaper one that does not is still cheaper.
  await act(() => router.navigate({ href: `${thursday}&changes=2&arriveBy=10.30` }))
  await found('0 of 1 direct train and 1 of 2 journeys with changes, Thu 5 Mar')
  const alone = await card('1 change: Bexor')
  expect(alone.getByText('Fastest')).toBeInTheDocument()
  expect(alone.queryByText('Cheapest')).not.toBeInTheDocument()
})

test('PLN-4: more time for each change leaves out what has less, and is said', async () => {
  const { user, address } = open('&changes=2')
  await found('1 direct train and 2 journeys with changes, Thu 5 Mar')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.selectOptions(await sheet.findByLabelText('Time for each change'), 'At least 60 minutes')
  await waitFor(() => expect(address()).toContain('minChange=60'))
  await user.click(sheet.getByRole('button', { name: /^Show/ }))
  expect(await found('1 direct train and 1 journey with changes, Thu 5 Mar')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: '1 change: Cimra' })).toBeInTheDocument()
  expect(screen.getByText(/^At least 60 minutes for each change/)).toBeInTheDocument()
})

test('G3: an own booking is shown at its train, and the next train to book stands out', async () => {
  const leg = {
    train: trainId(6),
    fromStation: aldun,
    toStation: bexor,
    journeyDate: '2026-03-05T00:00:00.000Z',
  }
  db.bookings.push(
    booking(3, { ...leg, user: ravi, pnr: 'OTHERS01' }),
    booking(4, { ...leg, bookingStatus: 'Cancelled', pnr: 'GIVENUP1' }),
    booking(5, { ...leg, pnr: 'MINE0001' }),
  )
  const { user, address } = open(`&changes=2&passengers=2&journey=${byBexor}`)
  const journey = await card('1 change: Bexor')
  expect(await journey.findByText('Booked, PNR MINE0001')).toBeInTheDocument()
  expect(journey.getByText(/^1 of 2 trains booked/)).toHaveAttribute('role', 'status')
  expect(journey.getByRole('link', { name: 'Look at booking MINE0001' })).toBeInTheDocument()
  expect(journey.queryByRole('link', { name: 'Book 90006 Train 6' })).not.toBeInTheDocument()
  expect(screen.queryByText(/OTHERS01|GIVENUP1/)).not.toBeInTheDocument()
  await user.click(journey.getByRole('link', { name: 'Book 90007 Train 7' }))
  await waitFor(() =>
    expect(address()).toContain(`/bookings/new/${trainId(7)}?from=BEX&to=DOR&date=2026-03-05&passengers=2`),
  )
})

test('G3: whoever has booked one train of a journey is led back to it, for the next', async () => {
  const { user, address } = open(`&changes=2&journey=${byBexor}`)
  const journey = await card('1 change: Bexor')
  await user.click(await journey.findByRole('link', { name: 'Book 90006 Train 6' }))
  await user.click(await screen.findByRole('button', { name: /^Continue/ }))
  await enter(user, await screen.findByLabelText(/Full name/), 'Maya Lobo')
  await enter(user, screen.getByLabelText(/Age/), '34')
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  await user.click(screen.getByRole('button', { name: 'Continue to review' }))
  await user.click(await screen.findByRole('button', { name: 'Book 1 seat' }))
  await user.click(await screen.findByRole('link', { name: 'Book the next train' }))
  await waitFor(() => expect(address()).toBe(`${thursday}&changes=2&journey=${byBexor}`))
  const again = await card('1 change: Bexor')
  expect(await again.findByText(/^Booked, PNR /)).toBeInTheDocument()
  expect(again.getByText('Book next')).toBeInTheDocument()
})
