import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getResponse } from 'msw'
import { asPlaywrightTest } from '../../mocks/studio/copy-as.ts'
import { harOf } from '../../mocks/studio/har.ts'
import { plainState, qaText } from '../../mocks/studio/link.ts'
import { createStudio } from '../../mocks/studio/studio.ts'
import { credentialsOf } from '../support/personas.ts'
import { expect, test } from '../support/test.ts'
import type { Switch } from '../../mocks/studio/types.ts'

test.use({ expectedErrors: /403/ })
// Other tests of this process read the clock and the data too.
test.afterAll(() => void studio.open(plainState))

const clock = { at: '2026-11-28T18:10:00+05:30', runs: false }
const { studio, answers } = createStudio({ scenarios: [] })

const { email, password } = credentialsOf('frequent-passenger')
const login = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email, password }),
}

/** The header that a call has by whoever is signed in. */
async function signedInTo(origin: string) {
  const answer = await getResponse(answers, new Request(`${origin}/api/auth/login`, login))
  if (!answer) throw new Error('Nobody answers the login')
  const { token } = (await answer.json()) as { token: string }
  return { Authorization: `Bearer ${token}` }
}

/** Makes a call in the state of a studio, as its persona if there is one, and gives what its log says of it. */
async function logged(
  origin: string,
  path: string,
  { effect, init, persona }: { effect?: Switch; init?: RequestInit; persona?: string } = {},
) {
  const rules = effect ? [{ call: '*', effect }] : []
  studio.open({ ...plainState, clock, rules, persona })
  const own = persona === undefined ? {} : await signedInTo(origin)
  const headers = { ...(init?.headers as Record<string, string> | undefined), ...own }
  await getResponse(answers, new Request(origin + path, { ...init, headers }))
  const entry = studio.log.at(-1)
  if (!entry) throw new Error('Nothing was logged')
  return entry
}

// Tests that are copied out of the log are run as they are: each calls `test` when it is loaded.
const folder = resolve('node_modules/.cache/railway-planner/copied')
mkdirSync(folder, { recursive: true })
const profile = {
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ firstName: 'Arjun Rao' }),
}
const tooMuch = `{"message":"It's too much"}`
const copied: [name: string, path: string, how?: Parameters<typeof logged>[2]][] = [
  ['data', '/api/trains?search=mail'],
  ['missing', '/api/trains', { effect: { kind: 'missing', field: 'data[0].name' } }],
  ['status', '/api/stations?limit=1', { effect: { kind: 'status', status: 429, body: tooMuch } }],
  ['cut', '/api/trains', { effect: { kind: 'cut' } }],
  ['lost', '/api/stations', { effect: { kind: 'lost' } }],
  ['login', '/api/auth/login', { init: login }],
  ['own-bookings', '/api/bookings', { persona: 'frequent-passenger' }],
  ['own-profile', '/api/auth/me', { persona: 'frequent-passenger', init: profile }],
  [
    'own-fails',
    '/api/auth/me',
    { persona: 'frequent-passenger', init: profile, effect: { kind: 'status', status: 409 } },
  ],
]
for (const [name, path, how] of copied) {
  const entry = await logged('http://demo.test', path, how)
  const { persona } = studio.state
  const link = `/login?qa=${qaText({ ...plainState, persona, clock, rules: [...entry.rules] })}`
  const file = join(folder, `${name}.mjs`)
  const source = asPlaywrightTest(entry, link)
  // Each process comes here, while another one may read the file.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== source) writeFileSync(file, source)
  await import(pathToFileURL(file).href)
}
studio.open(plainState)

test('L2: another program reads the file of the log, and answers from it', async ({
  page,
  baseURL,
}, info) => {
  const origin = new URL(baseURL ?? '').origin
  studio.clearLog()
  const entry = await logged(origin, '/api/trains')
  await logged(origin, '/api/stations?limit=1', { effect: { kind: 'status', status: 403 } })
  const file = info.outputPath('log.har')
  writeFileSync(file, JSON.stringify(harOf(studio.log, { origin, version: '1.0.0', qa: 'v1' })))
  // Something of the origin that does not start the app.
  await page.goto('/favicon.svg')
  await page.routeFromHAR(file, { url: '**/api/**' })
  const ask = (path: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url)
      return [response.status, await response.text()]
    }, path)
  expect(await ask('/api/trains')).toEqual([200, entry.response?.body])
  expect(await ask('/api/stations?limit=1')).toEqual([403, expect.stringContaining('may not do this')])
})
