import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { db } from '@mocks/db'
import { inSmallRailway } from '@/test/railway/small-railway'
import { issueToken } from '@mocks/sessions'
import { admin } from '@mocks/fixture'
import { renderApp } from '@/test/render-app'

inSmallRailway()

const open = (address = '/admin/stations') => renderApp(address, { token: issueToken(admin) })
const codes = () =>
  within(screen.getByRole('table', { name: 'Stations' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)

test('F2, J2: a new station comes first and the total grows; a code that is taken is said at its field', async () => {
  const { user } = open('/admin/stations?edit=new')
  const panel = await screen.findByRole('dialog', { name: 'Add station' })
  const type = async (name: string | RegExp, text: string) => {
    const field = await within(panel).findByRole('textbox', { name })
    await user.clear(field)
    await user.type(field, text)
  }
  await type(/^Code/, 'ald')
  await type('Name', 'Eskil')
  await type('City', 'Eskil')
  await type('State', 'Northland')
  await type('Latitude', '12.75')
  await type('Longitude', '77.5')
  await user.click(within(panel).getByRole('button', { name: 'Add station' }))
  expect(await within(panel).findAllByText('Another station has this code')).not.toEqual([])
  await type(/^Code/, 'esk')
  await user.click(within(panel).getByRole('button', { name: 'Add station' }))
  await waitFor(() => expect(codes()[0]).toBe('ESK'))
  expect(screen.getByText(`${db.stations.length + 1} stations`)).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Send now' }))
  await waitFor(() =>
    expect(db.stations.find(({ code }) => code === 'ESK')).toMatchObject({ name: 'Eskil', latitude: 12.75 }),
  )
})

test('J2: before a station is deleted, the trains and bookings that use it are counted', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: /^Choose Aldun/ }))
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  const question = await screen.findByRole('alertdialog')
  const trains = db.trains.filter(({ source, destination, route }) =>
    [source, destination, ...route.map(({ station }) => station)].includes(
      db.stations.find(({ code }) => code === 'ALD')?._id ?? '',
    ),
  ).length
  expect(await within(question).findByText(new RegExp(`^${trains} trains`))).toBeInTheDocument()
})

test('J1: a station that is not there is said', async () => {
  open('/admin/stations?edit=nowhere')
  expect(await screen.findByRole('dialog', { name: 'Station not found' })).toBeInTheDocument()
})

test('J1: a zone that a server would keep is not taken for removed', async () => {
  const before = db.stations.find(({ code }) => code === 'ALD')
  if (before) before.zone = 'NR'
  const { user } = open(`/admin/stations?edit=${before?._id}`)
  const panel = within(await screen.findByRole('dialog'))
  await user.clear(await panel.findByRole('textbox', { name: /^Zone/ }))
  await user.click(panel.getByRole('button', { name: 'Save station' }))
  expect(await panel.findByRole('textbox', { name: /^Zone/ })).toHaveAccessibleDescription(
    'A zone can be replaced, but not emptied',
  )
  expect(screen.queryByRole('button', { name: 'Send now', hidden: true })).toBeNull()
})
