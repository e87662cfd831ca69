import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { admin, trainId } from '@mocks/fixture'
import { server } from '@mocks/node'
import { invalid } from '@mocks/replies'
import { issueToken } from '@mocks/sessions'
import type { TrainInput } from '@/domain/trains/train'
import { trainResource } from '@/mutations/outbox/outbox-api'
import { outboxOf } from '@/mutations/outbox/outbox-of'
import { stationNames } from '@/mutations/station-names'
import { enter } from '@/test/enter'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const nightMail = trainId(1)
const open = (address = '/admin/trains') => renderApp(address, { token: issueToken(admin) })
type User = ReturnType<typeof open>['user']

const edited = `/admin/trains?edit=${nightMail}`
const record = () => db.trains.find(({ _id }) => _id === nightMail)
const editorPanel = async () => within(await screen.findByRole('dialog', { name: 'Night Mail (90001)' }))
const openEditor = async (user: User) => {
  await user.click(await screen.findByRole('link', { name: '90001' }))
  return within(await screen.findByRole('dialog'))
}
const close = async (user: User, panel: Awaited<ReturnType<typeof openEditor>>) => {
  const [first] = panel.getAllByRole('button', { name: 'Close' })
  if (first) await user.click(first)
  await editorIsClosed()
}
const sendNow = async (user: User) => user.click(await screen.findByRole('button', { name: 'Send now' }))
const editorIsClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('J1: a refusal that comes while the train is open again takes nothing of what is being typed', async () => {
  const { user } = open(edited)
  const first = await editorPanel()
  await enter(user, await first.findByRole('textbox', { name: 'Name' }), 'Owl Mail')
  await user.click(first.getByRole('button', { name: 'Save train' }))
  await editorIsClosed()
  const panel = await openEditor(user)
  const fare = await panel.findByRole('textbox', { name: /^Fare/ })
  await enter(user, fare, '250')

  server.use(http.put('*/api/trains/:id', () => invalid([{ path: 'name', msg: 'Name is reserved' }])))
  // Behind the open editor: it stands for the end of the ten seconds, and leaves the focus where it is.
  const behind = await screen.findByRole('button', { name: 'Send now', hidden: true })
  behind.click()
  const name = await panel.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveAccessibleDescription('Name is reserved'))
  expect(panel.getByText('The server did not take this change')).toBeInTheDocument()
  expect(panel.getByRole('textbox', { name: /^Fare/ })).toBe(fare)
  expect(fare).toHaveValue('250')
  expect(fare).toHaveFocus()

  server.resetHandlers()
  await user.click(panel.getByRole('button', { name: 'Save train' }))
  await editorIsClosed()
  await sendNow(user)
  await waitFor(() => expect(record()).toMatchObject({ name: 'Owl Mail', fare: 250 }))
})

test('J1: what is typed after a refusal is kept like any other, over what was meant', async () => {
  const { user } = open(edited)
  const first = await editorPanel()
  await enter(user, await first.findByRole('textbox', { name: 'Name' }), 'Owl Mail')
  await user.click(first.getByRole('button', { name: 'Save train' }))
  server.use(http.put('*/api/trains/:id', () => invalid([{ path: 'name', msg: 'Name is reserved' }])))
  await sendNow(user)
  await user.click(await screen.findByRole('link', { name: /^Edit: Change/ }))
  const again = within(await screen.findByRole('dialog'))
  await enter(user, await again.findByRole('textbox', { name: /^Fare/ }), '250')
  await close(user, again)
  await user.click(await screen.findByRole('link', { name: /^Edit: Change/ }))
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findByRole('textbox', { name: 'Name' })).toHaveValue('Owl Mail')
  expect(panel.getByRole('textbox', { name: /^Fare/ })).toHaveValue('250')
  expect(panel.getByText('This is what you typed before and did not save.')).toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Discard it' }))
  expect(panel.getByRole('textbox', { name: /^Fare/ })).toHaveValue('50')
})

