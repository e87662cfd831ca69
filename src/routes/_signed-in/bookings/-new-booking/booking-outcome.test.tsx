import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail, invalid } from '@mocks/replies'
import { notices } from '@/lib/notify'
import { skipTimers } from '@/test/timers'
import { enter } from '@/test/enter'
import {
  continueButton,
  keepTyped,
  openBooking,
  openReview,
  passenger,
  typed,
  wednesday,
} from '@/test/booking-form'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const bookButton = () => screen.findByRole('button', { name: 'Book 1 seat' })
const confirmation = () => screen.findByRole('heading', { name: 'You are booked' })
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))
const booked = () => db.bookings.filter(({ train }) => train === trainId(2)).length - 1

/** Counts the bookings that are sent, and has them answered so; by the back end where it says nothing. */
function posts(
  answer: (call: number) => Response | undefined | Promise<Response | undefined> = () => undefined,
) {
  const bodies: Record<string, unknown>[] = []
  server.use(
    http.post('*/api/bookings', async ({ request }) => {
      bodies.push((await request.clone().json()) as Record<string, unknown>)
      return answer(bodies.length)
    }),
  )
  return bodies
}

/** The passengers' step, with all it needs. */
const openFilledIn = () => {
  keepTyped([typed('Ira Sol', '34', 'F')])
  return openBooking(`?date=${wednesday}&passengers=1&step=passengers`)
}

/** How long it waits between two looks at the own bookings. */
const betweenLooks = [2_000, 4_000]

/** The booking is made, and the answer to it is lost. */
const madeButLost = () => {
  db.bookings.push(
    booking(9, {
      train: trainId(2),
      pnr: 'LOST4FND',
      journeyDate: `${wednesday}T00:00:00.000Z`,
      bookingDate: new Date().toISOString(),
    }),
  )
  return HttpResponse.error()
}

test('BOK-7, G6: twelve presses send one booking with an id of its own; it opens the confirmation, and Back does not lead to the form', async () => {
  const go = Promise.withResolvers<void>()
  const sent = posts(() => go.promise.then(() => undefined))
  const { user, address, router } = openFilledIn()
  await user.click(await continueButton())
  const button = await bookButton()
  for (let press = 0; press < 6; press += 1) fireEvent.click(button)
  act(() => button.focus())
  for (let press = 0; press < 3; press += 1) await user.keyboard('{Enter}')
  for (let press = 0; press < 3; press += 1) await user.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
  go.resolve()
  expect(await confirmation()).toBeInTheDocument()
  const made = db.bookings.at(-1)!
  expect(address()).toBe(`/bookings/confirmation/${made._id}`)
  expect(screen.getByText(made.pnr)).toBeInTheDocument()
  expect(sent).toMatchObject([
    {
      train: trainId(2),
      fromStation: expect.any(String) as string,
      toStation: expect.any(String) as string,
      journeyDate: wednesday,
      passengers: [{ name: 'Ira Sol', age: 34, gender: 'F', berthPreference: 'NA' }],
      paymentMethod: 'credit_card',
      clientRequestId: expect.stringMatching(/^[\w-]{20,}$/) as string,
    },
  ])
  expect(booked()).toBe(1)
  expect(drafts()).toEqual([])
  expect(notices()[0]?.message).toBe(`Booked. PNR ${made.pnr}`)
  act(() => router.history.back())
  expect(await screen.findByText('Step 2 of 3: Passengers')).toBeInTheDocument()
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('')
})

test('BOK-8: a lost answer is looked up in the own bookings; found, it is the booking, with its PNR', async () => {
  const look = Promise.withResolvers<void>()
  const sent = posts(madeButLost)
  server.use(http.get('*/api/bookings', () => look.promise.then(() => undefined)))
  const { user, address } = await openReview()
  await user.click(await bookButton())
  expect(await screen.findByText('We are finding out')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument()
  look.resolve()
  expect(await confirmation()).toBeInTheDocument()
  expect(screen.getByText('LOST4FND')).toBeInTheDocument()
  expect(address()).toContain('/bookings/confirmation/')
  expect(sent).toHaveLength(1)
  expect(drafts()).toEqual([])
})

test('BOK-8: after a time-out and a thorough look: not booked, and one may book again', async () => {
  const look = Promise.withResolvers<void>()
  server.use(http.get('*/api/bookings', () => look.promise.then(() => undefined)))
  const sent = posts((call) => (call === 1 ? new Promise<undefined>(() => {}) : undefined))
  const { user } = await openReview()
  const button = await bookButton()
  skipTimers(...betweenLooks)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    now: Date.now(),
  })
  fireEvent.click(button)
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('We are finding out')).toBeInTheDocument()
  vi.useRealTimers()
  look.resolve()
  expect(await screen.findByText('Not booked')).toBeInTheDocument()
  await user.click(await bookButton())
  expect(await confirmation()).toBeInTheDocument()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.clientRequestId).not.toBe(sent[0]?.clientRequestId)
  expect(booked()).toBe(1)
})

