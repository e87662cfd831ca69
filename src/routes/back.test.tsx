import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, booking, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { openReview, wednesday } from '@/test/booking-form'
import { renderApp } from '@/test/render-app'
import { signInByForm } from '@/test/session/sign-in-form'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const openAs = (userId: string, address: string, visited: string[] = []) =>
  renderApp(address, { token: issueToken(userId), visited })
const back = (app: ReturnType<typeof renderApp>) => act(() => app.router.history.back())
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Presses Close as often; each time it is asked for anew. */
async function closeEditor(times = 1) {
  const editor = within(await screen.findByRole('dialog'))
  const [close] = await editor.findAllByRole('button', { name: 'Close' })
  for (let time = 0; time < times; time += 1) fireEvent.click(close!)
  await noDialog()
}

test('J1 J2 C3 X-2: Back closes the editor that a row has opened, the change log, and the search over the page', async () => {
  const app = openAs(admin, '/admin/trains?q=Night', ['/help'])
  await app.user.click(await screen.findByRole('link', { name: '90001' }))
  await screen.findByRole('dialog')
  back(app)
  await noDialog()
  expect(app.address()).toBe('/admin/trains?q=Night')
  for (const name of ['Change log', 'Search pages, trains and stations']) {
    await app.user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('dialog')
    fireEvent.popState(window)
    await noDialog()
  }
})

test('J1 X-2: an editor closes onto its list, opened by Forward again or together with another, and leaves no Back that does nothing', async () => {
  const app = openAs(admin, '/admin/stations', ['/help'])
  await app.user.click(await screen.findByRole('link', { name: 'ALD' }))
  for (const time of [1, 2]) {
    await closeEditor()
    expect(app.address(), String(time)).toBe('/admin/stations')
    act(() => app.router.history.forward())
  }
  await closeEditor()
  // Of two rows both are pressed before the first one has opened.
  const [first, second] = await Promise.all(['ALD', 'BEX'].map((name) => screen.findByRole('link', { name })))
  fireEvent.click(first!)
  fireEvent.click(second!)
  await closeEditor()
  expect(app.address()).toBe('/admin/stations')
  for (const name of ['Add station', 'ALD']) {
    await app.user.click(await screen.findByRole('link', { name }))
    // As a trembling hand does: one of the two leads back.
    await closeEditor(2)
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

test('PLN-1 D5: a link without a day that is one asks for it', async () => {
  const app = openAs(maya, '/help')
  for (const date of ['', '&date=2026-02-30']) {
    await act(() => app.router.navigate({ href: `/plan-journey?from=ALD&to=DOR${date}` }))
    expect(await screen.findByText('Choose a date'), date).toBeInTheDocument()
    await app.user.click(screen.getByRole('link', { name: 'Tue 3 Mar' }))
    await waitFor(() => expect(app.address(), date).toContain('date=2026-03-03'))
  }
})

/** The session ends while the page stands. */
function expire({ queryClient }: ReturnType<typeof renderApp>) {
  server.use(http.get('*/api/bookings', () => fail(401, 'Not authorised'), { once: true }))
  act(() => void queryClient.invalidateQueries())
}

test('A11, PLN-6, G7: a journey of several trains outlives a new sign-in; Back from its confirmation says that it is booked, and leads to it', async () => {
  const app = await openReview()
  const journey = { from: 'ALD', to: 'DOR' }
  await act(() => app.router.navigate({ to: '.', search: true, replace: true, state: { journey } as never }))
  expire(app)
  await signInByForm(app.user, 'maya@mail.test')
  const book = await screen.findByRole('button', { name: 'Book 1 seat' })
  expect(app.address()).toContain(`/bookings/new/${trainId(2)}`)
  expect(app.router.state.location.state).toMatchObject({ journey })
  await app.user.click(book)
  await waitFor(() => expect(app.address()).toContain('/bookings/confirmation/'))
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  const { pnr, _id } = db.bookings.at(-1)!
  await act(() => app.router.navigate({ to: `/bookings/new/${trainId(2)}`, search: { date: wednesday } }))
  const note = within(await screen.findByRole('note'))
  expect(note.getByText('You have a booking for this train, which starts on Wed 4 Mar')).toBeInTheDocument()
  await app.user.click(note.getByRole('link', { name: pnr }))
  await waitFor(() => expect(app.address()).toBe(`/bookings/${_id}`))
})

test('A11, REV-5: a panel that a new sign-in leads back to, over the page for a forgotten password, closes onto its list', async () => {
  const list = `/reviews?train=${trainId(1)}`
  const app = openAs(maya, list, ['/help'])
  await app.user.click(await screen.findByRole('link', { name: 'Write a review' }))
  await screen.findByRole('dialog')
  expire(app)
  await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await app.user.click(await screen.findByRole('link', { name: 'Back to login' }))
  await signInByForm(app.user, 'maya@mail.test')
  await app.user.click(
    await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel' }),
  )
  await noDialog()
  expect(app.address()).toBe(list)
})

test('X-2: Back finds a list as long as it was', async () => {
  db.bookings = Array.from({ length: 31 }, (_none, n) => booking(n + 1, { user: maya }))
  const app = openAs(maya, '/bookings')
  await app.user.click(await screen.findByRole('button', { name: /^Show 1 more/ }))
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(31))
  await act(() => app.router.navigate({ to: '/help' }))
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  back(app)
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(31))
})
