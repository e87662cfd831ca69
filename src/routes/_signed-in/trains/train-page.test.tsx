import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { maya, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { recordCalls } from '@/test/calls'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

// It is Tuesday, 3 March, at noon.
const open = (n: number, date: string) =>
  renderApp(`/trains/${trainId(n)}?date=${date}`, { token: issueToken(maya) })
const offer = () => screen.queryByRole('link', { name: 'Book' })

test('SEA-3: a train that has left today is said to have left, and is not offered', async () => {
  const calls = recordCalls()
  const { user } = open(2, '2026-03-04')
  expect(await screen.findByRole('link', { name: 'Book' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Tue 3 Mar Has left' }))
  await waitFor(() => expect(offer()).not.toBeInTheDocument())
  // Above the days and in their list.
  expect(screen.getAllByText('Has left')).toHaveLength(2)
  expect(calls.filter(({ path }) => path.includes('/seats?date=2026-03-03'))).toEqual([])
})

test('SEA-3: a train that is still to leave today is offered', async () => {
  addTrain(4, { departureTime: clock('12:01'), arrivalTime: clock('18:00') })
  open(4, '2026-03-03')
  expect(await screen.findByRole('link', { name: 'Book' })).toHaveAttribute(
    'href',
    `/bookings/new/${trainId(4)}?date=2026-03-03`,
  )
})

test('SEA-1: of a day gone by on which the train ran the page says that it has passed, of others that it does not run', async () => {
  const { unmount } = open(1, '2026-02-25')
  expect(await screen.findByText('This date has passed')).toBeInTheDocument()
  expect(offer()).not.toBeInTheDocument()
  unmount()
  open(1, '2026-03-05')
  expect(await screen.findByText('Does not run on this day')).toBeInTheDocument()
  expect(offer()).not.toBeInTheDocument()
})
