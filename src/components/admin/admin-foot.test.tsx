import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { admin, maya } from '@mocks/fixture'
import { issueToken } from '@mocks/sessions'
import { requireRole } from '@/routes/-guards'
import { renderApp } from '@/test/render-app'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

const note = /^You see this as/

/** The app as a build with `VITE_ADMIN_ROLES` set to nothing has it. */
function renderForAll(...[address, options]: Parameters<typeof renderApp>) {
  const app = renderApp(address, options)
  const { options: route } = app.router.routesById['/_signed-in/admin']
  const { beforeLoad } = route
  Object.assign(route, { beforeLoad: requireRole([]) })
  onTestFinished(() => void Object.assign(route, { beforeLoad }))
  return app
}

test('B5: with no role required every signed-in user comes in, and reads as whom they look', async () => {
  renderForAll('/admin/trains', { token: issueToken(maya) })
  expect(await screen.findByRole('table', { name: 'Trains' })).toBeInTheDocument()
  expect(screen.getByText(note).parentElement).toHaveTextContent(
    'You see this as Maya Lobo, role user. What you may change, the server decides.',
  )
})

test('B5: an admin reads nothing of that', async () => {
  renderForAll('/admin/trains', { token: issueToken(admin) })
  expect(await screen.findByRole('table', { name: 'Trains' })).toBeInTheDocument()
  expect(screen.queryByText(note)).toBeNull()
})

test('B5: the server still refuses what the guard let in; that is an error in the page, and nobody is logged out', async () => {
  const { address } = renderForAll('/admin/bookings', { token: issueToken(maya) })
  expect(await screen.findByRole('alert')).toHaveTextContent('The role user may not do this')
  expect(address()).toBe('/admin/bookings')
  expect(screen.getByRole('button', { name: 'Account of Maya Lobo' })).toBeInTheDocument()
})
