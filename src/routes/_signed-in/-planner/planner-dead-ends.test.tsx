import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { maya, stationId, trainId } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { renderApp } from '@/test/render-app'
import { addTrain, clock, inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const open = (query: string) => renderApp(`/journey-planner?${query}`, { token: issueToken(maya) })
const headingHasFocus = () =>
  expect(screen.getByRole('heading', { level: 1, name: 'Plan a journey' })).toHaveFocus()
const times = (from: string, to: string) => ({ departureTime: clock(from), arrivalTime: clock(to) })

test('PLN-1: a code that no station has offers the stations it may have meant', async () => {
  const { user, address } = open('from=BEXO&to=DOR&date=2026-03-04')
  expect(await screen.findByText('There is no station with the code BEXO')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'From Bexor (BEX)' }))
  await waitFor(() => expect(address()).toBe('/journey-planner?from=BEX&to=DOR&date=2026-03-04'))
  expect(await screen.findByRole('combobox', { name: 'From' })).toHaveValue('Bexor (BEX)')
  expect(await screen.findByText(/^0 direct trains/)).toBeInTheDocument()
  headingHasFocus()
})

test('PLN-1: a date that has passed offers today and tomorrow, without what was open on it', async () => {
  const { user, address } = open('from=ALD&to=DOR&date=2026-03-01&later=1&journey=90002.ALD.2026-03-01.0600')
  expect(await screen.findByText('This date has passed')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tue 3 Mar' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Wed 4 Mar' }))
  await waitFor(() => expect(address()).toBe('/journey-planner?from=ALD&to=DOR&date=2026-03-04'))
  expect(await screen.findByText('2 direct trains, Wed 4 Mar')).toBeInTheDocument()
  headingHasFocus()
})

test('PLN-1: the same station twice leads to the field that can mend it', async () => {
  const { user } = open('from=ALD&to=ALD&date=2026-03-04')
  await user.click(await screen.findByRole('button', { name: 'Choose where to go' }))
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveFocus()
})

test('PLN-2: where nothing goes, the three days around offer what they have, direct or with changes', async () => {
  const [aldun = '', bexor = '', cimra = ''] = [1, 2, 3].map(stationId)
  db.trains = db.trains.filter(({ _id }) => _id === trainId(3))
  addTrain(4, { source: aldun, destination: cimra, daysOfOperation: ['Fri'] })
  addTrain(5, { source: aldun, destination: bexor, ...times('07:00', '08:00'), daysOfOperation: ['Thu'] })
  addTrain(6, { source: bexor, destination: cimra, ...times('09:00', '10:00'), daysOfOperation: ['Thu'] })
  const { user, address } = open('from=ALD&to=CIM&date=2026-03-04&later=1')
  expect(await screen.findByText('No direct train from Aldun to Cimra on Wed 4 Mar')).toBeInTheDocument()
  expect(await screen.findByText('No journey with one or two changes on Wed 4 Mar')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Try Fri 6 Mar' })).toBeInTheDocument()
  const days = within(await screen.findByRole('navigation', { name: 'Other days' }))
  await user.click(days.getByRole('link', { name: 'Thu 5 Mar: 1 journey with changes' }))
  await waitFor(() => expect(address()).toBe('/journey-planner?from=ALD&to=CIM&date=2026-03-05'))
  expect(await screen.findByRole('heading', { name: '1 change: Bexor' })).toBeInTheDocument()
  headingHasFocus()
  await user.click(screen.getByRole('link', { name: 'Try Fri 6 Mar' }))
  expect(await screen.findByText('1 direct train, Fri 6 Mar')).toBeInTheDocument()
  headingHasFocus()
})

test('PLN-2: direct trains of the days around are counted without asking for them', async () => {
  db.trains = db.trains.filter(({ _id }) => _id !== trainId(2))
  addTrain(4, { daysOfOperation: ['Fri', 'Tue'] })
  open('from=ALD&to=DOR&date=2026-03-05')
  const days = within(await screen.findByRole('navigation', { name: 'Other days' }))
  expect(screen.getByRole('link', { name: 'Try Fri 6 Mar' })).toBeInTheDocument()
  // Today's has left already.
  expect(days.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Wed 4 Mar: 1 direct train',
  ])
})
