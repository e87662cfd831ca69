import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '@mocks/db'
import { server } from '@mocks/node'
import { fail } from '@mocks/replies'
import { addDays, today } from '@/domain/time/calendar'
import { fakeAnswers } from '@/test/fake-answers'
import { tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'

afterEach(() => void vi.unstubAllGlobals())

const date = addDays(today('Asia/Kolkata'), 5)
const open = (query: string) =>
  renderApp(`/plan-journey?date=${date}&${query}`, { token: tokenOf('frequent-passenger') })
const section = () => screen.findByRole('region', { name: 'With changes' })

test('PLN-2: where trains run direct, journeys with changes come on a press, which is in the address', async () => {
  const { user, address } = open('from=PUNE&to=CSMT')
  await user.click(await within(await section()).findByRole('link', { name: 'Show journeys with changes' }))
  await waitFor(() => expect(address()).toContain('changes=2'))
  expect(screen.queryByRole('link', { name: 'Show journeys with changes' })).not.toBeInTheDocument()
})

test('PLN-2: where none runs direct they are there at once, each with changes, time, fare and its trains', async () => {
  const { user } = open('from=MYS&to=GHY')
  const found = within(await section())
  const cards = await found.findAllByRole('listitem')
  const first = within(cards[0] ?? document.body)
  expect(first.getByRole('heading', { name: /^[12] changes?: / })).toBeInTheDocument()
  expect(first.getByText(/^shortest change \d+h \d+m$/)).toBeInTheDocument()
  expect(first.getByText('per passenger, all trains')).toBeInTheDocument()
  await user.click(first.getByText(/trains, seats and booking$/))
  const legs = await first.findAllByRole('link', { name: /^Book \d+/ })
  expect(legs.length).toBeGreaterThanOrEqual(2)
  expect(legs[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/bookings\/new\/[0-9a-f]{24}\?from=MYS&to=/),
  )
})

test('PLN-2: a timetable that cannot be had is told in its place, and Retry brings it', async () => {
  server.use(http.get('*/api/trains', () => fail(503, 'Closed for the night'), { once: true }))
  const { user } = open('from=MYS&to=GHY')
  const found = within(await section())
  expect(await found.findByText('The journeys with changes could not be found')).toBeInTheDocument()
  await user.click(found.getByRole('button', { name: 'Try again' }))
  expect((await found.findAllByRole('listitem')).length).toBeGreaterThan(0)
})

test('N6, PLN-2: journeys with changes in a timetable that this device has kept say from when it is, and are looked for again in the new one', async () => {
  const answers = fakeAnswers()
  const first = open('from=MYS&to=GHY')
  const count = (await within(await section()).findAllByRole('listitem')).length
  await answers.written()
  first.unmount()
  const late = Promise.withResolvers<void>()
  server.use(http.get('*/api/trains', () => late.promise))
  open('from=MYS&to=GHY')
  expect(
    await screen.findByText(/^Journeys with changes: Timetable of .*, being made fresh\.$/),
  ).toBeVisible()
  expect(await within(await section()).findAllByRole('listitem')).toHaveLength(count)
  db.trains = []
  late.resolve()
  await waitFor(() => expect(screen.queryByText(/Timetable of/)).not.toBeInTheDocument())
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'With changes' })?.querySelector('li') ?? null).toBeNull(),
  )
})
