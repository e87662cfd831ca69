import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { enter } from '@/test/enter'
import { openReview, wednesday } from '@/test/new-booking'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/small-railway'

inSmallRailway()

const openAs = (userId: string, address: string, visited: string[] = []) =>
  renderApp(address, { token: issueToken(userId), visited })
const back = (app: ReturnType<typeof renderApp>) => act(() => app.router.history.back())
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('J1 X-2: Back closes the editor that a row has opened', async () => {
  const app = openAs(admin, '/admin/trains?q=Night', ['/help'])
  await app.user.click(await screen.findByRole('link', { name: '90001' }))
  await screen.findByRole('dialog')
  back(app)
  await noDialog()
  expect(app.address()).toBe('/admin/trains?q=Night')
})

test('J1 X-2: an editor that Forward opens again is closed as before', async () => {
  const app = openAs(admin, '/admin/stations')
  await app.user.click(await screen.findByRole('link', { name: 'ALD' }))
  for (const time of [1, 2]) {
    const editor = within(await screen.findByRole('dialog'))
    const [close] = await editor.findAllByRole('button', { name: 'Close' })
    await app.user.click(close!)
    await noDialog()
    expect(app.address(), String(time)).toBe('/admin/stations')
    act(() => app.router.history.forward())
  }
})

test('J1 X-2: of two rows pressed before the first one has opened, closing leads back to the list', async () => {
  const app = openAs(admin, '/admin/stations', ['/help'])
  const [first, second] = await Promise.all(['ALD', 'BEX'].map((name) => screen.findByRole('link', { name })))
  fireEvent.click(first!)
  fireEvent.click(second!)
  const editor = within(await screen.findByRole('dialog'))
  const [close] = await editor.findAllByRole('button', { name: 'Close' })
  await app.user.click(close!)
  await noDialog()
  expect(app.address()).toBe('/admin/stations')
})

test('J1 X-2: an editor that is closed leaves no Back that does nothing', async () => {
  const app = openAs(admin, '/admin/stations', ['/help'])
  for (const name of ['Add station', 'ALD']) {
    await app.user.click(await screen.findByRole('link', { name }))
    const editor = within(await screen.findByRole('dialog'))
    const [close] = await editor.findAllByRole('button', { name: 'Close' })
    // Twice, as a trembling hand does: one of them leads back.
    fireEvent.click(close!)
    fireEvent.click(close!)
    await noDialog()
    expect(app.address()).toBe('/admin/stations')
  }
  back(app)
  await waitFor(() => expect(app.address()).toBe('/help'))
})

test('J1: an editor that a link from elsewhere has opened closes onto its list', async () => {
  const app = openAs(admin, `/admin/trains?edit=${trainId(1)}`, ['/help'])
  const [close] = await within(await screen.findByRole('dialog')).findAllByRole('button', { name: 'Close' })
  await app.user.click(close!)
  await waitFor(() => expect(app.address()).toBe('/admin/trains'))
})

test('REV-5 X-2: a review that is begun and left three times leaves no Back that does nothing', async () => {
  const app = openAs(maya, `/reviews?train=${trainId(1)}`, ['/help'])
  for (let time = 0; time < 3; time += 1) {
    await app.user.click(await screen.findByRole('link', { name: 'Write a review' }))
    await app.user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel' }),
    )
    await noDialog()
  }
  back(app)
  await waitFor(() => expect(app.address()).toBe('/help'))
})

test('C1 C3 X-2: the links home add nothing to go back to where one is at home', async () => {
  const app = openAs(maya, '/help')
  await app.user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  await waitFor(() => expect(app.address()).toBe('/dashboard'))
  for (const name of ['Railway Planner', 'Dashboard', 'Railway Planner']) {
    await app.user.click(screen.getByRole('link', { name }))
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
  }
  back(app)
  await waitFor(() => expect(app.address()).toBe('/help'))
})

test('C3 X-2: the way home leaves an answer of the planner in the history', async () => {
  localStorage.setItem('start-page', 'planner')
  const app = openAs(maya, '/plan-journey?from=ALD&to=DOR&date=2026-03-04')
  await app.user.click(await screen.findByRole('link', { name: 'Railway Planner' }))
  await waitFor(() => expect(app.address()).toBe('/plan-journey'))
  back(app)
  await waitFor(() => expect(app.address()).toContain('from=ALD'))
})

test('B6: Go Back leads home from a tab that a link has opened', async () => {
  const app = openAs(maya, '/unauthorized')
  await app.user.click(await screen.findByRole('button', { name: 'Go Back' }))
  await waitFor(() => expect(app.address()).toBe('/dashboard'))
})

