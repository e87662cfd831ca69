import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, ravi, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, ok } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { enter } from '@/test/enter'
import { recordCalls } from '@/test/calls'
import {
  continueButton,
  fillIn,
  keepTyped,
  openBooking,
  openReview,
  passenger,
  typed,
  wednesday,
} from '@/test/booking-form'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'
import { wholeText } from '@/test/whole-text'

inSmallRailway()

const current = () =>
  within(screen.getByRole('navigation', { name: 'Booking steps' })).getByText(/./, {
    selector: '[aria-current=step] span:last-of-type',
  })
const step = (name: RegExp) => screen.findByRole('heading', { name })
const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const problems = async () =>
  within(await screen.findByRole('alert', { name: 'There is a problem' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const [iraTyped, omarTyped] = [typed('Ira Sol', '34', 'F'), typed('Omar', '7', 'M')]
const titled = (name: string) =>
  waitFor(() => expect(document.title).toBe(`${name} · New booking · Railway Planner`))

test('BOK-1, X-2: each step has an address, takes the focus and names the document; Back goes one step at a time', async () => {
  const { user, address, router } = openBooking()
  await continueButton()
  await titled('Journey')
  await user.click(await continueButton())
  expect(await step(/^Step 2 of 3: Passengers/)).toHaveFocus()
  expect(address()).toBe(`/bookings/new/${trainId(2)}?step=passengers&date=${wednesday}&passengers=1`)
  await titled('Passengers')
  await fillIn(user, 1)
  await user.click(await continueButton())
  expect(await step(/^Step 3 of 3: Review/)).toHaveFocus()
  expect(address()).toContain('step=review')
  await titled('Review')

  act(() => router.history.back())
  expect(await step(/^Step 2/)).toBeInTheDocument()
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('Ira Sol')
  act(() => router.history.back())
  expect(await step(/^Step 1/)).toHaveFocus()
  expect(screen.getByLabelText('Date')).toHaveValue(wednesday)
  act(() => router.history.forward())
  expect(await step(/^Step 2/)).toBeInTheDocument()
})

test('BOK-1: the date suggested on arriving stays what it is when the railway’s midnight passes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
  const { user, address } = openBooking()
  const date = await screen.findByLabelText('Date')
  expect(date).toHaveValue(wednesday)
  act(() => void vi.advanceTimersByTime(13 * 3_600_000))
  expect(date).toHaveValue(wednesday)
  expect(summary().getByText(/4 Mar 2026/)).toBeInTheDocument()
  await user.click(await continueButton())
  await step(/^Step 2/)
  expect(address()).toContain(`date=${wednesday}`)
})

test('BOK-1, G7: a reload at any step keeps every value', async () => {
  const { user, address, unmount } = openBooking(`?date=${wednesday}&passengers=2&step=passengers`)
  await fillIn(user, 1)
  await fillIn(user, 2, { name: 'Omar', age: '7', gender: 'Male' })
  await user.click((await passenger(2)).getByRole('radio', { name: 'Side lower' }))
  unmount()
  const reloaded = renderApp(address(), { token: issueToken(maya) })
  const second = await passenger(2)
  expect(second.getByLabelText('Full name')).toHaveValue('Omar')
  expect(second.getByLabelText('Age')).toHaveValue('7')
  expect(second.getByRole('radio', { name: 'Male' })).toBeChecked()
  expect(second.getByRole('radio', { name: 'Side lower' })).toBeChecked()
  await user.click(await continueButton())
  await step(/^Step 3/)
  reloaded.unmount()
  renderApp(reloaded.address(), { token: issueToken(maya) })
  expect(await screen.findByText('7 years, Male, Side lower berth wished')).toBeInTheDocument()
})

test('BOK-1: Back after adding somebody does not lose them', async () => {
  keepTyped([iraTyped])
  const { user, router } = openBooking(`?date=${wednesday}`)
  await user.click(await continueButton())
  await passenger(1)
  await user.click(screen.getByRole('button', { name: 'Add a passenger' }))
  await fillIn(user, 2, { name: 'Omar', age: '7', gender: 'Male' })
  act(() => router.history.back())
  await step(/^Step 1/)
  await waitFor(() => expect(screen.getByLabelText('Passengers')).toHaveValue('2'))
  await user.click(await continueButton())
  expect((await passenger(2)).getByLabelText('Full name')).toHaveValue('Omar')
})

test('BOK-1, G7: another train, and another user, begin with an empty draft', async () => {
  addTrain(4)
  const { user, unmount, router } = openBooking('?step=passengers')
  await enter(user, (await passenger(1)).getByLabelText('Full name'), 'Ira Sol')
  act(() => router.history.push(`/bookings/new/${trainId(4)}?step=passengers`))
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue(''))
  expect(router.state.location.pathname).toBe(`/bookings/new/${trainId(4)}`)
  unmount()
  openBooking('?step=passengers', { as: ravi })
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('')
})

test('BOK-1, X-2: an address that asks for a later step lands on the first one that lacks something, names the document after that, and says what', async () => {
  const { unmount } = openBooking('?step=review')
  expect(await step(/^Step 2/)).toBeInTheDocument()
  expect(current()).toHaveTextContent('Passengers')
  await titled('Passengers')
  unmount()
  openBooking('?step=review&date=2026-03-05', { train: 1 })
  expect(await step(/^Step 1/)).toBeInTheDocument()
  expect(await problems()).toEqual(['This train does not run on Thu 5 Mar: choose a running day'])
})

test('BOK-5, BOK-6: the review repeats every answer with its Change link; one total, the same everywhere', async () => {
  keepTyped([iraTyped, omarTyped], { train: 1 })
  const { user, address } = openBooking(`?from=BEX&to=CIM&date=${wednesday}&passengers=2`, { train: 1 })
  // 165 km at ₹50 for 100 km, rounded up per passenger.
  expect(await screen.findByText('2 passengers × ₹83')).toBeInTheDocument()
  expect(summary().getByText('₹166')).toBeInTheDocument()
  await user.click(await continueButton())
  await passenger(2)
  expect(summary().getByText('₹166')).toBeInTheDocument()
  await user.click(await continueButton())
  await step(/^Step 3/)
  expect(screen.getAllByText('₹166')).toHaveLength(2)
  for (const answer of ['Bexor (BEX)', 'Cimra (CIM)', '34 years, Female, no berth wish', '3 seats left']) {
    expect(screen.getByText(wholeText(answer))).toBeInTheDocument()
  }
  await user.click(screen.getByRole('link', { name: 'Change passengers' }))
  expect((await passenger(2)).getByLabelText('Full name')).toHaveValue('Omar')
  expect(address()).toContain('step=passengers')
  await user.click(await continueButton())
  await user.click(await screen.findByRole('link', { name: 'Change journey' }))
  expect(await screen.findByLabelText('Date the train starts')).toHaveValue(wednesday)
})

test('E4: a train id of blanks is said, and not asked for', async () => {
  const calls = recordCalls()
  renderApp('/bookings/new/%20%20', { token: issueToken(maya) })
  expect(await screen.findByText('No train ID provided')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load train details')
  expect(screen.getByRole('link', { name: 'Back to the journey planner' })).toHaveAttribute(
    'href',
    '/plan-journey',
  )
  expect(calls.filter(({ path }) => path.startsWith('/api/trains'))).toEqual([])
})

test('E4, D1: no train, no data, and data that is no train are said word for word, and can be asked for again', async () => {
  const refusals = [
    [fail(404, 'Train not found'), 'Train not found'],
    [ok({}), 'No train data received'],
    [fail(404, 'Train not found'), 'Train not found'],
    [ok(null), 'No train data received'],
    [ok({ _id: 'x' }), 'Invalid train data format received'],
    [fail(404, 'Train not found'), 'Train not found'],
    [ok({ trainNumber: '1' }), 'Invalid train data format received'],
  ] as const
  const answers = [
    ...refusals.map(([answer]) => answer),
    ok({ _id: 'x', trainNumber: '1', route: 5, fare: 'free' }),
  ]
  server.use(http.get('*/api/trains/:id', () => answers.shift()))
  const { user } = openBooking()
  for (const [, said] of refusals) {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
  }
  expect(await continueButton()).toBeInTheDocument()
})

test('BOK-9: a day without the train, a day gone by, a day sold out and too few seats stop at the first step', async () => {
  const held = (n: number, journeyDate: string, count: number) =>
    db.bookings.push(
      booking(n, {
        journeyDate: `${journeyDate}T00:00:00.000Z`,
        passengers: Array.from({ length: count }, () => ({
          name: 'A',
          age: 30,
          gender: 'M' as const,
          seatNumber: null,
        })),
      }),
    )
  held(3, '2026-03-04', 3)
  held(4, '2026-03-11', 1)
  const { user, address } = openBooking('?date=2026-03-06', { train: 1 })
  const refused = async (words: string, field: HTMLElement) => {
    await user.click(await continueButton())
    expect(await problems()).toEqual([words])
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus()
    expect(field).toHaveAccessibleDescription(words)
    await user.click(screen.getByRole('link', { name: words }))
    expect(field).toHaveFocus()
    expect(address()).not.toContain('step=')
  }
  const date = await screen.findByLabelText('Date')
  await refused('This train does not run on Fri 6 Mar: choose a running day', date)

  await user.click(screen.getByRole('button', { name: 'Wed 4 Mar' }))
  const soldOut = await screen.findByText('Sold out')
  expect(soldOut.closest('[role=status]'), 'X-10: announced').not.toBeNull()
  await refused('Sold out on Wed 4 Mar: choose another day', date)

  await user.click(screen.getByRole('button', { name: 'Wed 11 Mar' }))
  await user.selectOptions(screen.getByLabelText('Passengers'), '4')
  expect(await screen.findByText('1 seat left, too few')).toBeInTheDocument()
  await refused(
    'Only 1 of the 4 seats you need are free: choose fewer passengers or another day',
    screen.getByLabelText('Passengers'),
  )
  await user.clear(date)
  await refused('Enter the date of your journey', date)
})

test('api-model 8: a day gone by, a train that has left, one without days and one out of service are refused', async () => {
  addTrain(4, { daysOfOperation: [] })
  addTrain(5, { status: 'Inactive' })
  const { user, router } = openBooking('?date=2026-02-25', { train: 1 })
  const isRefused = async (words: string) => {
    await user.click(await continueButton())
    expect(await problems(), words).toEqual([words])
  }
  await isRefused('This date has passed: choose today or a later day')
  for (const [train, query, words] of [
    [2, '?date=2026-03-03', 'This train has left today: choose a later day'],
    [4, '', 'This train does not run at present and cannot be booked'],
    [5, '', 'This train is out of service at present and cannot be booked'],
  ] as const) {
    act(() => router.history.push(`/bookings/new/${trainId(train)}${query}`))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    await isRefused(words)
  }
})

test('E5, D2: a failed seat check says so in the server’s words and not sold out, and one can go on', async () => {
  const words = `No seat map: ${'the coach list is being drawn up. '.repeat(20)}`.trim()
  server.use(http.get('*/api/trains/:id/seats', () => fail(500, words)))
  const { user } = openBooking()
  expect(await screen.findByText('Failed to check seat availability')).toBeInTheDocument()
  expect(screen.getByText(/^No seat map: .*…$/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument()
  expect(screen.getByText(/You can go on/)).toBeInTheDocument()
  await user.click(await continueButton())
  expect(await step(/^Step 2/)).toBeInTheDocument()
})

test('BOK-9: seats that sold out while one typed are said on the review, with the way to another day', async () => {
  let free = 2
  server.use(http.get('*/api/trains/:id/seats', () => ok({ availableSeats: free })))
  const { user, queryClient } = await openReview()
  free = 0
  await act(() => queryClient.invalidateQueries({ queryKey: ['seats'] }))
  expect(await screen.findByText('Sold out on Wed 4 Mar: choose another day')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Change the journey' })).toBeInTheDocument()
  free = 1
  await user.click(screen.getByRole('button', { name: 'Check seats again' }))
  expect(await screen.findByRole('button', { name: 'Book 1 seat' })).toBeInTheDocument()
})

test('the stations stay chosen whatever is chosen last; what the train does not go is said at the field', async () => {
  const { user, address } = openBooking('?from=XXX&to=CIM', { train: 1 })
  const from = await screen.findByLabelText('From')
  expect(from).toHaveDisplayValue('Choose a station')
  expect(screen.getByLabelText('To')).toHaveDisplayValue('Cimra (CIM)')
  await user.click(await continueButton())
  expect(from).toBeInvalid()
  await user.selectOptions(from, 'Bexor (BEX)')
  await waitFor(() => expect(from).toHaveDisplayValue('Bexor (BEX)'))
  expect(from).toBeValid()
  await user.selectOptions(from, 'Cimra (CIM)')
  await waitFor(() => expect(address()).toContain('from=CIM&to=DOR'))
  expect(screen.getByLabelText('To')).toHaveDisplayValue('Dorlo (DOR)')
  expect(screen.getByText(/You board 1 day later, on Thu 5 Mar/)).toBeInTheDocument()
})

test('D5: rubbish in the address is left out; what is changed on a step leaves the page where it is, and another step begins at its top', async () => {
  const { user } = openBooking('?step=pay&from=%20&to=ALD&to=BEX&date=2026-02-31&passengers=99')
  expect(await step(/^Step 1/)).toBeInTheDocument()
  expect(screen.getByLabelText('Date')).toHaveValue(wednesday)
  expect(screen.getByLabelText('Passengers')).toHaveValue('1')
  expect(screen.getByLabelText('From')).toHaveDisplayValue('Aldun (ALD)')

  const scrolled = vi.spyOn(window, 'scrollTo')
  await user.selectOptions(screen.getByLabelText('Passengers'), '2')
  await screen.findByText('2 passengers × ₹400')
  expect(scrolled).not.toHaveBeenCalled()
  await user.click(await continueButton())
  await step(/^Step 2/)
  await waitFor(() => expect(scrolled).toHaveBeenCalled())
})

test('BOK-1: Back after choosing another number shows as many passengers as will be booked', async () => {
  const { user, router } = openBooking(`?date=${wednesday}`)
  for (const count of ['2', '1']) {
    await user.click(await continueButton())
    await passenger(1)
    await user.click(screen.getByRole('button', { name: 'Back to journey' }))
    await user.selectOptions(await screen.findByLabelText('Passengers'), count)
    act(() => router.history.back())
    await waitFor(() =>
      expect(screen.getAllByRole('group', { name: /^Passenger \d/ })).toHaveLength(Number(count)),
    )
    await user.click(screen.getByRole('button', { name: 'Back to journey' }))
    await step(/^Step 1/)
  }
})

test('BOK-1, BOK-5: Back after choosing another day and another end books what was chosen last', async () => {
  const { user, router } = openBooking(`?date=${wednesday}`, { train: 1 })
  await user.click(await continueButton())
  await passenger(1)
  await user.click(screen.getByRole('button', { name: 'Back to journey' }))
  await user.selectOptions(await screen.findByLabelText('To'), 'Cimra (CIM)')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-11' } })
  const chosen = { date: '2026-03-11', to: 'CIM' }
  await waitFor(() => expect(router.state.location.search).toMatchObject(chosen))
  act(() => router.history.back())
  await passenger(1)
  await waitFor(() => expect(router.state.location.search).toMatchObject(chosen))
  expect(screen.getByText('Wed 11 Mar 2026')).toBeInTheDocument()
  act(() => router.history.back())
  expect(await screen.findByLabelText('Date')).toHaveValue('2026-03-11')
  expect(screen.getByLabelText('To')).toHaveDisplayValue('Cimra (CIM)')
  await user.click(await continueButton())
  await passenger(1)
})

test('BOK-1: Back to the review after somebody was removed is a review of those who are left', async () => {
  keepTyped([iraTyped, omarTyped])
  const { user, router } = openBooking(`?date=${wednesday}&passengers=2&step=review`)
  await screen.findByRole('button', { name: 'Book 2 seats' })
  await user.click(screen.getByRole('link', { name: 'Change passengers' }))
  await user.click(await screen.findByRole('button', { name: /^Remove.*2/ }))
  await waitFor(() => expect(router.state.location.href).toContain('passengers=1'))
  act(() => router.history.back())
  expect(await screen.findByRole('button', { name: 'Book 1 seat' })).toBeInTheDocument()
})

test('BOK-3: who came by an address that asks for the review is not led there in the middle of a word', async () => {
  const { user, router } = openBooking(`?date=${wednesday}&step=review`)
  await step(/^Step 2/)
  const form = await passenger(1)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ step: 'passengers' }))
  await enter(user, form.getByLabelText('Full name'), 'Ira Sol')
  await user.click(form.getByRole('radio', { name: 'Female' }))
  await enter(user, form.getByLabelText('Age'), '34')
  expect(form.getByLabelText('Age')).toHaveValue('34')
  await user.click(await continueButton())
  expect(await step(/^Step 3/)).toBeInTheDocument()
})

test('BOK-9: on the review the seats are asked for again where typing took longer than a minute', async () => {
  let [free, asked] = [2, 0]
  server.use(
    http.get('*/api/trains/:id/seats', () => {
      asked += 1
      return ok({ availableSeats: free })
    }),
  )
  keepTyped([iraTyped])
  const { user } = openBooking(`?date=${wednesday}&step=passengers`)
  await passenger(1)
  await waitFor(() => expect(asked).toBe(1))
  free = 0
  vi.setSystemTime(Date.now() + 61_000)
  await user.click(await continueButton())
  expect(await screen.findByText('Sold out on Wed 4 Mar: choose another day')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument()
})

test('PLN-6: a journey with several trains is not forgotten by what is changed on the review', async () => {
  const { user, router } = await openReview()
  const journey = { from: 'ALD', to: 'DOR' }
  await act(() => router.navigate({ to: '.', search: true, replace: true, state: { journey } as never }))
  for (const name of ['Change journey', 'Change passengers', 'Back to passengers']) {
    await user.click(await screen.findByRole('link', { name }))
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
    expect(router.state.location.state).toMatchObject({ journey })
    act(() => router.history.back())
  }
})

test('BOK-6: a journey that can no longer be cancelled is not said to be', async () => {
  addTrain(4, { departureTime: clock('22:00'), arrivalTime: clock('23:30') })
  keepTyped([iraTyped], { train: 4 })
  openBooking('?date=2026-03-03&passengers=1&step=review', { train: 4 })
  expect(await screen.findByText(/It is too late to cancel this journey/)).toBeInTheDocument()
  expect(screen.queryByText(/You can cancel until/)).toBeNull()
})
