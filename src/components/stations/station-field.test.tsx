import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { readRecentStations, rememberStations } from './recent-stations'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const field = (name: string) => screen.findByRole('combobox', { name })

async function openPlanner(address = '/journey-planner') {
  const app = renderApp(address, { token: issueToken(maya) })
  // The form is there before the stations.
  await screen.findByText(/^Between \d+ stations/)
  return app
}

const offered = () =>
  within(screen.getByRole('listbox', { name: 'From: Recent stations' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.slice(-3))

test('design: an empty field offers the stations last used, the latest first, and one press takes one', async () => {
  rememberStations(maya, ['CIM', 'BEX', 'GONE'])
  const { user } = await openPlanner()
  await user.click(await field('From'))
  expect(offered()).toEqual(['CIM', 'BEX'])
  expect(screen.getByText('2 to choose from')).toHaveAttribute('role', 'status')
  await user.click(screen.getByRole('option', { name: /Bexor/ }))
  expect(await field('From')).toHaveValue('Bexor (BEX)')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('design: by keyboard as well; what is typed is searched for; emptied again, the field offers them again', async () => {
  rememberStations(maya, ['CIM', 'BEX'])
  const { user } = await openPlanner()
  act(() => screen.getByRole('combobox', { name: 'From' }).focus())
  expect(offered()).toEqual(['CIM', 'BEX'])
  await user.keyboard('dor')
  expect(screen.getByRole('listbox', { name: 'From' })).toHaveTextContent('Dorlo')
  await user.keyboard('{Backspace}{Backspace}{Backspace}{ArrowDown}{ArrowDown}')
  expect(offered()).toEqual(['CIM', 'BEX'])
  expect(await field('From')).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a search remembers its two stations for its user; who never searched is offered nothing', async () => {
  const { user, address } = await openPlanner()
  await user.click(await field('From'))
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('ald')
  await user.tab()
  await user.type(await field('To'), 'dor{Enter}')
  await waitFor(() => expect(address()).toContain('from=ALD&to=DOR'))
  expect(readRecentStations(maya)).toEqual(['ALD', 'DOR'])
  await user.clear(await field('From'))
  expect(offered()).toEqual(['ALD', 'DOR'])
})

test('the words of what is wrong stay in sight: recent stations do not cover them', async () => {
  rememberStations(maya, ['CIM'])
  const { user } = await openPlanner()
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await field('From')).toHaveFocus()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a station without city, state or position, and with a code for a name, can be found and chosen', async () => {
  db.stations.push({
    _id: 'a9'.padEnd(24, '0'),
    code: 'XX-BECE',
    name: 'XX-BECE',
    city: '',
    state: '',
    latitude: null,
    longitude: null,
  })
  const { user } = await openPlanner()
  await user.type(await field('From'), 'xx-b')
  await user.click(screen.getByRole('option', { name: /XX-BECE/ }))
  expect(await field('From')).toHaveValue('XX-BECE (XX-BECE)')
})