test('C3 X-2: Back closes the search that is open over the page', async () => {
  const app = openAs(maya, '/help')
  await app.user.click(await screen.findByRole('button', { name: 'Search pages, trains and stations' }))
  await screen.findByRole('dialog')
  fireEvent.popState(window)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('J2 X-2: Back closes the change log', async () => {
  const app = openAs(admin, '/admin/trains')
  await app.user.click(await screen.findByRole('button', { name: 'Change log' }))
  await screen.findByRole('dialog', { name: 'Change log' })
  fireEvent.popState(window)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('CNF-5 X-2: Back leaves a question unanswered', async () => {
  db.bookings.push(booking(9, { user: maya, journeyDate: '2026-03-20' }))
  const app = openAs(maya, '/bookings')
  const [cancel] = await screen.findAllByRole('button', { name: /^Cancel booking/ })
  await app.user.click(cancel!)
  await screen.findByRole('alertdialog')
  fireEvent.popState(window)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(db.bookings.filter(({ bookingStatus }) => bookingStatus === 'Cancelled')).toEqual([])
})

test.each(['', '&date=2026-02-30'])(
  'PLN-1 D5: a link without a day that is one (%j) asks for it',
  async (date) => {
    const app = openAs(maya, `/plan-journey?from=ALD&to=DOR${date}`)
    expect(await screen.findByText('Choose a date')).toBeInTheDocument()
    await app.user.click(screen.getByRole('link', { name: 'Tue 3 Mar' }))
    await waitFor(() => expect(app.address()).toContain('date=2026-03-03'))
  },
)

test('G7: Back from a confirmation says that this is booked, and leads to it', async () => {
  const app = await openReview()
  await app.user.click(await screen.findByRole('button', { name: 'Book 1 seat' }))
  await waitFor(() => expect(app.address()).toContain('/bookings/confirmation/'))
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  const { pnr, _id } = db.bookings.at(-1)!
  await act(() => app.router.navigate({ to: `/bookings/new/${trainId(2)}`, search: { date: wednesday } }))
  const note = within(await screen.findByRole('note'))
  expect(note.getByText('You have a booking for this train, which starts on Wed 4 Mar')).toBeInTheDocument()
  await app.user.click(note.getByRole('link', { name: pnr }))
  await waitFor(() => expect(app.address()).toBe(`/bookings/${_id}`))
})

test('A11, PLN-6: a journey of several trains is not forgotten by signing in anew', async () => {
  const app = await openReview()
  const journey = { from: 'ALD', to: 'DOR' }
  await act(() => app.router.navigate({ to: '.', search: true, replace: true, state: { journey } as never }))
  server.use(http.get('*/api/bookings', () => fail(401, 'Not authorised')))
  act(() => void app.queryClient.invalidateQueries())
  await enter(app.user, await screen.findByLabelText('E-mail address'), 'maya@mail.test')
  await enter(app.user, screen.getByLabelText('Password'), 'Secret!1')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(app.address()).toContain(`/bookings/new/${trainId(2)}`))
  expect(app.router.state.location.state).toMatchObject({ journey })
})

test('A11, REV-5: a panel that a new sign-in leads back to, over the page for a forgotten password, closes onto its list', async () => {
  const list = `/reviews?train=${trainId(1)}`
  const app = openAs(maya, list, ['/help'])
  await app.user.click(await screen.findByRole('link', { name: 'Write a review' }))
  await screen.findByRole('dialog')
  server.use(http.get('*/api/bookings', () => fail(401, 'Not authorised')))
  act(() => void app.queryClient.invalidateQueries())
  await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await app.user.click(await screen.findByRole('link', { name: 'Back to login' }))
  server.resetHandlers()
  await enter(app.user, await screen.findByLabelText('E-mail address'), 'maya@mail.test')
  await enter(app.user, screen.getByLabelText('Password'), 'Secret!1')
  await app.user.click(screen.getByRole('button', { name: 'Log in' }))
  await app.user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel' }),
  )
  await noDialog()
  expect(app.address()).toBe(list)
})

test('X-2: Back finds a list as long as it was', async () => {
  db.bookings = Array.from({ length: 45 }, (_none, n) => booking(n + 1, { user: maya }))
  const app = openAs(maya, '/bookings')
  await app.user.click(await screen.findByRole('button', { name: /^Show 15 more/ }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(45))
  await act(() => app.router.navigate({ to: '/help' }))
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  back(app)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(45))
})
