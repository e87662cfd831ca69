import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cards } from '@/test/cards/all'
import type { Card } from '@/test/cards/card'
import { person, tokenOf } from '@/test/railway/people'
import { renderApp } from '@/test/render-app'
import { addressOf } from '@/test/screens'
import { byRow } from '@/test/size'

type App = ReturnType<typeof renderApp>

/** All pages for those who are signed in, of a railway that has no such records. */
const all = cards.filter((card) => card.for === 'users' || card.for === 'admins')

/** Its own address, and where it leads to. */
function placesOf(card: Card) {
  const path = addressOf({ path: card.path })
  return { path, address: card.leadsTo ?? path }
}

const account = (name: string) => screen.findByRole('button', { name: `Account of ${name}` })
const heading = () => document.querySelector('h1')?.textContent ?? ''

async function open({ router }: App, path: string) {
  await act(() => router.navigate({ href: path }))
  await waitFor(() => expect(heading(), path).toMatch(/./))
}

async function openedBy(id: string) {
  const app = renderApp('/help', { token: tokenOf(id) })
  await account(person(id).name)
  return app
}

async function passengerFinds(opening: Card[]) {
  const app = await openedBy('family-passenger')
  for (const card of opening) {
    const { path, address } = placesOf(card)
    await open(app, path)
    const refused = card.for === 'admins'
    await waitFor(() =>
      expect(app.router.state.location.pathname, path).toBe(refused ? '/unauthorized' : address),
    )
    expect(heading(), path).not.toMatch(/could not find this page|stopped working/)
    if (refused) await waitFor(() => expect(heading(), path).toBe('Access Denied'))
  }
}

async function adminFinds(opening: Card[]) {
  const app = await openedBy('admin')
  for (const card of opening) {
    const { path, address } = placesOf(card)
    await open(app, path)
    await waitFor(() => expect(app.router.state.location.pathname, path).toBe(address))
    expect(heading(), path).not.toMatch(/could not find this page|stopped working|Access Denied/)
  }
}

async function visitorFinds(opening: Card[]) {
  const app = renderApp('/register')
  await screen.findByRole('heading', { name: 'Create an account' })
  for (const card of opening) {
    const { path, address } = placesOf(card)
    await open(app, `${path}?q=1#h`)
    await waitFor(() => expect(heading(), path).toBe('Log in'))
    const { pathname, state } = app.router.state.location
    expect([pathname, state.message, state.messageType], path).toEqual([
      '/login',
      'Please log in to continue',
      'info',
    ])
    // The redirecting addresses have no query of their own to keep.
    expect(state.from?.split(/[?#]/)[0]).toBe(card.for === 'admins' ? path : address)
    act(() => app.router.history.back())
    await waitFor(() => expect(heading(), path).toBe('Create an account'))
  }
}

const finds: Record<string, (opening: Card[]) => Promise<void>> = {
  'B3, B5, B9: a passenger finds the pages, and is refused those of administrators': passengerFinds,
  'B4, B9: an administrator finds all pages': adminFinds,
  'B2: a visitor is sent to /login, which knows the way back to what was opened': visitorFinds,
}

test.each(byRow(Object.keys(finds), all))('%s', { timeout: 120_000 }, async (who, opening) => {
  await expect(finds[who]?.(opening)).resolves.toBeUndefined()
})

test.each([
  ['/bookings', 'family-passenger', /bookings/i],
  ['/admin/users', 'admin', /users/i],
])('B3, B4: %s is also the first page that %s opens', async (path, id, title) => {
  const app = renderApp(path, { token: tokenOf(id) })
  await account(person(id).name)
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(app.address()).toBe(path)
})
