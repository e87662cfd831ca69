import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { local } from '@/lib/storage/storage'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const open = (address: string) => renderApp(address, { token: issueToken(admin) })
const openViews = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  return within(screen.getByRole('region', { name: 'Saved views' }))
}
const nameField = 'Name for what is shown now'

test('ADM-1: filters and order are saved by a name, found again, replaced and removed', async () => {
  const { user, address, router } = open('/admin/trains?q=mail&sort=-number&page=1')
  await screen.findByRole('table', { name: 'Trains' })
  let views = await openViews(user)
  expect(views.getByText('Nothing saved yet.')).toBeInTheDocument()
  await user.click(views.getByRole('button', { name: 'Save view' }))
  expect(views.getByLabelText(nameField)).toHaveAccessibleDescription('Enter a name')
  expect(views.getByLabelText(nameField)).toHaveFocus()
  await user.type(views.getByLabelText(nameField), ' Mail, latest first {Enter}')
  expect(screen.getByRole('button', { name: 'Views' })).toHaveFocus()

  await router.navigate({ to: '/admin/trains', search: {} })
  views = await openViews(user)
  const link = views.getByRole('link', { name: 'Mail, latest first' })
  expect(link).not.toHaveAttribute('aria-current')
  await user.click(link)
  await waitFor(() => expect(address()).toBe('/admin/trains?q=mail&sort=-number'))
  expect(screen.queryByRole('region', { name: 'Saved views' })).toBeNull()

  await router.navigate({ to: '/admin/trains', search: { type: 'Express' } })
  views = await openViews(user)
  await user.type(views.getByLabelText(nameField), 'Mail, latest first')
  await user.click(views.getByRole('button', { name: 'Replace the view' }))
  views = await openViews(user)
  expect(views.getByRole('link')).toHaveAttribute('aria-current', 'page')
  await user.click(views.getByRole('button', { name: 'Remove the view Mail, latest first' }))
  expect(views.queryByRole('link')).toBeNull()
})

test('ADM-1: views belong to one list and one user; broken ones are left out', async () => {
  const view = { name: 'North', search: { state: 'Northland' } }
  local.set('views:somebody-else', JSON.stringify({ stations: [{ ...view, name: 'Not mine' }] }))
  local.set(
    `views:${admin}`,
    JSON.stringify({ stations: [view, { name: 1 }, null, { name: 'x', search: [] }], trains: 'none' }),
  )
  const { user, router } = open('/admin/stations')
  let views = await openViews(user)
  expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual(['North'])
  await router.navigate({ to: '/admin/trains' })
  await screen.findByRole('heading', { level: 1, name: 'Trains' })
  views = await openViews(user)
  expect(views.getByText('Nothing saved yet.')).toBeInTheDocument()
})

test('ADM-1, goal G5: of a stored view, what an address can hold is what it leads to', async () => {
  const search = { '\ud800': 'x', page: 3, state: 'Northland', sort: { toString: 1 }, q: null }
  local.set(`views:${admin}`, JSON.stringify({ stations: [{ name: 'North', search }] }))
  const { user, address } = open('/admin/stations')
  const views = await openViews(user)
  await user.click(views.getByRole('link', { name: 'North' }))
  await waitFor(() => expect(address()).toContain('state=Northland'))
  expect(address()).not.toMatch(/page|sort|q=/)
  expect(await screen.findByRole('heading', { level: 1, name: 'Stations' })).toBeInTheDocument()
})
