import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { maya } from '@mocks/fixture'
import { server } from '@mocks/node'
import { issueToken } from '@mocks/sessions'
import { cards, unknownAddresses } from '@/test/cards/all'
import type { Card } from '@/test/cards/card'
import { inSmallRailway } from '@/test/railway/small-railway'
import { renderApp } from '@/test/render-app'
import { addressOf } from '@/test/screens'
import { byRow } from '@/test/size'

inSmallRailway()

type App = ReturnType<typeof renderApp>

/** What the server says of somebody's role, beside id, name and e-mail address. */
const roleFields = {
  user: { role: 'user', roles: [{ _id: 'r1', name: 'user' }] },
  admin: { role: 'admin' },
  agent: { role: 'agent', roles: ['agent'] },
  'no role': {},
  'malformed role': { role: ['admin'], roles: [null, { name: { toString: 'admin' } }] },
}

type Actor = 'anonymous' | keyof typeof roleFields
const actors: Actor[] = ['anonymous', 'user', 'admin', 'agent', 'no role', 'malformed role']

/**
 * What comes of opening an address. `page`: it is shown. `login`: sent to /login, which leads back. `forbidden`: refused at
 * /unauthorized, which knows where from. `missing`: told that there is no such page. Or the address that it leads on to.
 */
type Outcome = 'page' | 'login' | 'forbidden' | 'missing' | '/dashboard' | '/admin/dashboard'

/** What the card says of it. */
function expected(card: Card, actor: Actor): Outcome {
  const visitor = actor === 'anonymous'
  if (card.for === 'visitors') return visitor ? 'page' : '/dashboard'
  if (card.for !== 'everybody' && visitor) return 'login'
  if (card.for === 'admins' && actor !== 'admin') return 'forbidden'
  if (unknownAddresses.includes(card)) return 'missing'
  return card.leadsTo ?? 'page'
}

function openAs(actor: Actor): App {
  if (actor === 'anonymous') return renderApp('/forgot-password')
  const user = { _id: maya, name: 'Maya Iyer', email: 'maya@mail.test', ...roleFields[actor] }
  server.use(http.get('*/api/auth/me', () => HttpResponse.json({ success: true, user })))
  return renderApp('/help', { token: issueToken(maya) })
}

const heading = () => document.querySelector('h1')?.textContent ?? ''

/** What the page says and where it stands, once nothing is on its way any more. */
async function opened({ router }: App, { path }: Card): Promise<Outcome> {
  const address = addressOf({ path })
  await act(() => router.navigate({ to: address }))
  await waitFor(() => expect(heading()).not.toBe(''))
  const { pathname, state } = router.state.location
  const route = router.state.matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1')
  if (/could not find this page/.test(heading())) return 'missing'
  if (/Access Denied/.test(heading()) && state.from === address) return 'forbidden'
  if (pathname === '/login' && state.from !== undefined && state.message) return 'login'
  const shown = /Access Denied|stopped working/.test(heading()) ? '/unauthorized' : route
  if (pathname === address && shown === route && shown === path) return 'page'
  if (pathname === '/dashboard' || pathname === '/admin/dashboard') return pathname
  throw new Error(`${address} has led to ${pathname}, with '${heading()}'`)
}

/** The addresses that the sidebar leads to, in order; nobody else has one. */
function inSidebarOf(actor: Actor) {
  if (actor === 'anonymous') return null
  const parts = actor === 'admin' ? ['main', 'admin', 'more'] : ['main', 'more']
  return parts.flatMap((part) => cards.filter(({ sidebar }) => sidebar === part).map(({ path }) => path))
}

/** The addresses that the sidebar leads to, where there is one. */
async function inSidebar({ user }: App) {
  const sidebar = screen.queryByRole('navigation', { name: 'Main' })
  const group = screen.queryByRole('button', { name: 'Admin' })
  if (group) await user.click(group)
  return sidebar && [...sidebar.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

test.each(byRow(actors, [...cards, ...unknownAddresses]))(
  'B2 B5 C1, goal G9: %s gets what the cards say, in the sidebar and at every route',
  async (actor, opening) => {
    const app = openAs(actor)
    await waitFor(() => expect(heading()).not.toBe(''))
    expect(await inSidebar(app)).toEqual(inSidebarOf(actor))
    const found: Record<string, Outcome> = {}
    for (const card of opening) found[card.path] = await opened(app, card)
    expect(found).toEqual(Object.fromEntries(opening.map((card) => [card.path, expected(card, actor)])))
  },
)
