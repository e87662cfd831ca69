import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { inSmallRailway } from '@/test/railway/small-railway'
import { admin, maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { signedIn } from '@/auth/session'
import { getSession } from '@/auth/session-store'
import { readDraft, writeDraft } from '@/lib/storage/user-data'
import { notices } from '@/lib/notify'
import { writeChangeLog } from '@/mutations/outbox/change-log'
import { openAdmin, pendingGone } from '@/test/outbox/open-admin'

inSmallRailway()

test('ADM-4: logging out sends what was staged first, and waits for the answer', async () => {
  const answer = Promise.withResolvers<undefined>()
  const { user, remove, address, deleted } = await openAdmin()
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
  const { user, remove, router, address, deleted } = await openAdmin()
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
  await pendingGone()
  expect(address()).toBe('/settings')

  await user.click(await screen.findByRole('button', { name: 'Erase local data' }))
  await user.click(await screen.findByRole('button', { name: 'Erase and log out' }))
  await waitFor(() => expect(address()).toBe('/login'))
})

test('ADM-4: logging out says that not everything was taken', async () => {
  const { user, remove, address } = await openAdmin()
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
  const { user, remove, router, address } = await openAdmin()
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
  const { user, remove, router, address } = await openAdmin()
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
  const { user, remove, address } = await openAdmin()
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
  const { user, remove } = await openAdmin()
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

test('ADM-4: closing the page sends what was staged; it warns only where that could not be carried', async () => {
  const { remove, outbox, deleted } = await openAdmin()
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  await remove('Train 2')
  expect(closing()).toBe(false)
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  expect([closing(), offline.mock.calls.length]).toEqual([true, 1])
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