test('BOK-8, goal G15: what was booked alike a minute ago is not taken for what never arrived', async () => {
  madeButLost()
  const sent = posts(() => HttpResponse.error())
  const { user } = await openReview()
  skipTimers(...betweenLooks)
  await user.click(await bookButton())
  expect(await screen.findByText('Not booked')).toBeInTheDocument()
  expect(sent).toHaveLength(1)
  expect(await bookButton()).toBeEnabled()
})

test('BOK-8: while it is unknown there is no Book button, also after a reload; checking again settles it, also from a station that the train does not serve', async () => {
  const sent = posts(madeButLost)
  let down = true
  server.use(http.get('*/api/bookings', () => (down ? HttpResponse.error() : undefined)))
  const { user, address, unmount } = await openReview()
  await user.click(await bookButton())
  const unknown = () => screen.findByText('We do not know yet whether this was booked')
  expect(await unknown()).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await unknown()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument()

  const query = address().slice(address().indexOf('?'))
  const draft = { ...sessionStorage }
  unmount()
  const reloaded = openBooking(query)
  expect(await unknown()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument()
  await reloaded.user.click(screen.getByRole('link', { name: 'Change passengers' }))
  expect(await passenger(1)).toBeDefined()
  expect(await unknown()).toBeInTheDocument()
  down = false
  await reloaded.user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await confirmation()).toBeInTheDocument()
  expect(screen.getByText('LOST4FND')).toBeInTheDocument()
  expect(sent).toHaveLength(1)

  reloaded.unmount()
  Object.assign(sessionStorage, draft)
  openBooking(`${query}&from=XXX`)
  expect(await confirmation()).toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('G6, G7: a refusal shows the server’s words, keeps everything, and checks the seats again', async () => {
  let checks = 0
  server.use(http.get('*/api/trains/:id/seats', () => void (checks += 1)))
  const sent = posts((call) => (call === 1 ? fail(409, 'The last seat has just gone') : undefined))
  const { user } = await openReview()
  await waitFor(() => expect(checks).toBe(1))
  await user.click(await bookButton())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to create booking')
  expect(alert).toHaveTextContent('The last seat has just gone')
  await waitFor(() => expect(checks).toBe(2))
  expect(screen.getByText('34 years, Female, no berth wish')).toBeInTheDocument()
  expect(drafts()).toHaveLength(1)
  await user.click(await bookButton())
  expect(await confirmation()).toBeInTheDocument()
  expect(sent).toHaveLength(2)
})

test('api-model 3.4: a general 500 is looked up once, and what the seats say is said with it', async () => {
  posts(() => {
    db.trains.find(({ _id }) => _id === trainId(2))!.totalSeats = 0
    return fail(500, 'Server error')
  })
  const { user } = await openReview()
  await user.click(await bookButton())
  expect(await screen.findByText('Failed to create booking')).toBeInTheDocument()
  expect(await screen.findByText('Sold out on Wed 4 Mar: choose another day')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument()
})

test('api-model 1.6: fields the server refuses are named with the way to them, stand there, and go once changed', async () => {
  posts((call) =>
    call === 1
      ? invalid([
          { path: 'passengers[0].name', msg: 'This name is on no identity card' },
          { path: 'passengers[0].age', msg: 'Too old for this train' },
          { path: 'journeyDate', msg: 'Not in the timetable yet' },
        ])
      : undefined,
  )
  const { user } = await openReview()
  await user.click(await bookButton())
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Passenger 1: This name is on no identity card')
  expect(notice).toHaveTextContent('Not in the timetable yet')
  expect(within(notice).getByRole('link', { name: 'Correct the journey' })).toBeInTheDocument()
  await user.click(within(notice).getByRole('link', { name: 'Correct the passengers' }))
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  const form = await passenger(1)
  const [name, age] = [form.getByLabelText('Full name'), form.getByLabelText('Age')]
  expect(name).toHaveAccessibleDescription('As on the identity card This name is on no identity card')
  await user.click(name)
  await user.paste(' Rao')
  expect(name).toBeValid()
  expect(age).toBeInvalid()
  await user.click(await continueButton())
  await bookButton()
  expect(screen.queryByText('Failed to create booking')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Change passengers' }))
  expect((await passenger(1)).getByLabelText('Full name')).toBeValid()
  await user.click(await continueButton())
  await user.click(await bookButton())
  expect(await confirmation()).toBeInTheDocument()
})

/** The review with one passenger; the first tab books it. Opens it in further tabs with the same draft. */
async function bookInFirstTab() {
  const first = await openReview()
  const draft = { ...sessionStorage }
  const query = first.address().slice(first.address().indexOf('?'))
  await first.user.click(await bookButton())
  await confirmation()
  first.unmount()
  return async () => {
    Object.assign(sessionStorage, draft)
    const tab = openBooking(query)
    await bookButton()
    return tab
  }
}

test('BOK-7, BOK-8: a second tab with the same draft sends nothing and opens what the first one booked, also where it knows of it, and where it cannot read the bookings at first', async () => {
  const sent = posts()
  const openTab = await bookInFirstTab()
  const opensIt = async () => {
    expect(await confirmation()).toBeInTheDocument()
    expect(screen.getByText(db.bookings.at(-1)!.pnr)).toBeInTheDocument()
    expect(sent).toHaveLength(1)
  }
  const second = await openTab()
  await second.user.click(await bookButton())
  await opensIt()
  second.unmount()

  const knowing = await openTab()
  await act(() => knowing.router.navigate({ to: '/bookings' }))
  await screen.findByRole('article', { name: `Booking ${db.bookings.at(-1)!.pnr}` })
  act(() => knowing.router.history.back())
  await knowing.user.click(await bookButton())
  await opensIt()
  knowing.unmount()

  const cutOff = await openTab()
  let down = true
  server.use(http.get('*/api/bookings', () => (down ? HttpResponse.error() : undefined)))
  await cutOff.user.click(await bookButton())
  expect(await screen.findByText('We do not know yet whether this was booked')).toBeInTheDocument()
  // What has been pressed is gone, and the focus is not lost with it.
  expect(document.body).not.toHaveFocus()
  down = false
  await cutOff.user.click(screen.getByRole('button', { name: 'Check again' }))
  await opensIt()
})

test('BOK-7, G6: a second tab that decides on something else books it at the first press', async () => {
  const sent = posts()
  const { user } = await (await bookInFirstTab())()
  await user.click(await screen.findByRole('link', { name: 'Change passengers' }))
  await enter(user, (await passenger(1)).getByLabelText('Full name'), 'Omar Sol')
  await user.click(await continueButton())
  await user.click(await bookButton())
  expect(await confirmation()).toBeInTheDocument()
  expect(sent.map(({ passengers }) => passengers)).toMatchObject([
    [{ name: 'Ira Sol' }],
    [{ name: 'Omar Sol' }],
  ])
  expect(new Set(sent.map(({ clientRequestId }) => clientRequestId)).size).toBe(2)
})

test('C4: whoever leaves while it is sent is told what became of it', async () => {
  const go = Promise.withResolvers<void>()
  posts(() => go.promise.then(() => fail(409, 'No seats')))
  const { user, router } = await openReview()
  await user.click(await bookButton())
  await act(() => router.navigate({ to: '/help' }))
  go.resolve()
  await waitFor(() => expect(notices()[0]?.message).toBe('Failed to create booking: No seats'))
})

test('G3: the own list shows the new booking on top, with names, though the answer had ids only', async () => {
  const { user, router } = openFilledIn()
  await passenger(1)
  await act(() => router.navigate({ to: '/bookings' }))
  await screen.findByRole('article', { name: 'Booking PNR00001' })
  // From here on the list is only what the page itself makes of the answer.
  server.use(http.get('*/api/bookings', () => new Promise<Response>(() => {})))
  act(() => router.history.back())
  await user.click(await continueButton())
  await user.click(await bookButton())
  await confirmation()
  await user.click(screen.getByRole('link', { name: 'All my bookings' }))
  const cards = await screen.findAllByRole('article')
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
    `Booking ${db.bookings.at(-1)!.pnr}`,
    'Booking PNR00001',
  ])
  expect(cards[0]).toHaveTextContent('90002 Train 2')
  expect(cards[0]).toHaveTextContent('Aldun')
  expect(cards[0]).toHaveTextContent('Dorlo')
  expect(screen.getByText('2 bookings')).toBeInTheDocument()
  expect(db.bookings.at(-1)?.user).toBe(maya)
})

/** The review, left while its booking is under way and come back to before the answer. */
async function comeBackWhileSending(answer: () => Response | undefined) {
  const go = Promise.withResolvers<void>()
  const sent = posts(() => go.promise.then(answer))
  const app = await openReview()
  await app.user.click(await bookButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(() => app.router.navigate({ to: '/help' }))
  act(() => app.router.history.back())
  expect(await bookButton()).toHaveAttribute('aria-busy', 'true')
  go.resolve()
  return { ...app, sent }
}

test('G6, C4: who comes back while it is sent is told the refusal itself, not that no answer came', async () => {
  const words = invalid([{ path: 'passengers[0].age', msg: 'Too old' }])
  const { sent } = await comeBackWhileSending(() => words)
  expect(await screen.findByText(/Passenger 1: Too old/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Correct the passengers' })).toBeInTheDocument()
  expect(screen.queryByText('We are finding out')).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('G6, C4: who comes back while it is sent is led to the booking, and told of it once', async () => {
  const { sent } = await comeBackWhileSending(() => undefined)
  expect(await confirmation()).toBeInTheDocument()
  expect(notices().map(({ message }) => message)).toEqual([`Booked. PNR ${db.bookings.at(-1)!.pnr}`])
  expect(sent).toHaveLength(1)
})
