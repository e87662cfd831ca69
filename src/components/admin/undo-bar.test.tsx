import { act, screen, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { inSmallRailway } from '@/test/railway/small-railway'
import { maya, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import { notices } from '@/lib/notify'
import { renderApp } from '@/test/render-app'
import { openAdmin, pendingBar, pendingGone } from '@/test/outbox/open-admin'

inSmallRailway()

test('J2: pending changes are listed newest first; each is undone by itself, and the focus stays at hand', async () => {
  const { user, remove, outbox } = await openAdmin()
  await remove('Train 2')
  await remove('Train 3', 'Train 4')
  const region = await pendingBar()
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
  await pendingGone()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(outbox.state().changes).toEqual([])
})

test('ADM-2, ADM-5: what is refused stays with its reasons until it is retried or discarded; undo is gone', async () => {
  const { user, remove } = await openAdmin()
  await remove('Night Mail')
  await remove('Train 2', 'Night Mail')
  await user.click(within(await pendingBar()).getByRole('button', { name: 'Send now' }))
  const region = await pendingBar()
  await within(region).findByRole('button', { name: 'Retry: Delete Night Mail (90001)' })
  expect(within(region).getByText('This train has bookings and cannot be deleted')).toBeInTheDocument()
  expect(notices()[0]?.message).toMatch(/^Night Mail \(90001\) was not deleted: This train has bookings/)
  expect(within(region).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument()
  db.bookings = []
  await user.click(within(region).getByRole('button', { name: /^Retry/ }))
  await pendingGone()
})

test('ADM-5: of many, the failed ones are listed by name', async () => {
  db.trains.push({ ...db.trains[0]!, _id: trainId(9), name: 'Moon Mail', trainNumber: '90099' })
  const { user, remove } = await openAdmin()
  db.bookings.push({ ...db.bookings[0]!, train: trainId(9) })
  await remove('Train 2', 'Night Mail', 'Moon Mail')
  await user.click(within(await pendingBar()).getByRole('button', { name: 'Send now' }))
  const region = await pendingBar()
  expect(await within(region).findByText('2 of 3 trains were not deleted')).toBeInTheDocument()
  await user.click(within(region).getByText('Which, and why'))
  expect(within(region).getByText('Night Mail (90001)').parentElement).toHaveTextContent(
    /^Night Mail \(90001\): This train has bookings/,
  )
  expect(within(region).getByText('Moon Mail (90099)')).toBeVisible()
  await user.click(within(region).getByRole('button', { name: 'Discard: Delete 3 trains' }))
  await pendingGone()
})

test('J2: Ctrl or ⌘ with Z undoes the latest, unless text is being written, and nothing behind an open dialog', async () => {
  const { user, remove, router, outbox } = await openAdmin()
  await remove('Train 2')
  await remove('Train 3')
  await pendingBar()
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
  await pendingGone()

  await remove('Train 2')
  await act(() => router.navigate({ to: '.', search: { edit: trainId(3) } }))
  const dialog = await screen.findByRole('dialog')
  const day = await within(dialog).findByRole('checkbox', { name: 'Mon' })
  day.focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(outbox.state().changes).toHaveLength(1)
})

test('ADM-4, J2: the bar goes along when the admin area is left, and the change can still be undone there; "Undo all" takes everything back, "Send now" waits no longer', async () => {
  const { user, remove, router, deleted } = await openAdmin()
  await remove('Train 2')
  await act(() => router.navigate({ to: '/about' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument()
  await user.click(within(await pendingBar()).getByRole('button', { name: /^Undo: Delete Train 2/ }))
  await pendingGone()
  expect(deleted()).toBe(0)

  await remove('Train 2')
  await remove('Train 3')
  await user.click(within(await pendingBar()).getByRole('button', { name: 'Undo all' }))
  await pendingGone()
  await remove('Train 2')
  expect(within(await pendingBar()).queryByRole('button', { name: 'Undo all' })).not.toBeInTheDocument()
  expect(deleted()).toBe(0)
  await user.click(within(await pendingBar()).getByRole('button', { name: 'Send now' }))
  await pendingGone()
  expect(deleted()).toBe(1)
  expect(db.trains.map(({ name }) => name)).not.toContain('Train 2')
})

test('J2: a passenger sees nothing of all this', async () => {
  renderApp('/dashboard', { token: issueToken(maya) })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Pending changes' })).not.toBeInTheDocument()
})

test('J2 goal G32: a name that runs the other way stands by itself in the bar, in its reasons and in the message', async () => {
  for (const [index, name] of ['رحلة', 'רכבת'].entries()) db.trains[index]!.name = name
  const { user, remove } = await openAdmin()
  await remove('رحلة')
  const region = await pendingBar()
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

test('J2 goal G32: what is asked before a record goes keeps its order', async () => {
  db.trains[1]!.name = 'רכבת'
  const { user } = await openAdmin()
  await user.click(await screen.findByRole('checkbox', { name: 'Choose 90002 רכבת' }))
  await user.click(screen.getByRole('button', { name: 'Delete רכבת (90002)' }))
  const asked = await screen.findByRole('heading', { name: 'Delete רכבת (90002)?' })
  expect(within(asked).getByText('רכבת (90002)').tagName).toBe('BDI')
})
