import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { addTrain, inSmallRailway } from '@/test/small-railway'
import { admin, maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { signedIn } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { readDraft, writeDraft } from '@/lib/draft'
import { noop } from '@/lib/noop'
import { notices } from '@/lib/notify'
import { outboxOf } from '@/mutations/outbox-of'
import { writeChangeLog } from '@/mutations/change-log'
import { trainResource } from '@/mutations/outbox-trains'
import { trainQueries } from '@/queries/trains'
import { recordCalls } from '@/test/calls'
import { emptyOutbox } from '@/test/empty-outbox'
import { renderApp } from '@/test/render-app'

inSmallRailway()

let close = noop
afterEach(() => close())

/** The admin area, with a hand on what its tables will promise. */
async function open(address = '/admin/trains') {
  db.bookings = db.bookings.filter(({ train }) => train === trainId(1))
  addTrain(4)
  const app = renderApp(address, { token: issueToken(admin) })
  await screen.findByRole('heading', { level: 1 })
  const { items } = await app.queryClient.query(trainQueries.list())
  const outbox = outboxOf(app.queryClient)
  close = () => emptyOutbox(app.queryClient)
  const remove = (...names: string[]) =>
    act(async () => {
      outbox.promise(trainResource, { remove: items.filter(({ name }) => names.includes(name)) })
    })
  const calls = recordCalls()
  return { ...app, outbox, remove, deleted: () => calls.filter(({ method }) => method === 'DELETE').length }
}
const bar = () => screen.findByRole('region', { name: 'Pending changes' })
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Pending changes' })).not.toBeInTheDocument())

test('J2: pending changes are listed newest first; each is undone by itself, and the focus stays at hand', async () => {
  const { user, remove, outbox } = await open()
  await remove('Train 2')
  await remove('Train 3', 'Train 4')
  const region = await bar()
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Delete 2 trains10 sUndo', 'Delete Train 2 (90002)10 sUndo'])
  expect(screen.getByText('Delete 2 trains. You can undo it for 10 seconds.')).toHaveAttribute(
    'role',
    'status',
  )
  within(region).getByRole('button', { name: 'Undo: Delete Train 2 (90002)' }).focus()
  await user.keyboard('{Enter}')
  expect(within(region).getByRole('heading')).toHaveTextContent('1 change not sent yet')
  expect(region).toHaveFocus()
  expect(screen.getByText('Undone: Delete Train 2 (90002).')).toBeInTheDocument()
  within(region).getByRole('button', { name: 'Undo: Delete 2 trains' }).focus()
  await user.keyboard('{Enter}')
  await gone()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(outbox.state().changes).toEqual([])
})

test('J2: "Undo all" takes everything back, "Send now" waits no longer', async () => {
  const { user, remove, deleted } = await open()
  await remove('Train 2')
  await remove('Train 3')
  await user.click(within(await bar()).getByRole('button', { name: 'Undo all' }))
  await gone()
  await remove('Train 2')
  expect(within(await bar()).queryByRole('button', { name: 'Undo all' })).not.toBeInTheDocument()
  expect(deleted()).toBe(0)
  await user.click(within(await bar()).getByRole('button', { name: 'Send now' }))
  await gone()
  expect(deleted()).toBe(1)
  expect(db.trains.map(({ name }) => name)).not.toContain('Train 2')
})

test('ADM-2, ADM-5: what is refused stays with its reasons until it is retried or discarded; undo is gone', async () => {
  const { user, remove } = await open()
  await remove('Night Mail')
  await remove('Train 2', 'Night Mail')
  await user.click(within(await bar()).getByRole('button', { name: 'Send now' }))
  const region = await bar()
  await within(region).findByRole('button', { name: 'Retry: Delete Night Mail (90001)' })
  expect(within(region).getByText('This train has bookings and cannot be deleted')).toBeInTheDocument()
  expect(notices()[0]?.message).toMatch(/^Night Mail \(90001\) was not deleted: This train has bookings/)
  expect(within(region).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  db.bookings = []
  await user.click(within(region).getByRole('button', { name: /^Retry/ }))
  await gone()
})

test('ADM-5: of many, the failed ones are listed by name', async () => {
  db.trains.push({ ...db.trains[0]!, _id: trainId(9), name: 'Moon Mail', trainNumber: '90099' })
  const { user, remove } = await open()
  db.bookings.push({ ...db.bookings[0]!, train: trainId(9) })
  await remove('Train 2', 'Night Mail', 'Moon Mail')
  await user.click(within(await bar()).getByRole('button', { name: 'Send now' }))
  const region = await bar()
  expect(await within(region).findByText('2 of 3 not deleted')).toBeInTheDocument()
  await user.click(within(region).getByText('Which, and why'))
  expect(within(region).getByText('Night Mail (90001)').parentElement).toHaveTextContent(
    /^Night Mail \(90001\): This train has bookings/,
  )
  expect(within(region).getByText('Moon Mail (90099)')).toBeVisible()
  await user.click(within(region).getByRole('button', { name: 'Discard: Delete 3 trains' }))
  await gone()
})

test('J2: Ctrl or ⌘ with Z undoes the latest, unless text is being written', async () => {
  const { user, remove, outbox } = await open()
  await remove('Train 2')
  await remove('Train 3')
  await bar()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(outbox.state().changes).toHaveLength(2)
  field.remove()
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(outbox.state().changes).toHaveLength(2)
  await user.keyboard('{Control>}z{/Control}')
  expect(outbox.state().changes.map(({ subject }) => subject)).toEqual(['Train 2 (90002)'])
  await user.keyboard('{Meta>}z{/Meta}')
  await gone()
})

test('J2: in an open dialog Ctrl with Z undoes nothing behind it', async () => {
  const { user, remove, router, outbox } = await open()
  await remove('Train 2')
  await act(() => router.navigate({ to: '.', search: { edit: trainId(3) } }))
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByRole('checkbox', { name: 'Mon' }).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(outbox.state().changes).toHaveLength(1)
})

test('ADM-4: the bar goes along when the admin area is left, and the change can still be undone there', async () => {
  const { user, remove, router, deleted } = await open()
  await remove('Train 2')
  await act(() => router.navigate({ to: '/about' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument()
  await user.click(within(await bar()).getByRole('button', { name: /^Undo: Delete Train 2/ }))
  await gone()
  expect(deleted()).toBe(0)
})

test('ADM-4: logging out sends what was promised first, and waits for the answer', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { user, remove, address, deleted } = await open()
  server.use(http.delete('*/api/trains/:id', () => answer.promise))
  await remove('Train 2')
  await user.click(screen.getByRole('button', { name: 'Account of Asha Admin' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() =>
    expect(
      within(screen.getByRole('region', { name: 'Pending changes' })).getByText('Sending…'),
    ).toBeInTheDocument(),
  )
  expect(address()).toBe('/admin/trains')
  answer.resolve(undefined)
  await waitFor(() => expect(address()).toBe('/login'))
  expect(deleted()).toBe(1)
  expect(db.trains.map(({ name }) => name)).not.toContain('Train 2')
})

test('B9, ADM-4: erasing waits as well, and Go back calls it off, whatever is answered then', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { user, remove, router, address, deleted } = await open()
  server.use(http.delete('*/api/trains/:id', () => answer.promise))
  await remove('Train 2')
  await act(() => router.navigate({ to: '/settings' }))
  await user.click(await screen.findByRole('button', { name: 'Erase local data' }))
  const erase = await screen.findByRole('button', { name: 'Erase and log out' })
  await user.click(erase)
  await waitFor(() => expect(erase).toHaveAttribute('aria-busy', 'true'))
  await user.click(screen.getByRole('button', { name: 'Go back' }))
  answer.resolve(undefined)
  await waitFor(() => expect(deleted()).toBe(1))
  await gone()
  expect(address()).toBe('/settings')

  await user.click(await screen.findByRole('button', { name: 'Erase local data' }))
  await user.click(await screen.findByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
})

test('ADM-4: logging out says that not everything was taken', async () => {
  const { user, remove, address } = await open()
  await remove('Night Mail')
  await user.click(screen.getByRole('button', { name: 'Account of Asha Admin' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(address()).toBe('/login'))
  await waitFor(() =>
    expect(notices().map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Not everything you changed/),
    ),
  )
})

test('B9, ADM-4: erasing does not send anybody to the change log that it erases', async () => {
  const { user, remove, router, address } = await open()
  await remove('Night Mail')
  await act(() => router.navigate({ to: '/settings' }))
  await user.click(await screen.findByRole('button', { name: 'Erase local data' }))
  await user.click(await screen.findByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  await waitFor(() =>
    expect(notices().map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Not everything you changed was taken. The change log is erased/),
    ),
  )
  writeChangeLog()
  expect(localStorage.getItem(`admin-log:${admin}`)).toBeNull()
})

test('B9, A8: erasing erases, also where the server ends the session while something is sent', async () => {
  const { user, remove, router, address } = await open()
  server.use(http.delete('*/api/trains/:id', () => fail(401, 'Not authorised')))
  localStorage.setItem('start-page', 'trains')
  await remove('Train 2')
  await act(() => router.navigate({ to: '/settings' }))
  await user.click(await screen.findByRole('button', { name: 'Erase local data' }))
  expect(screen.getByText(/^Changes that are not sent yet are sent first/)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
  await waitFor(() => expect(localStorage.getItem('start-page')).toBeNull())
})

test('A8 G7: logging out leaves nothing behind, also where the server ends the session while something is sent', async () => {
  const { user, remove, address } = await open()
  writeDraft(admin, 'train:new', { name: 'Half a train' })
  server.use(http.delete('*/api/trains/:id', () => fail(401, 'Not authorised')))
  await remove('Train 2')
  await user.click(screen.getByRole('button', { name: 'Account of Asha Admin' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(address()).toBe('/login'))
  await waitFor(() => expect(readDraft(admin, 'train:new')).toBeNull())
})

test('A8: a log-out that waited ends nobody else’s session', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { user, remove } = await open()
  server.use(http.delete('*/api/trains/:id', () => answer.promise))
  await remove('Train 2')
  await user.click(screen.getByRole('button', { name: 'Account of Asha Admin' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByText('Sending…')
  act(() =>
    signedIn(
      issueToken(maya),
      { _id: maya, name: 'Maya Lobo', email: 'maya@mail.test', role: 'user', roles: [] },
      false,
    ),
  )
  // Kept by another tab of this device, say.
  writeDraft(admin, 'train:new', { name: 'Half a train' })
  answer.resolve(undefined)
  await screen.findByRole('button', { name: 'Account of Maya Lobo' })
  await waitFor(() => expect(readDraft(admin, 'train:new')).toBeNull())
  expect(getSession().user?._id).toBe(maya)
})

test('ADM-4: closing the page sends what was promised; it warns only where that could not be carried', async () => {
  const { remove, outbox, deleted } = await open()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  await remove('Train 2')
  expect(closing()).toBe(false)
  const can = vi.spyOn(outbox, 'canLeave').mockReturnValueOnce(false)
  expect([closing(), can.mock.calls.length]).toEqual([true, 1])
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(deleted()).toBe(1))
  await waitFor(() => expect(outbox.state().changes).toEqual([]))
  // Nothing is open: nothing listens.
  window.dispatchEvent(new Event('pagehide'))
  expect(deleted()).toBe(1)

  server.use(http.delete('*/api/trains/:id', () => fail(409, 'It is booked')))
  await remove('Train 3')
  await act(() => outbox.sendNow())
  // What was refused would go with the page, and nobody would hear of it.
  expect(closing()).toBe(true)
  await act(async () => outbox.state().changes.forEach(({ id }) => outbox.discard(id)))
  expect(closing()).toBe(false)
})

test('J2: a passenger sees nothing of all this', async () => {
  renderApp('/dashboard', { token: issueToken(maya) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Pending changes' })).not.toBeInTheDocument()
})

test('goal G32: a name that runs the other way stands by itself in the bar, in its reasons and in the message', async () => {
  for (const [index, name] of ['رحلة', 'רכבת'].entries()) db.trains[index]!.name = name
  const { user, remove } = await open()
  await remove('رحلة')
  const region = await bar()
  const named = (words: string) =>
    within(region)
      .getAllByText(words)
      .map(({ tagName }) => tagName)
  expect(named('رحلة (90001)')).toEqual(['BDI'])
  expect(within(region).getByRole('listitem')).toHaveTextContent(/^Delete رحلة \(90001\)/)
  server.use(http.delete('*/api/trains/:id', () => fail(400, 'In use')))
  await user.click(within(region).getByRole('button', { name: 'Send now' }))
  await within(region).findByRole('button', { name: 'Retry: Delete رحلة (90001)' })
  expect(named('رحلة (90001)')).toEqual(['BDI'])
  expect(notices()[0]?.message).toBe('\u2068رحلة (90001)\u2069 was not deleted: In use')
  await remove('רכבת', 'Train 3')
  await user.click(within(region).getByRole('button', { name: 'Send now' }))
  await user.click(await within(region).findByText('Which, and why'))
  expect(named('רכבת (90002)')).toEqual(['BDI'])
})

test('goal G32: what is asked before a record goes keeps its order', async () => {
  db.trains[1]!.name = 'רכבת'
  const { user } = await open()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose 90002 רכבת' }))
  await user.click(screen.getByRole('button', { name: 'Delete רכבת (90002)' }))
  const asked = await screen.findByRole('heading', { name: 'Delete רכבת (90002)?' })
  expect(within(asked).getByText('רכבת (90002)').tagName).toBe('BDI')
})
