import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import {
  access,
  type Actor,
  actors,
  elsewhere,
  navigation,
  type Outcome,
  roleFields,
} from '@/test/access-matrix'
import { addressOf } from '@/test/addresses'
import { renderApp } from '@/test/render-app'
import { byRow } from '@/test/size'
import { inSmallRailway } from '@/test/railway/small-railway'

inSmallRailway()

type App = ReturnType<typeof renderApp>

function openAs(actor: Actor): App {
  if (actor === 'anonymous') return renderApp('/forgot-password')
  const user = { _id: maya, name: 'Maya Iyer', email: 'maya@mail.test', ...roleFields[actor] }
  server.use(http.get('*/api/auth/me', () => HttpResponse.json({ success: true, user })))
  return renderApp('/help', { token: issueToken(maya) })
}

const heading = () => document.querySelector('h1')?.textContent ?? ''

/** What the page says and where it stands, once nothing is on its way any more. */
async function opened({ router }: App, address: string): Promise<Outcome> {
  await act(() => router.navigate({ to: address }))
  await waitFor(() => expect(heading()).not.toBe(''))
  const { pathname, state } = router.state.location
  const route = router.state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1')
  if (/could not find this page/.test(heading())) return 'missing'
  if (/Access Denied/.test(heading()) && state.from === address) return 'forbidden'
  if (pathname === '/login' && state.from !== undefined && state.message) return 'login'
  const shown = /Access Denied|stopped working/.test(heading()) ? '/unauthorized' : route
  if (pathname === address && shown === route && addressOf(shown ?? '') === address) return 'page'
  if (pathname === '/dashboard') return 'start'
  if (pathname === '/admin/dashboard') return 'admin'
  throw new Error(`${address} has led to ${pathname}, with '${heading()}'`)
}

const rows = Object.entries({ ...access, ...elsewhere })

/** The addresses that the sidebar leads to, where there is one. */
async function inSidebar({ user }: App) {
  const sidebar = screen.queryByRole('navigation', { name: 'Main' })
  const group = screen.queryByRole('button', { name: 'Admin' })
  if (group) await user.click(group)
  return sidebar && [...sidebar.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test.each(byRow(actors, rows))(
  'B2 B5 C1, goal G9: %s gets what the matrix says, in the sidebar and at every route',
  async (actor, opening) => {
    const app = openAs(actor)
    await waitFor(() => expect(heading()).not.toBe(''))
    expect(await inSidebar(app)).toEqual(actor === 'anonymous' ? null : navigation[actor])
    const found: Record<string, Outcome> = {}
    for (const [path] of opening) found[path] = await opened(app, addressOf(path))
    expect(found).toEqual(Object.fromEntries(opening.map(([path, row]) => [path, row[actor]])))
  },
)

test('goal G9: the matrix has a row for every route, and a cell for every actor', () => {
  const { router } = openAs('anonymous')
  const routes = Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/, '$1'))
  expect(Object.keys(access).toSorted()).toEqual([...new Set(routes)].toSorted())
  for (const row of Object.values(access)) expect(Object.keys(row).toSorted()).toEqual(actors.toSorted())
})