test('J1: what somebody else changed while the editor was open, or kept, is not undone by saving it', async () => {
  const { user, queryClient } = open(edited)
  const calls = recordCalls()
  for (const [editor, name, fare] of [
    ['open', 'Owl Mail', 999],
    ['kept', 'Bat Mail', 888],
  ] as const) {
    const first = editor === 'open' ? await editorPanel() : await openEditor(user)
    await enter(user, await first.findByRole('textbox', { name: 'Name' }), name)
    if (editor === 'kept') await close(user, first)
    const changed = record()
    if (changed) changed.fare = fare
    await queryClient.refetchQueries({ queryKey: ['trains'] })
    const panel = editor === 'kept' ? await openEditor(user) : first
    expect(await panel.findByRole('textbox', { name: 'Name' }), editor).toHaveValue(name)
    calls.length = 0
    await user.click(panel.getByRole('button', { name: 'Save train' }))
    await editorIsClosed()
    await sendNow(user)
    await waitFor(() => expect(record(), editor).toMatchObject({ name, fare }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Pending changes' })).toBeNull())
    expect(
      calls.filter(({ method }) => method === 'PUT'),
      editor,
    ).toHaveLength(1)
  }
})

test('J1: what is typed and taken back is no draft; Escape closes the list of stations first, and only then the editor', async () => {
  const { user } = open(edited)
  const first = await editorPanel()
  const name = await first.findByRole('textbox', { name: 'Name' })
  await enter(user, name, 'Owl Mail')
  await enter(user, name, 'Night Mail')
  await close(user, first)
  const panel = await openEditor(user)
  expect(await panel.findByRole('textbox', { name: 'Name' })).toHaveValue('Night Mail')
  expect(panel.queryByText(/typed before/)).toBeNull()

  const station = panel.getByRole('combobox', { name: 'Station 1' })
  await enter(user, station, 'Bex')
  await waitFor(() => expect(station).toHaveAttribute('aria-expanded', 'true'))
  await user.keyboard('{Escape}')
  expect(station).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(station).toHaveValue('Bex')
  await user.keyboard('{Escape}')
  await editorIsClosed()
})

test('J1: stops without kilometres between them are no route any more, also where there was one', async () => {
  const before = record()
  if (before) before.route = before.route.filter((_, at, { length }) => at === 0 || at === length - 1)
  const { user } = open(edited)
  const panel = await editorPanel()
  for (const km of await panel.findAllByLabelText(/^km/)) await user.clear(km)
  await user.click(panel.getByRole('button', { name: 'Save train' }))
  await editorIsClosed()
  await sendNow(user)
  await waitFor(() => expect(record()?.route).toEqual([]))
  expect(record()).toMatchObject({ source: before?.source, destination: before?.destination })
})

test('J1: a new stop is of the day that the stop before it has by now; a fare that the server would ignore is refused at its field, but a new train may be free', async () => {
  const { user } = open(edited)
  const panel = await editorPanel()
  await enter(user, await panel.findByRole('textbox', { name: 'Day +, stop 2' }), '3')
  await user.click(panel.getByRole('button', { name: 'Add a stop after stop 2' }))
  expect(panel.getByRole('textbox', { name: 'Day +, stop 3' })).toHaveValue('3')

  const fare = panel.getByRole('textbox', { name: /^Fare/ })
  await enter(user, fare, '0')
  await user.click(panel.getByRole('button', { name: 'Save train' }))
  await waitFor(() => expect(fare).toHaveAccessibleDescription('A fare can be replaced, but not by 0'))
  await close(user, panel)
  await user.click(screen.getByRole('link', { name: 'Add train' }))
  const fresh = within(await screen.findByRole('dialog', { name: 'Add train' }))
  const free = await fresh.findByRole('textbox', { name: /^Fare/ })
  await enter(user, free, '0')
  await user.click(fresh.getByRole('button', { name: 'Add train' }))
  expect(await fresh.findAllByText('Enter the name')).not.toEqual([])
  expect(free).toHaveAccessibleDescription('')
})

test('J1: the ends of a run that its route leaves out stay its ends when a stop is changed', async () => {
  const train = record()!
  const [first, last] = [train.route[0]!.station, train.route.at(-1)!.station]
  train.route = train.route.slice(1, -1)
  const { user } = open(edited)
  const panel = await editorPanel()
  await enter(user, await panel.findByRole('textbox', { name: 'km, stop 2' }), '77')
  await user.click(panel.getByRole('button', { name: 'Save train' }))
  await editorIsClosed()
  await sendNow(user)
  await waitFor(() => expect(record()?.route.map(({ station }) => station)).toContain(first))
  expect(record()).toMatchObject({ source: first, destination: last })
  expect(
    record()
      ?.route.map(({ station }) => station)
      .at(-1),
  ).toBe(last)
})

test('J1 J2: a new train that was changed before it was refused is mended with that change, and made once', async () => {
  const { user, queryClient } = open()
  const stations = db.stations.map(({ _id }) => _id)
  await screen.findByRole('link', { name: '90001' })
  const outbox = outboxOf(queryClient)
  const input: TrainInput = {
    trainNumber: '90001',
    name: 'Dawn Express',
    trainType: 'Express',
    source: stations[0]!,
    destination: stations[3]!,
    departureTime: '2000-01-01T01:00:00.000Z',
    arrivalTime: '2000-01-01T03:00:00.000Z',
    totalSeats: 20,
    fare: 90,
    daysOfOperation: ['Mon'],
  }
  await act(async () => {
    outbox.stage(trainResource, { create: [input] })
    const [step] = outbox.state().changes[0]!.steps
    const made = trainResource.ofInput(step!.id, input, stationNames(queryClient))
    outbox.stage(trainResource, { update: [{ record: made, fields: { fare: 120 } }] })
  })
  await sendNow(user)
  const links = await screen.findAllByRole('link', { name: /^Edit: / })
  expect(links).toHaveLength(2)
  await user.click(links[1]!)
  const panel = within(await screen.findByRole('dialog', { name: 'Add train' }))
  expect(await panel.findByRole('textbox', { name: /^Fare/ })).toHaveValue('120')
  await enter(user, panel.getByRole('textbox', { name: /number/i }), '90077')
  const calls = recordCalls()
  await user.click(panel.getByRole('button', { name: 'Add train' }))
  await editorIsClosed()
  expect(outbox.state().changes).toHaveLength(1)
  await sendNow(user)
  await waitFor(() => expect(db.trains.at(-1)).toMatchObject({ trainNumber: '90077', fare: 120 }))
  expect(calls.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST'])
})
