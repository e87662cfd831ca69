import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Credentials, credentialsOf, type PersonaId } from './personas.ts'
import { ownPassword, secretIn } from './secrets.ts'
import { watchTexts } from '../../src/test/translated-texts.ts'

export interface Options {
  /** Where requests may go besides the page's own origin. */
  apiOrigin: string
  /** Console errors that the test provokes: a refused call is one, whatever the page makes of it. */
  expectedErrors: RegExp
}

interface Fixtures {
  /** What the page did behind the scenes that no page may do; empty at the end of a test that passes. */
  problems: string[]
  /** A page in a browser that has never been here: another passenger's, or the same one's other device. */
  otherDevice: Page
}

const ownSchemes = new Set(['blob:', 'data:', 'about:'])

/** D6: what the page does to its texts that it could not do while the browser translates it is an error in the console. */
const watchTextsIn = (context: BrowserContext) =>
  context.addInitScript(
    `(${watchTexts.toString()})((what) => console.error('A translated page would lose a text', what))`,
  )

/** An error in the console, an uncaught error, a failed preflight, a request to a third party, a secret told. */
function watch(
  context: BrowserContext,
  { problems, origins, expectedErrors }: { problems: string[]; origins: string[]; expectedErrors: RegExp },
) {
  const keepSecret = (place: string, text: string) => {
    const secret = secretIn(text)
    if (secret) problems.push(`${secret} stands in ${place}: ${text.slice(0, 500)}`)
  }
  // Addresses without a request too.
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => keepSecret('an address', frame.url()))
  })
  context.on('console', (message) => {
    const words = `${message.text()} (${message.location().url})`
    keepSecret('the console', words)
    if (message.type() !== 'error') return
    if (!expectedErrors.test(words)) problems.push(`console: ${words}`)
  })
  context.on('weberror', (error) => {
    const { name, message, stack } = error.error()
    problems.push(`uncaught: ${name}: ${message}\n${stack}`)
    keepSecret('an error', `${name}: ${message}\n${stack}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    keepSecret('an address', request.url())
    if (!ownSchemes.has(url.protocol) && !origins.includes(url.origin)) {
      problems.push(`request to another origin: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    // What a page gives up when it is left is no failure. The demo's worker passes it on by a request of its own, and
    // that one fails under another name; where the page is still there, its own request fails as well.
    if (request.serviceWorker()) return
    const why = request.failure()?.errorText ?? ''
    const ofTheApi = new URL(request.url()).pathname.startsWith('/api/')
    if (request.method() === 'OPTIONS' || (ofTheApi && /CORS|ERR_FAILED/.test(why))) {
      const words = `${request.method()} ${request.url()}: ${why}`
      if (!expectedErrors.test(words)) problems.push(words)
    }
  })
  /** What the pages show in the end. */
  return async () => {
    for (const page of context.pages()) {
      // A page that is just going shows nothing.
      const shown = await page
        .evaluate(() => `${document.title}\n${document.body?.innerText ?? ''}`)
        .catch(() => '')
      keepSecret('what a page shows', shown)
    }
  }
}

const originsOf = (baseURL: string | undefined, apiOrigin: string) => [
  new URL(baseURL ?? '').origin,
  apiOrigin,
]

export const test = base.extend<Options & Fixtures>({
  apiOrigin: ['', { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  problems: [
    async ({ context, baseURL, apiOrigin, expectedErrors }, give) => {
      const problems: string[] = []
      const look = watch(context, { problems, origins: originsOf(baseURL, apiOrigin), expectedErrors })
      await watchTextsIn(context)
      await give(problems)
      await look()
      expect(problems, 'what the page did behind the scenes').toEqual([])
    },
    { auto: true },
  ],
  otherDevice: async ({ browser, baseURL, apiOrigin, expectedErrors, problems, viewport }, give) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport })
    const look = watch(context, { problems, origins: originsOf(baseURL, apiOrigin), expectedErrors })
    await watchTextsIn(context)
    const page = await context.newPage()
    await give(page)
    await look()
    await context.close()
  },
})

export { expect }

/** What fails is told at the end: until then there is more to be seen. */
export const expectSoftly = expect.configure({ soft: true })

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

const remembered = new Map<PersonaId, [string, string][]>()

/** As `signIn`, but through the form only the first time: for tests that are about something else. */
export async function signedIn(page: Page, who: PersonaId) {
  const stored = remembered.get(who)
  if (!stored) {
    await signIn(page, who, { rememberMe: true })
    remembered.set(who, await page.evaluate(() => Object.entries<string>({ ...localStorage })))
    return
  }
  // By the page itself and ahead of the app: what another page stores for it may come too late.
  await page.addInitScript((entries) => {
    const isNew = Object.keys(localStorage).every((key) => key === 'theme')
    if (isNew) for (const [key, value] of entries) localStorage.setItem(key, value)
  }, stored)
}

let accounts = 0

/** An account that nobody else uses: the production build's server keeps one state for all tests. */
export async function register(page: Page, apiOrigin: string): Promise<Credentials> {
  accounts += 1
  const name = `Test ${Date.now().toString(36)}${accounts}-${test.info().parallelIndex}`
  const account = { email: `${name.replace(' ', '.').toLowerCase()}@mail.example`, password: ownPassword }
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
