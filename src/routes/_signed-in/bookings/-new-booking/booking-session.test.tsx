import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { booking, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { continueButton, fillIn, openBooking, openReview, passenger, wednesday } from '@/test/booking-form'
import { renderApp } from '@/test/render-app'
import { signInByForm } from '@/test/session/sign-in-form'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const bookButton = () => screen.findByRole('button', { name: 'Book 1 seat' })
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

/** The server takes no token any more when the booking is sent. */
function expireAtPost() {
  let posts = 0
  server.use(
    http.post('*/api/bookings', () => {
      posts += 1
      return posts === 1 ? fail(401, 'The session has expired. Please log in again.') : undefined
    }),
  )
  return () => posts
}

test('BOK-2, A11: a 401 at the booking leads to the login page, and the same user back to the review with the values', async () => {
  const posts = expireAtPost()
  const { user, address } = await openReview()
  const asked = address()
  await user.click(await bookButton())
  expect(await screen.findByText('Please log in to continue')).toBeInTheDocument()
  expect(address()).toBe('/login')
  await signInByForm(user, 'maya@mail.test')
  expect(await screen.findByText('34 years, Female, no berth wish')).toBeInTheDocument()
  expect(address()).toBe(asked)
  expect(posts()).toBe(1)
  await user.click(await bookButton())
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeInTheDocument()
  expect(posts()).toBe(2)
  expect(db.bookings.at(-1)?.user).toBe(maya)
})

test('BOK-2, G7: another user who signs in there sees none of it, nor does the first one afterwards', async () => {
  expireAtPost()
  const { user, unmount } = await openReview()
  await user.click(await bookButton())
  await signInByForm(user, 'ravi@mail.test')
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('')
  expect(screen.queryByText(/Ira/)).not.toBeInTheDocument()
  expect(stored()).not.toContain('Ira Sol')
  unmount()
  openBooking('?step=passengers')
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('')
})

test('BOK-2: a session that ends on the passengers step gives back what was half typed', async () => {
  const { user, queryClient } = openBooking(`?date=${wednesday}&step=passengers`)
  const form = await passenger(1)
  await user.click(form.getByLabelText('Full name'))
  await user.paste('Ira')
  server.use(http.get('*/api/trains/:id/seats', () => fail(401, 'Expired'), { once: true }))
  await act(() => queryClient.invalidateQueries({ queryKey: ['seats'] }))
  await signInByForm(user, 'maya@mail.test')
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('Ira')
})

test('G6, BOK-2: the session ends while a booking is under way: after signing in it is looked for, not sent again', async () => {
  let posts = 0
  const ended = Promise.withResolvers<void>()
  server.use(
    http.post('*/api/bookings', async () => {
      posts += 1
      db.bookings.push(
        booking(9, {
          train: trainId(2),
          journeyDate: `${wednesday}T00:00:00.000Z`,
          bookingDate: new Date().toISOString(),
        }),
      )
      await ended.promise
      return HttpResponse.error()
    }),
  )
  const { user, queryClient } = await openReview()
  await user.click(await bookButton())
  await waitFor(() => expect(posts).toBe(1))
  server.use(http.get('*/api/trains/:id/seats', () => fail(401, 'Expired'), { once: true }))
  await act(() => queryClient.invalidateQueries({ queryKey: ['seats'] }))
  ended.resolve()
  await signInByForm(user, 'maya@mail.test')
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeInTheDocument()
  expect(screen.getByText('PNR00009')).toBeInTheDocument()
  expect(posts).toBe(1)
})

test('G7, A8: the form is gone after a log-out', async () => {
  const { user, unmount } = openBooking(`?date=${wednesday}&step=passengers`)
  await fillIn(user, 1)
  expect(stored()).toContain('Ira Sol')
  await user.click(screen.getByRole('button', { name: 'Account of Maya Lobo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  expect(await screen.findByText('Successfully logged out')).toBeInTheDocument()
  expect(stored()).not.toContain('Ira Sol')
  unmount()
  openBooking('?step=passengers')
  expect((await passenger(1)).getByLabelText('Full name')).toHaveValue('')
})

test('G7: what storage holds instead of a draft is an empty form', async () => {
  const key = `draft:${maya}:booking:${trainId(2)}`
  const { router } = renderApp('/help', { token: issueToken(maya) })
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  for (const text of [
    '{',
    '5',
    '{"passengers":[{"name":5,"age":{}}]}',
    '{"passengers":"all","requestId":""}',
  ]) {
    sessionStorage.setItem(key, text)
    act(() => router.history.push(`/bookings/new/${trainId(2)}?step=passengers`))
    expect((await passenger(1)).getByLabelText('Full name'), text).toHaveValue('')
    await act(() => router.navigate({ to: '/help' }))
  }
})

test('G7, goal G5: a stored draft whose sent booking cannot be read is booked as one that was not sent', async () => {
  db.bookings.push(booking(9, { train: trainId(2), journeyDate: `${wednesday}T00:00:00.000Z` }))
  const sent = { trainNumber: '90002', sentAt: 0, knownIds: [], knowsAll: true }
  const draft = {
    passengers: [{ name: 'Ira Sol', age: '34', gender: 'F', berthPreference: '' }],
    requestId: 'r1',
    sent: { ...sent, booking: { train: trainId(2), journeyDate: wednesday } },
  }
  sessionStorage.setItem(`draft:${maya}:booking:${trainId(2)}`, JSON.stringify(draft))
  const { user } = openBooking(`?date=${wednesday}&passengers=1&step=review`)
  expect(await screen.findByText('34 years, Female, no berth wish')).toBeInTheDocument()
  await user.click(await bookButton())
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeInTheDocument()
})

test('BOK-2: who is not signed in is asked to, and comes back to the step', async () => {
  const path = `/bookings/new/${trainId(2)}?step=passengers&date=${wednesday}&passengers=2`
  const { user, address } = renderApp(path)
  await signInByForm(user, 'maya@mail.test')
  expect(await continueButton()).toBeInTheDocument()
  expect(address()).toBe(path)
})
