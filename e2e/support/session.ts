import type { Page, Route } from '@playwright/test'
import { refuse } from './answers.ts'
import { credentialsOf, type Credentials, type PersonaId } from './personas.ts'
import { ownPassword } from './secrets.ts'
import { settled } from './settled.ts'
import { expect } from './test.ts'

/** A token as the server gives it at sign-in. */
export async function newToken(page: Page, apiOrigin: string, who: PersonaId | Credentials): Promise<string> {
  const data = typeof who === 'string' ? credentialsOf(who) : who
  const answer = await page.request.post(`${apiOrigin}/api/auth/login`, {
    data: { email: data.email, password: data.password },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { token: string }).token
}

/** What another tab's sign-in does to this one: the token is stored, and the browser says so. */
export const signInBeside = (page: Page, token: string) =>
  page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('rememberMe', 'true')
    dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
  }, token)

/** Stores a token as if its user were remembered. The page that is open has no part in it. */
export const remember = (page: Page, token: string) =>
  page.evaluate((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('rememberMe', 'true')
  }, token)

/** Opens a page as somebody whom the browser remembers. */
export async function openRemembered(page: Page, token: string, address: string) {
  // Something of the origin that does not start the app.
  await page.goto('/favicon.svg')
  await remember(page, token)
  await page.goto(address)
}

/** Both places that may hold a token. */
export const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token')])

/** The server no longer takes the token. */
export const refuseToken = (page: Page, route: Route) =>
  refuse(page, route, 401, { message: 'Expired' })
    // Given up by the page meanwhile.
    .catch(() => {})

export interface Account extends Credentials {
  name: string
}

/** Somebody new, whose name and address stand nowhere else. */
export async function newAccount(page: Page, apiOrigin: string): Promise<Account> {
  const word = `quilla${crypto.randomUUID().slice(0, 8)}`
  const account = { name: `Q ${word}`, email: `${word}@mail.example`, password: ownPassword }
  const answer = await page.request.post(`${apiOrigin}/api/auth/register`, {
    data: { username: account.name, email: account.email, password: account.password },
  })
  expect(answer.status()).toBe(201)
  return account
}

/** Whatever the browser keeps for the app, by the place where it is: five kinds of storage. */
export async function everythingStored(page: Page): Promise<Record<string, string>> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true })
  const databases = origins.map((origin: object) => ('indexedDB' in origin ? origin.indexedDB : []))
  const { own, files } = await page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) kept.push(`${name} ${url}`)
      for (const answer of await cache.matchAll()) kept.push(await answer.text())
    }
    const storages = { local: localStorage, session: sessionStorage }
    const entries = Object.entries(storages).flatMap(([kind, storage]) =>
      Object.keys(storage).map((key) => [`${kind} ${key}`, storage.getItem(key) ?? ''] as const),
    )
    return { own: Object.fromEntries(entries), files: kept }
  })
  return {
    ...own,
    cookies: JSON.stringify(cookies),
    databases: JSON.stringify(databases),
    'the cache storage': files.join('\n'),
  }
}

/** Through the menu of the account. A page that is still to come would take the focus, and close the menu. */
export async function pressLogout(page: Page) {
  await settled(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}
