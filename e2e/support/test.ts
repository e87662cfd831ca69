import { test as base, expect, type Page } from '@playwright/test'
import { type Credentials, credentialsOf, type PersonaId } from './personas.ts'

export interface Options {
  /** Where requests may go besides the page's own origin. */
  apiOrigin: string
  /** Console errors that the test provokes: a refused call is one, whatever the page makes of it. */
  expectedErrors: RegExp[]
}

interface Watch {
  watch: void
}

const ownSchemes = new Set(['blob:', 'data:', 'about:'])

/** Every test fails on an error in the console, an uncaught error, a failed preflight, or a request to a third party. */
export const test = base.extend<Options & Watch>({
  apiOrigin: ['', { option: true }],
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ context, baseURL, apiOrigin, expectedErrors }, use) => {
      const problems: string[] = []
      const origins = new Set([new URL(baseURL ?? '').origin, apiOrigin])
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        const words = `${message.text()} (${message.location().url})`
        if (!expectedErrors.some((expected) => expected.test(words))) problems.push(`console: ${words}`)
      })
      context.on('weberror', (error) => {
        const { name, message, stack } = error.error()
        problems.push(`uncaught: ${name}: ${message}\n${stack}`)
      })
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (!ownSchemes.has(url.protocol) && !origins.has(url.origin)) {
          problems.push(`request to another origin: ${request.url()}`)
        }
      })
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? ''
        // What a page gives up when it is left is no failure, and a worker in between gives it up under this name.
        const ofTheApi = new URL(request.url()).pathname.startsWith('/api/')
        if (request.method() === 'OPTIONS' || (ofTheApi && /CORS|ERR_FAILED/.test(why))) {
          problems.push(`${request.method()} ${request.url()}: ${why}`)
        }
      })
      await use()
      expect(problems, 'what the page did behind the scenes').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Signs in on the login page, as somebody would. */
export async function signIn(page: Page, who: PersonaId | Credentials, { rememberMe = false } = {}) {
  const { email, password } = typeof who === 'string' ? credentialsOf(who) : who
  if (new URL(page.url(), 'http://127.0.0.1').pathname !== '/login') await page.goto('/login')
  await page.getByLabel('E-mail address', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  if (rememberMe) await page.getByLabel('Remember me on this device').check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

const remembered = new Map<string, [string, string][]>()

/** As `signIn`, but through the form only the first time: for tests that are about something else. */
export async function signedIn(page: Page, who: PersonaId) {
  const stored = remembered.get(who)
  if (stored) {
    await page.goto('/login')
    // The demo's back end is there once the page is.
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value)
    }, stored)
    return
  }
  await signIn(page, who, { rememberMe: true })
  remembered.set(who, await page.evaluate(() => Object.entries<string>({ ...localStorage })))
}

let accounts = 0

/** An account that nobody else uses: the production build's server keeps one state for all tests. */
export async function register(page: Page, apiOrigin: string): Promise<Credentials> {
  accounts += 1
  const name = `Test ${Date.now().toString(36)}${accounts}-${test.info().parallelIndex}`
  const account = { email: `${name.replace(' ', '.').toLowerCase()}@mail.example`, password: 'Quiet#Coach5' }
  const origin = apiOrigin || new URL(page.url()).origin
  const status = await page.evaluate(
    async ([url, body]) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      return answer.status
    },
    [`${origin}/api/auth/register`, JSON.stringify({ username: name, ...account })] as const,
  )
  expect(status).toBe(201)
  return account
}
