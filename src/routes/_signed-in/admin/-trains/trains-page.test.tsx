import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { invalid } from '@mocks/replies'
import { db } from '@mocks/db'
import { enter } from '@/test/enter'
import { inSmallRailway } from '@/test/railway/small-railway'
import { recordCalls } from '@/test/calls'
import { issueToken } from '@mocks/sessions'
import { admin } from '@mocks/fixture'
import { notices } from '@/lib/notify'
import { renderApp } from '@/test/render-app'

inSmallRailway()

const open = (address = '/admin/trains') => renderApp(address, { token: issueToken(admin) })
const table = () => screen.findByRole('table', { name: 'Trains' })
const numbers = () =>
  within(screen.getByRole('table', { name: 'Trains' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

test('J1, E3, J2: an empty form says what is missing, field by field; a new train comes first and the total grows at once; undone, it is gone and nothing was sent', async () => {
  const { user } = open('/admin/trains?edit=new')
  const calls = recordCalls()
  const panel = await screen.findByRole('dialog', { name: 'Add train' })
  const field = (name: string | RegExp) => within(panel).getByRole('textbox', { name })
  const number = await within(panel).findByRole('textbox', { name: 'Number' })
  await user.click(within(panel).getByRole('button', { name: 'Add train' }))
  const summary = await within(panel).findByRole('alert')
  for (const words of [
    'Enter the number',
    'Enter the name',
    'Choose the type',
    'Stop 1: Choose the station',
  ]) {
    expect(within(summary).getByText(words)).toBeInTheDocument()
  }
  await enter(user, number, '90077')
  await enter(user, field('Name'), 'Test Mail')
  await user.selectOptions(within(panel).getByRole('combobox', { name: 'Type' }), 'Express')
  await enter(user, field('Seats'), '120')
  await enter(user, field(/^Fare/), '99.50')
  await enter(user, within(panel).getByRole('combobox', { name: 'Station 1' }), 'ALD')
  await user.tab()
  await enter(user, within(panel).getByRole('combobox', { name: 'Station 2' }), 'DOR')
  await user.tab()
  await enter(user, within(panel).getByLabelText('Leaves, first stop'), '08:00')
  await enter(user, within(panel).getByLabelText('Arrives, last stop'), '11:30')
  await user.click(within(panel).getByRole('button', { name: 'Add train' }))
  await waitFor(() => expect(numbers()[0]).toBe('90077'))
  expect(screen.getByText(`${db.trains.length + 1} trains`)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: /^Undo: Create/ }))
  await waitFor(() => expect(numbers()).not.toContain('90077'))
  expect(screen.getByText(`${db.trains.length} trains`)).toBeInTheDocument()
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('E3, J2: deleted trains go at once, after a word about what that touches, and come back to their place', async () => {
  const { user } = open()
  await table()
  const before = numbers()
  await user.click(screen.getByRole('checkbox', { name: /^Choose 90002/ }))
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  const question = await screen.findByRole('alertdialog')
  expect(await within(question).findByText(/bookings? use|No booking uses/)).toBeInTheDocument()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(numbers()).toEqual(before.filter((number) => number !== '90002')))
  await user.click(await screen.findByRole('button', { name: /^Undo: Delete/ }))
  await waitFor(() => expect(numbers()).toEqual(before))
})

test('J2, D5: search, filters and order stand in the address', async () => {
  const { user, address } = open('/admin/trains?sort=-number')
  await table()
  expect(numbers()).toEqual([...numbers()].toSorted().toReversed())
  await enter(user, screen.getByRole('searchbox', { name: 'Search' }), 'night')
  await waitFor(() => expect(address()).toBe('/admin/trains?sort=-number&q=night'))
  await waitFor(() => expect(numbers()).toEqual(['90001']))
})

test('J1: what the server refuses stands at its field when the change is opened again, with what was typed; a changed name is sent with nothing else changed', async () => {
  const { user } = open()
  await table()
  const [first] = db.trains
  const before = structuredClone(first)
  server.use(
    http.put('*/api/trains/:id', () =>
      invalid([
        { path: 'name', msg: 'Name is reserved', value: '' },
        { path: 'route[1].distance', msg: 'Distance is off the map', value: 1 },
        { path: 'colour', msg: 'Colour is required', value: '' },
      ]),
    ),
  )
  const panelOf = () => screen.findByRole('dialog', { name: 'Night Mail (90001)' })
  await user.click(screen.getByRole('link', { name: '90001' }))
  const name = await within(await panelOf()).findByRole('textbox', { name: 'Name' })
  await enter(user, name, 'Owl Mail')
  await user.click(screen.getByRole('button', { name: 'Save train' }))
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await user.click(await screen.findByRole('link', { name: /^Edit: Change/ }))

  const panel = await screen.findByRole('dialog')
  const again = await within(panel).findByRole('textbox', { name: 'Name' })
  expect(again).toHaveValue('Owl Mail')
  expect(again).toHaveAccessibleDescription('Name is reserved')
  expect(within(panel).getByLabelText('km, stop 2')).toHaveAccessibleDescription('Distance is off the map')
  const summary = within(panel).getByRole('alert', { name: 'There is a problem' })
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Name is reserved', 'Stop 2: Distance is off the map'])
  expect(within(panel).getByText('Colour is required')).toBeInTheDocument()

  server.resetHandlers()
  const calls = recordCalls()
  await enter(user, again, 'Bat Mail')
  await user.click(within(panel).getByRole('button', { name: 'Save train' }))
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(db.trains.find(({ _id }) => _id === first?._id)?.name).toBe('Bat Mail'))
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  expect(db.trains.find(({ _id }) => _id === first?._id)).toMatchObject({ route: before?.route })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pending changes' })).toBeNull())
})

test('ADM-6: until there are bookings, stations or trains, no file of them is offered', async () => {
  const { router, queryClient } = open('/help')
  await screen.findByRole('heading', { level: 1 })
  for (const list of ['bookings', 'stations', 'trains']) {
    const late = Promise.withResolvers<void>()
    server.use(http.get(list === 'bookings' ? '*/api/admin/bookings' : `*/api/${list}`, () => late.promise))
    queryClient.removeQueries()
    await act(() => router.navigate({ href: `/admin/${list}` }))
    expect(await screen.findByRole('button', { name: 'Export CSV' }), list).toBeDisabled()
    late.resolve()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV' }), list).toBeEnabled())
  }
})

test('J1, E3, X-1: what a filter hides is not deleted with what is chosen, and stays chosen; the focus stays on the page', async () => {
  const { user } = open()
  await table()
  const calls = recordCalls()
  await user.click(screen.getByRole('checkbox', { name: /90002/ }))
  await user.click(screen.getByRole('checkbox', { name: /90003/ }))
  await enter(user, screen.getByRole('searchbox', { name: 'Search' }), '90003')
  await waitFor(() => expect(numbers()).toEqual(['90003']))
  await user.click(screen.getByRole('button', { name: /^Delete/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: /^Delete/ }))
  // The button that asked goes with what it was for.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(db.trains.some(({ trainNumber }) => trainNumber === '90003')).toBe(false))
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }))
  await waitFor(() => expect(numbers()).toContain('90002'))
  expect(screen.getByRole('checkbox', { name: /90002/ })).toBeChecked()
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('ADM-6: without the codes of the stations there is no file, and it is said', async () => {
  let down = true
  server.use(http.get('*/api/stations', () => (down ? HttpResponse.error() : undefined)))
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  const { user } = open()
  await table()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(notices().map(({ message }) => message)).toContain('Failed to fetch stations'))
  expect(saved).not.toHaveBeenCalled()
  down = false
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [file] = saved.mock.calls[0] ?? []
  expect(await (file as Blob).text()).toContain('ALD')
})
